// Runs a Tiltfile with Tilt's functions replaced by ones that only write down their calls, a JSON line each.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
)

var names = []string{
	"docker_build", "fall_back_on", "http_get_action", "k8s_resource", "k8s_yaml", "kustomize",
	"link", "local", "local_resource", "port_forward", "probe", "sync",
}

func plain(value starlark.Value) interface{} {
	switch known := value.(type) {
	case starlark.String:
		return string(known)
	case starlark.Bool:
		return bool(known)
	case starlark.Int:
		number, _ := known.Int64()
		return number
	case *starlark.Dict:
		made := map[string]interface{}{}
		for _, pair := range known.Items() {
			key, _ := starlark.AsString(pair[0])
			made[key] = plain(pair[1])
		}
		return made
	case starlark.Iterable:
		made := []interface{}{}
		items := known.Iterate()
		defer items.Done()
		for item := starlark.Value(nil); items.Next(&item); {
			made = append(made, plain(item))
		}
		return made
	}
	return nil
}

type callArguments = []starlark.Tuple

func record(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs callArguments) (starlark.Value, error) {
	named := starlark.NewDict(len(kwargs))
	for _, pair := range kwargs {
		named.SetKey(pair[0], pair[1])
	}
	call := starlark.NewDict(3)
	call.SetKey(starlark.String("call"), starlark.String(b.Name()))
	call.SetKey(starlark.String("args"), args)
	call.SetKey(starlark.String("named"), named)
	line, err := json.Marshal(plain(call))
	fmt.Println(string(line))
	return call, err
}

func main() {
	// Tilt allows both at the top of a file.
	resolve.AllowGlobalReassign = true
	known := starlark.StringDict{"TRIGGER_MODE_MANUAL": starlark.String("manual")}
	for _, name := range names {
		known[name] = starlark.NewBuiltin(name, record)
	}
	if _, err := starlark.ExecFile(&starlark.Thread{Name: "Tiltfile"}, os.Args[1], nil, known); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
