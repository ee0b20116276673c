import type { OrderAddress } from '../contract';
import { MAX_ADDRESSES } from '../contract/foundation/limits';
import { sameJson } from '../kernel/same-json';

/** Addresses have no id and are identified by their content. */
export type AddressChange =
  | { readonly kind: 'add'; readonly address: OrderAddress; readonly at?: number }
  | { readonly kind: 'replace'; readonly address: OrderAddress; readonly by: OrderAddress }
  | { readonly kind: 'remove'; readonly address: OrderAddress }
  | { readonly kind: 'make-default'; readonly address: OrderAddress };

export type AddressPlan =
  | { readonly kind: 'write'; readonly addresses: readonly OrderAddress[] }
  | { readonly kind: 'settled' }
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'full' };

/**
 * Applies one change to the server's list, preserving changes from other devices.
 * @param known the list that the shopper saw
 * @param now the list on the server
 */
export function planAddressChange(
  change: AddressChange,
  known: readonly OrderAddress[],
  now: readonly OrderAddress[],
): AddressPlan {
  const { address } = change;
  const at = placeOf(now, address);
  if (change.kind === 'add') return at < 0 ? planAddition(change, now) : { kind: 'settled' };
  if (at >= 0) return { kind: 'write', addresses: applied(change, now, at) };
  const isDone =
    change.kind === 'replace' ? placeOf(now, change.by) >= 0 : change.kind === 'remove' && !hasNews(known, now);
  return { kind: isDone ? 'settled' : 'changed-elsewhere' };
}

function planAddition(
  { address, at }: Extract<AddressChange, { kind: 'add' }>,
  now: readonly OrderAddress[],
): AddressPlan {
  if (now.length >= MAX_ADDRESSES) return { kind: 'full' };
  return { kind: 'write', addresses: now.toSpliced(at ?? now.length, 0, address) };
}

function applied(
  change: Exclude<AddressChange, { kind: 'add' }>,
  now: readonly OrderAddress[],
  at: number,
): readonly OrderAddress[] {
  const others = now.toSpliced(at, 1);
  if (change.kind === 'remove') return others;
  return change.kind === 'replace' ? now.with(at, change.by) : [change.address, ...others];
}

function hasNews(known: readonly OrderAddress[], now: readonly OrderAddress[]): boolean {
  return now.some((address) => placeOf(known, address) < 0);
}

function placeOf(addresses: readonly OrderAddress[], address: OrderAddress): number {
  return addresses.findIndex((one) => isSameAddress(one, address));
}

/** Compares addresses by content. */
export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return sameJson(one, other);
}
