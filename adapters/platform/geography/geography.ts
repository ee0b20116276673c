import { countryCode } from '../../../core/contract/country-code';
import { lookUp } from '../../../core/kernel/look-up';
import { COUNTRIES, PICKUP_SHOPS, STATES, US_POSTCODES } from './countries';

export interface State {
  readonly region_id: number;
  readonly code: string;
  readonly name: string;
}

export function countryName(code: string): string | undefined {
  return COUNTRIES.find(([country]) => country === countryCode(code))?.[1];
}

export interface Country {
  readonly id: string;
  readonly name: string;
  /** Only of a country that has states. */
  readonly available_regions?: State[];
}

export function countries(): Country[] {
  return COUNTRIES.map(([id, name]) => {
    const available_regions = statesOf(id);
    return { id, name, ...(available_regions.length > 0 && { available_regions }) };
  });
}

/** States of a country; none where it has none. */
export function statesOf(country: string): State[] {
  const rows = lookUp(STATES, country) ?? [];
  return rows.map(([region_id, code, name]) => ({ region_id, code, name }));
}

export type PickupShop = (typeof PICKUP_SHOPS)[number];

/** Shops where an order can be picked up, of one country or of all. */
export function pickupShops(country?: string): readonly PickupShop[] {
  return country === undefined ? PICKUP_SHOPS : PICKUP_SHOPS.filter((shop) => shop.country === countryCode(country));
}

/** The state that a postcode lies in, where the shop knows it. */
export function stateByPostcode(country: string, postcode: string): State | undefined {
  if (country !== 'US' || !/^\d{5}(-\d{4})?$/.test(postcode.trim())) return undefined;
  const prefix = Number(postcode.trim().slice(0, 3));
  const code = US_POSTCODES.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
  return statesOf('US').find((state) => state.code === code);
}
