import { codeAsCoupon } from '../../../../core/bloggers/attribute-order';
import { toMinor } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import type { TotalsCoupon } from '../../../../core/totals';
import { codeOwners, royaltyRulesOf, shopPrice, type CurrencyRates } from '../../foundation';
import type { Repositories } from '../../ports/database';

type Db = Pick<Repositories, 'commerce' | 'coupons' | 'customers' | 'royalties'>;

/** Finds the coupon of a code: one that the merchant made, or else a blogger's code. */
export async function findCoupon(
  db: Db,
  code: string | undefined,
  store: StoreView,
  rates: CurrencyRates,
): Promise<TotalsCoupon | undefined> {
  if (code === undefined) return undefined;
  const found = await db.coupons.find(code.trim());
  if (found === undefined) return findBloggerCode(db, code);
  const value = Number(found.value);
  switch (found.kind) {
    case 'percent':
      return { code: found.code, type: 'percent', value };
    case 'fixed':
      return { code: found.code, type: 'fixed', value: toMinor(shopPrice(value, store.i18n.currencyCode, rates)) };
    default:
      return { code: found.code, type: 'free_delivery', value: 0 };
  }
}

async function findBloggerCode(db: Db, code: string): Promise<TotalsCoupon | undefined> {
  const [owner] = await codeOwners(db, [code]);
  return owner && codeAsCoupon(owner.code, (await royaltyRulesOf(db)).code_discount_percent ?? 0);
}
