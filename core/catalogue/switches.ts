import type { SearchFilter } from '../contract';
import { IN_STOCK, IS_FOR_ANYBODY, IS_NEW, IS_PROMOTED, IS_REDUCED, IS_WELL_RATED } from '../contract/listing';
import type { ListSwitch } from './catalogue';

/** Filters that an address may name though they are no attribute with options: each has the value '1'. */
export const NEW_CODE = IS_NEW.attribute;
/** Filter that shows only what is reduced. */
export const SALE_CODE = IS_REDUCED.attribute;
/** Not by the name of the catalogue's member: a name with a dot is no filter of a shopper's (S §5). */
export const IN_STOCK_CODE = 'in_stock';
/** Filter that shows only what the merchant ranks. */
export const BESTSELLERS_CODE = 'bestsellers';
/** Filter that shows only goods for women and men, and those that name nobody. */
export const UNISEX_CODE = 'unisex';
/** Filter that shows only what its reviews give four stars and more. */
export const WELL_RATED_CODE = 'well_rated';
/** The value of a switch that is on. */
export const ON = '1';

interface SwitchRule {
  readonly only: ListSwitch;
  readonly filter: SearchFilter;
}

const RULES: ReadonlyMap<string, SwitchRule> = new Map([
  [NEW_CODE, { only: 'new', filter: IS_NEW }],
  [SALE_CODE, { only: 'sale', filter: IS_REDUCED }],
  [IN_STOCK_CODE, { only: 'in-stock', filter: IN_STOCK }],
  [BESTSELLERS_CODE, { only: 'bestsellers', filter: IS_PROMOTED }],
  [UNISEX_CODE, { only: 'unisex', filter: IS_FOR_ANYBODY }],
  [WELL_RATED_CODE, { only: 'well-rated', filter: IS_WELL_RATED }],
] as const);

/** The switches that a list offers, in their order: what is marked as new has a page of its own. */
export const OFFERED_SWITCHES: readonly string[] = [SALE_CODE, IN_STOCK_CODE, WELL_RATED_CODE];

/** What a list is limited to by the filter of this name: a list of anything may be of what is new, reduced or in stock only. Pure. */
export function switchOf(code: string): ListSwitch | undefined {
  return RULES.get(code)?.only;
}

/** The condition of the catalogue that a switch sets. Pure. */
export function switchFilter(code: string): SearchFilter | undefined {
  return RULES.get(code)?.filter;
}
