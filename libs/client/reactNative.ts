import { type ClientOptions, createClient as createPlainClient } from './index.ts'
import { callSafely } from './timing.ts'
import { xhrFetch } from './xhr.ts'

export { xhrFetch }

/** As much of React Native's `AppState` as is used. */
export type NativeAppState = {
  addEventListener(type: 'change', listener: (state: string) => void): { remove(): void }
}
/** As much of `@react-native-community/netinfo` as is used. */
export type NativeNetInfo = {
  addEventListener(listener: (state: { isConnected: boolean | null }) => void): () => void
}

export type NativeClientOptions = ClientOptions & {
  /** Of `react-native`: the conversation pauses in the background, and comes back with the app. */
  AppState?: NativeAppState
  /** Of `@react-native-community/netinfo`: the conversation comes back with the network. */
  NetInfo?: NativeNetInfo
}

/**
 * A client whose `fetch` reads streams as they come, which React Native's own does not. From the first `open` of the
 * conversation until sign-out it follows the app and the network, where `AppState` and `NetInfo` are given.
 */
export function createClient({
  AppState,
  NetInfo,
  ...options
}: NativeClientOptions): ReturnType<typeof createPlainClient> {
  const client = createPlainClient({ fetch: xhrFetch, ...options })
  const { conversation } = client
  let unfollow: (() => void) | undefined
  const follow = () => {
    const { background, foreground } = conversation
    unfollow ??= followPhone({ AppState, NetInfo }, { background, foreground })
  }
  const leaving = async <Value>(left: Promise<Value>): Promise<Value> => {
    unfollow?.()
    return await left
  }
  return {
    ...client,
    conversation: {
      ...conversation,
      open() {
        follow()
        return conversation.open()
      },
    },
    signOut: (leave) => leaving(client.signOut(leave)),
    deleteAccount: async () => await leaving(client.deleteAccount()),
  }
}

type Phone = { AppState: NativeAppState | undefined; NetInfo: NativeNetInfo | undefined }
type Followed = { background(): void; foreground(): void }

/** Calls what the app and the network are about. Returns what ends it. */
function followPhone({ AppState, NetInfo }: Phone, { background, foreground }: Followed): () => void {
  let [isAway, isOffline] = [false, false]
  // `inactive` is iOS's, between the two: while a call comes in, say.
  const app = AppState?.addEventListener('change', (state) => {
    if (state === 'background') {
      isAway = true
      background()
    } else if (state === 'active' && isAway) {
      isAway = false
      foreground()
    }
  })
  const network = NetInfo?.addEventListener(({ isConnected }) => {
    const isBack = isOffline && isConnected === true
    if (isConnected !== null) isOffline = !isConnected
    if (isBack && !isAway) foreground()
  })
  return () => {
    callSafely(() => app?.remove())
    callSafely(() => network?.())
  }
}
