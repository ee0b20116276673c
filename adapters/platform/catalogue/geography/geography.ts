import type { EstimateAddress } from '../../../../core/contract';
import { countryCode } from '../../../../core/contract/foundation/country-code';
import { lookUp } from '../../../../core/kernel/look-up';
import { remember } from '../../../../core/kernel/async/remember';
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
  readonly available_regions?: State[];
}

export function countries(): Country[] {
  return COUNTRIES.map(([id, name]) => {
    const available_regions = [...statesOf(id)];
    return { id, name, ...(available_regions.length > 0 && { available_regions }) };
  });
}

interface States {
  readonly all: readonly State[];
  readonly byId: ReadonlyMap<number, State>;
  /** By code and name in lower case. */
  readonly byWord: ReadonlyMap<string, State>;
}

const NO_STATES: States = { all: [], byId: new Map(), byWord: new Map() };

/** An order reads the states about a dozen times. */
const knownStates = remember((country): States => {
  const all = (lookUp(STATES, country) ?? []).map(([region_id, code, name]): State => ({ region_id, code, name }));
  const words = all.flatMap((state) => [state.code, state.name].map((word) => [word.toLowerCase(), state] as const));
  return { all, byId: new Map(all.map((state) => [state.region_id, state])), byWord: new Map(words.reverse()) };
}, COUNTRIES.length);

function statesIn(country: string): States {
  return lookUp(STATES, country) === undefined ? NO_STATES : knownStates(country);
}

export function statesOf(country: string): readonly State[] {
  return statesIn(country).all;
}

export type PickupShop = (typeof PICKUP_SHOPS)[number];

export function pickupShops(country?: string): readonly PickupShop[] {
  return country === undefined ? PICKUP_SHOPS : PICKUP_SHOPS.filter((shop) => shop.country === countryCode(country));
}

/** Returns the address of the shop that an address names, or of the only one of its country. */
export function pickupAddress({ country_id: country = '', pickup_store_id: id }: EstimateAddress = {}) {
  const shops = pickupShops(country);
  const shop = shops.find((one) => one.id === id) ?? (shops.length === 1 ? shops[0] : undefined);
  if (shop === undefined) return undefined;
  const { country: country_id, city, postcode, region, region_id } = shop;
  const state = region !== undefined && { region, region_id };
  return { country_id, city, postcode, ...state } satisfies EstimateAddress;
}

export function stateByPostcode(country: string, postcode: string): State | undefined {
  if (country !== 'US' || !/^\d{5}(-\d{4})?$/.test(postcode.trim())) return undefined;
  const prefix = Number(postcode.trim().slice(0, 3));
  const code = US_POSTCODES.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
  return code === undefined ? undefined : statesIn('US').byWord.get(code.toLowerCase());
}

/** The parts of an address that determine its state. */
interface NamesState {
  readonly region?: string | null | undefined;
  readonly region_id?: number | string | null | undefined;
}

/** Returns the state in an address; undefined if unknown in its country, or if id and name disagree. */
export function namedState(country: string, { region, region_id: id }: NamesState): State | undefined {
  const text = region?.trim().toLowerCase() ?? '';
  const number = Number(id ?? 0);
  const { byId, byWord } = statesIn(country);
  const found = number === 0 ? byWord.get(text) : byId.get(number);
  const isOther =
    found !== undefined && text !== '' && ![found.code, found.name].some((word) => word.toLowerCase() === text);
  return isOther ? undefined : found;
}

interface RegionRate {
  readonly tax_country_id: string;
  readonly region_name?: string | null | undefined;
  readonly tax_region_id?: number | null | undefined;
}

/** Returns the rate with the number of the state that its region names, by which one place has one form. */
export function inNamedState<Rate extends RegionRate>(rate: Rate): Rate {
  const region = rate.region_name ?? '';
  if (region === '' || (rate.tax_region_id ?? 0) !== 0) return rate;
  const state = namedState(countryCode(rate.tax_country_id), { region });
  return state === undefined ? rate : { ...rate, tax_region_id: state.region_id };
}

/** Corrects the state of an address by its postcode, if known: parcels follow the postcode. */
export function inStateOfPostcode<
  Address extends NamesState & {
    readonly country_id?: string | undefined;
    readonly postcode?: string | null | undefined;
    readonly region_code?: string | null | undefined;
  },
>(address: Address): Address {
  const country = countryCode(address.country_id ?? '');
  const state = stateByPostcode(country, address.postcode ?? '');
  if (state === undefined || namedState(country, address)?.region_id === state.region_id) return address;
  return { ...address, region: state.name, region_id: state.region_id, region_code: state.code };
}
