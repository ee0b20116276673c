import type { Brand } from './brand';
import { CITY_HOUSES } from './city-houses';
import { SPORT_HOUSES } from './sport-houses';

export type { Brand } from './brand';

export const BRANDS = { ...SPORT_HOUSES, ...CITY_HOUSES } as const satisfies Readonly<Record<string, Brand>>;

export type BrandKey = keyof typeof BRANDS;

export function brandOf(key: BrandKey): Brand {
  return BRANDS[key];
}
