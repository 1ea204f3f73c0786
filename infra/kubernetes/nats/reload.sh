# Has the server read its certificates again when they have changed: sh reload.sh <folder of the files> <pid file>
# It looks every 30 s. At its own start it cannot know what the server has read, and has it read them once.
folder=$1 pid=$2 read=
while true; do
  now=$(cat "$folder/tls.crt" "$folder/ca.crt")
  if [ "$now" != "$read" ] && nats-server --signal "reload=$pid"; then
    [ -n "$read" ] && echo 'the certificates have changed: reloaded'
    read=$now
  fi
  sleep 30
done
