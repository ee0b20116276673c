import { ACCOUNT_MESSAGE } from './account-message';

export function lostMessage(userId: string) {
  return { ...ACCOUNT_MESSAGE, lost: userId };
}

export function readLost(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('lost' in message)) return undefined;
  return typeof message.lost === 'string' && message.lost !== '' ? message.lost : undefined;
}
