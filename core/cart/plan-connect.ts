export type ConnectPlan =
  | { readonly kind: 'store-token' }
  | { readonly kind: 'retry-as-guest' }
  | { readonly kind: 'disable-sync'; readonly code: number };

/** @param bypassCount retries as guest so far */
export function planConnect(code: number, bypassCount: number, maxBypassAttempts: number): ConnectPlan {
  if (code === 200) return { kind: 'store-token' };
  if (code === 401 && bypassCount < maxBypassAttempts) return { kind: 'retry-as-guest' };
  return { kind: 'disable-sync', code };
}
