/** The lock of S §4, token refresh. */
export interface TokenLock {
  /** How many refreshes are under way (0 or 1); -1 when the last one was refused and nobody has signed in since. */
  readonly counter: number;
  /** Refreshes since the last success. */
  readonly attempts: number;
  /** The token was refused: what failed because of it is not shown to the shopper. */
  readonly invalidated: boolean;
}

export const OPEN_LOCK: TokenLock = { counter: 0, attempts: 0, invalidated: false };

export interface RefusedToken {
  /** The token that was refused. */
  readonly refused: string;
  /** The token now; empty when nobody is signed in (any more). */
  readonly current: string;
  /** The token that is kept on the device: another tab may have refreshed it. */
  readonly kept: string;
  readonly autoRefresh: boolean;
  readonly maxAttempts: number;
  readonly isLoggingOut: boolean;
}

/** What to do about a token that was refused. */
export type RefreshPlan =
  /** Send the request once more: there is a newer token already. */
  | { readonly kind: 'retry' }
  /** Take over what another tab has kept, then send the request once more, if it is still the same user's. */
  | { readonly kind: 'adopt' }
  | { readonly kind: 'refresh' }
  /** Leave the request refused. */
  | { readonly kind: 'give-up' }
  /** The lock is in error: the task ends (S §8). */
  | { readonly kind: 'fail' }
  /** Sign out silently and ask to sign in; `isExhausted` when it was tried too often (S §8). */
  | { readonly kind: 'sign-out'; readonly isExhausted: boolean };

/** S §4, token refresh. Pure. */
export function planRefresh(lock: TokenLock, facts: RefusedToken): RefreshPlan {
  const { refused, current, kept, autoRefresh, maxAttempts, isLoggingOut } = facts;
  if (isLoggingOut || current === '') return { kind: lock.counter === -1 ? 'fail' : 'give-up' };
  if (current !== refused) return { kind: 'retry' };
  if (kept !== '' && kept !== refused) return { kind: 'adopt' };
  if (lock.counter === -1) return { kind: 'fail' };
  if (!autoRefresh) return { kind: 'sign-out', isExhausted: false };
  if (lock.attempts >= maxAttempts) return { kind: 'sign-out', isExhausted: true };
  return { kind: 'refresh' };
}
