export interface TokenLock {
  readonly counter: number;
  readonly attempts: number;
  /** Errors caused by the refused token are hidden from the shopper. */
  readonly invalidated: boolean;
}

export const OPEN_LOCK: TokenLock = { counter: 0, attempts: 0, invalidated: false };

export interface RefusedToken {
  readonly refused: string;
  readonly current: string;
  readonly kept: string;
  readonly autoRefresh: boolean;
  readonly maxAttempts: number;
  readonly isLoggingOut: boolean;
}

export type RefreshPlan =
  | { readonly kind: 'retry' }
  | { readonly kind: 'adopt' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'sign-out'; readonly isExhausted: boolean };

/** Decides whether to refresh, retry, or sign out after a refused token. */
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
