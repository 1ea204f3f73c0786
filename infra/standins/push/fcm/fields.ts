/** How FCM reads a value; a `Message` has fields of its own. */
export type Kind =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'float'
  | 'duration'
  | 'timestamp'
  | 'strings'
  | 'durations'
  /** Any keys, and values that are strings. */
  | 'map'
  /** Any JSON object. */
  | 'struct'
  | Enumeration
  | Message

export type Enumeration = { type: string; values: readonly string[] }
export type Message = { type: string; fields: Readonly<Record<string, Kind>> }

const fcmPackage = 'google.firebase.fcm.v1'
const message = (name: string, fields: Message['fields']): Message => ({ type: `${fcmPackage}.${name}`, fields })
const enumeration = (name: string, ...values: string[]): Enumeration => ({ type: `${fcmPackage}.${name}`, values })

const color: Message = {
  type: 'google.type.Color',
  fields: { red: 'float', green: 'float', blue: 'float', alpha: 'float' },
}

const androidNotification = message('AndroidNotification', {
  title: 'string',
  body: 'string',
  icon: 'string',
  color: 'string',
  sound: 'string',
  tag: 'string',
  click_action: 'string',
  body_loc_key: 'string',
  body_loc_args: 'strings',
  title_loc_key: 'string',
  title_loc_args: 'strings',
  channel_id: 'string',
  ticker: 'string',
  sticky: 'boolean',
  event_time: 'timestamp',
  local_only: 'boolean',
  notification_priority: enumeration(
    'AndroidNotification.NotificationPriority',
    'PRIORITY_UNSPECIFIED',
    'PRIORITY_MIN',
    'PRIORITY_LOW',
    'PRIORITY_DEFAULT',
    'PRIORITY_HIGH',
    'PRIORITY_MAX',
  ),
  default_sound: 'boolean',
  default_vibrate_timings: 'boolean',
  default_light_settings: 'boolean',
  vibrate_timings: 'durations',
  visibility: enumeration('AndroidNotification.Visibility', 'VISIBILITY_UNSPECIFIED', 'PRIVATE', 'PUBLIC', 'SECRET'),
  notification_count: 'integer',
  light_settings: message('LightSettings', {
    color,
    light_on_duration: 'duration',
    light_off_duration: 'duration',
  }),
  image: 'string',
  bypass_proxy_notification: 'boolean',
  proxy: enumeration('AndroidNotification.Proxy', 'PROXY_UNSPECIFIED', 'ALLOW', 'DENY', 'IF_PRIORITY_LOWERED'),
})

/** The fields of Google's discovery document `fcm:v1`, under the names that its protocol buffers have. */
export const sendRequest = message('SendMessageRequest', {
  validate_only: 'boolean',
  message: message('Message', {
    name: 'string',
    data: 'map',
    notification: message('Notification', { title: 'string', body: 'string', image: 'string' }),
    android: message('AndroidConfig', {
      collapse_key: 'string',
      priority: enumeration('AndroidMessagePriority', 'NORMAL', 'HIGH'),
      ttl: 'duration',
      restricted_fcmPackagename: 'string',
      data: 'map',
      notification: androidNotification,
      fcm_options: message('AndroidFcmOptions', { analytics_label: 'string' }),
      direct_boot_ok: 'boolean',
    }),
    webpush: message('WebpushConfig', {
      headers: 'map',
      data: 'map',
      notification: 'struct',
      fcm_options: message('WebpushFcmOptions', { link: 'string', analytics_label: 'string' }),
    }),
    apns: message('ApnsConfig', {
      headers: 'map',
      payload: 'struct',
      fcm_options: message('ApnsFcmOptions', { analytics_label: 'string', image: 'string' }),
      live_activity_token: 'string',
    }),
    fcm_options: message('FcmOptions', { analytics_label: 'string' }),
    token: 'string',
    topic: 'string',
    condition: 'string',
  }),
})
