import { toMinor } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import type { TotalsCoupon } from '../../../../core/totals';
import { shopPrice, type CurrencyRates } from '../../foundation';
import type { Repositories } from '../../ports/database';

export async function findCoupon(
  db: Pick<Repositories, 'coupons'>,
  code: string | undefined,
  store: StoreView,
  rates: CurrencyRates,
): Promise<TotalsCoupon | undefined> {
  const found = code === undefined ? undefined : await db.coupons.find(code.trim());
  if (found === undefined) return undefined;
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
