import { codeAsCoupon } from '../../../../core/bloggers/attribute-order';
import type { PromotionTerms } from '../../../../core/contract/selling/promotion-terms';
import { toMinor } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import type { TotalsCoupon } from '../../../../core/totals';
import { codeOwners, royaltyRulesOf, shopLimit, shopPrice, type CurrencyRates } from '../../foundation';
import type { CouponRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';

/** Converts a coupon to the currency of a store, without its terms. */
export function couponInStore(
  { code, kind, value }: Pick<CouponRecord, 'code' | 'kind' | 'value'>,
  store: StoreView,
  rates: CurrencyRates,
): TotalsCoupon {
  switch (kind) {
    case 'percent':
      return { code, type: 'percent', value: Number(value) };
    case 'fixed':
      return { code, type: 'fixed', value: amountInStore(value, store, rates) };
    default:
      return { code, type: 'free_delivery', value: 0 };
  }
}

/** Converts a discount in the base currency to minor units of the store's currency. */
export function amountInStore(amount: string, { i18n }: StoreView, rates: CurrencyRates): number {
  return toMinor(shopPrice(Number(amount), i18n.currencyCode, rates));
}

/** Converts the minimum of terms to minor units of the store's currency, in the shopper's favor. */
export function minimumInStore(
  { minimum }: Pick<PromotionTerms, 'minimum'>,
  store: StoreView,
  rates: CurrencyRates,
): number | undefined {
  return typeof minimum === 'string' ? limitInStore(minimum, store, rates) : undefined;
}

export function limitInStore(amount: string, { i18n }: StoreView, rates: CurrencyRates): number {
  return toMinor(shopLimit(Number(amount), i18n.currencyCode, rates));
}

type CouponDb = Pick<Repositories, 'commerce' | 'coupons' | 'customers' | 'royalties'>;

/**
 * Finds an active coupon regardless of its terms, since past orders may have it. A code without a coupon may be a
 * blogger's.
 */
export async function findCoupon(
  db: CouponDb,
  code: string | undefined,
  store: StoreView,
  rates: CurrencyRates,
): Promise<TotalsCoupon | undefined> {
  if (code === undefined) return undefined;
  const found = await db.coupons.find(code.trim());
  return found === undefined ? findBloggerCode(db, code) : couponInStore(found, store, rates);
}

/** Finds the coupon that an entered blogger's code stands for. */
export async function findBloggerCode(
  db: Pick<CouponDb, 'commerce' | 'customers' | 'royalties'>,
  code: string,
): Promise<TotalsCoupon | undefined> {
  const [owner] = await codeOwners(db, [code]);
  return owner && codeAsCoupon(owner.code, (await royaltyRulesOf(db)).code_discount_percent ?? 0);
}
