import type { OrderAddress } from '../contract';
import { MOST_ADDRESSES } from '../contract/limits';
import { sameJson } from '../kernel/same-json';

/** One thing that a shopper does to the addresses of the account. An address is named by what it says, since it has no number. */
export type AddressChange =
  /** @param at its place, from 0; last where left out */
  | { readonly kind: 'add'; readonly address: OrderAddress; readonly at?: number }
  | { readonly kind: 'replace'; readonly address: OrderAddress; readonly by: OrderAddress }
  | { readonly kind: 'remove'; readonly address: OrderAddress }
  /** It becomes the first. */
  | { readonly kind: 'make-default'; readonly address: OrderAddress };

/** What a change comes to in the list that the shop has. */
export type AddressPlan =
  | { readonly kind: 'write'; readonly addresses: readonly OrderAddress[] }
  /** It is so already. */
  | { readonly kind: 'settled' }
  /** The address that it is about was changed or taken away elsewhere. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'full' };

/**
 * Applies one change to a list of addresses, so that what another device did to the others stays (A §5). Pure.
 * @param known the list that the shopper saw
 * @param now the list that the shop has
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
  if (now.length >= MOST_ADDRESSES) return { kind: 'full' };
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

/** Whether there is one that the shopper has not seen: it may be what became of one that is missing. */
function hasNews(known: readonly OrderAddress[], now: readonly OrderAddress[]): boolean {
  return now.some((address) => placeOf(known, address) < 0);
}

function placeOf(addresses: readonly OrderAddress[], address: OrderAddress): number {
  return addresses.findIndex((one) => isSameAddress(one, address));
}

/** Whether two addresses say the same; one is told from another by nothing else. Pure. */
export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return sameJson(one, other);
}
