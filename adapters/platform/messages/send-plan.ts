import type { AttemptOutcome, OutboxMessage } from '../ports/outbox';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** Nobody wants to hear of an order two days late; somebody has to look into it by then. */
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000;

/** How long a message waits that has failed so often: a minute, twice as long each time, six hours at the most. Pure. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

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
  const nextAt = now + waitAfter(message.attempts);
  if (isExpired(message, nextAt)) return { state: 'failed', error: `${error}; it runs out before the next attempt` };
  return nextAt - message.queuedAt > GIVE_UP_MS ? { state: 'failed', error } : { state: 'waiting', nextAt, error };
}
