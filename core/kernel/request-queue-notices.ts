export const SYNC_NOTICES = {
  'request-kept': 'You are offline. Your request is saved on this device and will be sent when you are back online.',
} as const satisfies Record<string, string>;

export type SyncNoticeCode = keyof typeof SYNC_NOTICES;
