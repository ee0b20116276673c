export const ACCOUNT_COLLECTION = 'account';

/** Broadcast to other tabs on sign-in or sign-out; they read the user from storage themselves. */
export const ACCOUNT_MESSAGE = { type: 'account' } as const;

export function isAccountMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === ACCOUNT_MESSAGE.type;
}
