import { isTimeZone, UTC } from '../../../../core/kernel/is-time-zone';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';

/** Returns the time zone of the shop: that of the settings, UTC without one or if this system does not know it. */
export async function timeZoneOf({ commerce }: Pick<Repositories, 'commerce'>): Promise<string> {
  const zone = (await commerce.timeZone()) ?? '';
  return zone !== '' && isTimeZone(zone) ? zone : UTC;
}

/** Returns the time zone of a store: its own, or that of the shop. */
export function zoneIn({ timeZone: own }: Pick<StoreView, 'timeZone'>, shop: string = UTC): string {
  return own !== undefined && isTimeZone(own) ? own : shop;
}

/** Returns the store with the time zone in which its emails have their dates. */
export function storeInZone(store: StoreView, shop: string): StoreView & { readonly timeZone: string } {
  return { ...store, timeZone: zoneIn(store, shop) };
}
