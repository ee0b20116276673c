/** Collection of the storage in which sessions are kept. */
export const ACCOUNT_COLLECTION = 'account';

/** What one tab sends the others when somebody has signed in or out; who it is they read for themselves. */
export const ACCOUNT_MESSAGE = { type: 'account' } as const;

export function isAccountMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === ACCOUNT_MESSAGE.type;
}
