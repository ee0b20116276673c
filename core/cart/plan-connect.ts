/** What follows from the answer to creating a cart (S §4, cart connect). */
export type ConnectPlan =
  | { readonly kind: 'store-token' }
  /** Once more, without the user's token. */
  | { readonly kind: 'retry-as-guest' }
  | { readonly kind: 'disable-sync'; readonly code: number };

/** @param bypassCount how often this was already retried as guest */
export function planConnect(code: number, bypassCount: number, maxBypassAttempts: number): ConnectPlan {
  if (code === 200) return { kind: 'store-token' };
  if (code === 401 && bypassCount < maxBypassAttempts) return { kind: 'retry-as-guest' };
  return { kind: 'disable-sync', code };
}
