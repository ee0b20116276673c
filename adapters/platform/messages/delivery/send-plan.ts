import { doublingWait } from '../../foundation';
import type { AttemptOutcome, OutboxMessage } from '../../ports/messages/outbox';

const WAITS = { first: 60_000, longest: 6 * 60 * 60 * 1000 } as const;
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000;

export function isExpired({ expiresAt }: Pick<OutboxMessage, 'expiresAt'>, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** Schedules a retry, or gives up on a permanent failure, after two days, or if it would expire first. */
export function afterFailure(
  message: Pick<OutboxMessage, 'attempts' | 'expiresAt' | 'queuedAt'>,
  failure: { readonly code: 'permanent' | 'temporary'; readonly error: string },
  now: number,
): AttemptOutcome {
  const { error } = failure;
  if (failure.code === 'permanent') return { state: 'failed', error };
  const nextAt = now + doublingWait(message.attempts, WAITS);
  if (isExpired(message, nextAt)) return { state: 'failed', error: `${error}; it runs out before the next attempt` };
  return nextAt - message.queuedAt > GIVE_UP_MS ? { state: 'failed', error } : { state: 'waiting', nextAt, error };
}
