import { doublingWait } from '../kernel/doubling-wait';
import type { AttemptOutcome, OutboxMessage } from '../ports/outbox';

/** A message that has failed waits for a minute, twice as long each time, six hours at the most. */
const WAITS = { first: 60_000, longest: 6 * 60 * 60 * 1000 } as const;
/** Nobody wants to hear of an order two days late; somebody has to look into it by then. */
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000;

/** Whether a message is worth nothing any more: a code that ran out. Pure. */
export function isExpired({ expiresAt }: Pick<OutboxMessage, 'expiresAt'>, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/**
 * What becomes of a message whose attempt failed: it waits for the next one, or is given up; at once where it was refused for good, after two
 * days in line, and where it will have run out by the next attempt. Pure.
 */
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
