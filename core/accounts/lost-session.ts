import { ACCOUNT_MESSAGE } from './account-message';

/** What a tab sends the others when the shop has ended somebody's session: that, and whose it was (S §4, token refresh). */
export function lostMessage(userId: string) {
  return { ...ACCOUNT_MESSAGE, lost: userId };
}

/** The id of whose session was ended; undefined for anything else that another tab says of the account. */
export function readLost(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('lost' in message)) return undefined;
  return typeof message.lost === 'string' && message.lost !== '' ? message.lost : undefined;
}
