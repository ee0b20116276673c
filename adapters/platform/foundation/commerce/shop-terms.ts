import { UTC } from '../../../../core/kernel/is-time-zone';
import type { Repositories } from '../../ports/database';
import type { CommerceData } from '../../ports/selling/commerce';
import { DEFAULT_BASE } from './shop-price';
import { timeZoneOf } from './time-zone';

/** Currency of prices, shipping rates and amounts of coupons and promotions. */
export function baseCurrencyOf({ base_currency: base = DEFAULT_BASE }: Partial<CommerceData>): string {
  return base;
}

export async function baseCurrencyIn({ commerce }: Pick<Repositories, 'commerce'>): Promise<string> {
  return baseCurrencyOf(await commerce.read());
}

/** Terms of a shop that its selling rules refer to. */
export interface ShopTerms {
  /** In which bare dates of promotions begin and end. */
  readonly timeZone: string;
  readonly base: string;
}

export const DEFAULT_TERMS: ShopTerms = { timeZone: UTC, base: DEFAULT_BASE };

export async function shopTermsOf(db: Pick<Repositories, 'commerce'>): Promise<ShopTerms> {
  return { timeZone: await timeZoneOf(db), base: await baseCurrencyIn(db) };
}
