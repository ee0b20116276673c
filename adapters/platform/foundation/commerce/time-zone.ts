import { isTimeZone, UTC } from '../../../../core/kernel/calendar-days';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';

/** Returns the time zone of the shop: that of the settings, UTC without one or if this system does not know it. */
export async function timeZoneOf({ commerce }: Pick<Repositories, 'commerce'>): Promise<string> {
  const zone = (await commerce.timeZone()) ?? '';
  return zone !== '' && isTimeZone(zone) ? zone : UTC;
}

/** Returns the time zone of a store: its own, or that of the shop. */
export function zoneIn(store: object, shop: string = UTC): string {
  return 'time_zone' in store && typeof store.time_zone === 'string' && isTimeZone(store.time_zone)
    ? store.time_zone
    : shop;
}

/** Returns the store with the time zone in which its emails have their dates. */
export function storeInZone(store: StoreView, shop: string): StoreView & { readonly time_zone: string } {
  return { ...store, time_zone: zoneIn(store, shop) };
}
