export const SYNC_NOTICES = {
  'request-kept': 'You are offline. It is kept on this device and sent when you are back.',
} as const satisfies Record<string, string>;

export type SyncNoticeCode = keyof typeof SYNC_NOTICES;
