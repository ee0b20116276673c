import { NEVER_SYNCED, type CartData, type CartRecord } from './cart-record';
import { itemsHash } from './items-hash';
import { isConfirmed } from './take-totals';

export type SyncPlan =
  | { readonly kind: 'skip'; readonly reason: 'disabled' | 'offline' | 'nothing-to-sync' | 'unchanged' }
  | { readonly kind: 'pull' }
  | { readonly kind: 'push' };

export interface SyncConditions {
  readonly enabled: boolean;
  readonly online: boolean;
  readonly force: boolean;
}

export function planSync(cart: CartRecord, { enabled, online, force }: SyncConditions): SyncPlan {
  if (!enabled) return { kind: 'skip', reason: 'disabled' };
  if (!online) return { kind: 'skip', reason: 'offline' };
  if (cart.cartServerToken === '') {
    return cart.cartItems.length === 0 ? { kind: 'skip', reason: 'nothing-to-sync' } : { kind: 'push' };
  }
  if (force || cart.cartServerLastSyncDate === 0 || cart.revision === NEVER_SYNCED) return { kind: 'pull' };
  return isDirty(cart) ? { kind: 'push' } : { kind: 'skip', reason: 'unchanged' };
}

export function isDirty(cart: CartData): boolean {
  if (cart.cartServerToken !== '' && cart.revision === NEVER_SYNCED) return true;
  return !isConfirmed(cart) || cart.cartItemsHash !== itemsHash(cart.cartItems);
}
