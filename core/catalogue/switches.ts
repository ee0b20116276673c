import type { SearchFilter } from '../contract';
import {
  IN_STOCK,
  IS_FOR_ANYBODY,
  IS_NEW,
  IS_PROMOTED,
  IS_REDUCED,
  IS_WELL_RATED,
} from '../contract/catalogue/listing';
import type { ListSwitch } from './catalogue';

export const NEW_CODE = IS_NEW.attribute;
/** Filter code of reduced products. */
export const SALE_CODE = IS_REDUCED.attribute;
/** Filter code of available products; a nested catalogue name would not be filterable. */
export const IN_STOCK_CODE = 'in_stock';
export const BESTSELLERS_CODE = 'bestsellers';
export const UNISEX_CODE = 'unisex';
export const WELL_RATED_CODE = 'well_rated';
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

export const OFFERED_SWITCHES: readonly string[] = [SALE_CODE, IN_STOCK_CODE, WELL_RATED_CODE];

/** Returns the switch for a filter code; undefined for an attribute. */
export function switchOf(code: string): ListSwitch | undefined {
  return RULES.get(code)?.only;
}

export function switchFilter(code: string): SearchFilter | undefined {
  return RULES.get(code)?.filter;
}
