import { toMinor } from '../../../core/kernel/money';
import type { StoreView } from '../../../core/store-views';
import type { TotalsCoupon } from '../../../core/totals';
import { shopPrice } from '../catalogue/shop-price';
import { textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';

/** A coupon as the merchant sets it: percent, US dollars, or free delivery. */
interface CouponRecord {
  readonly code: string;
  readonly kind: TotalsCoupon['type'];
  /** Percent or US dollars as decimal text; '0' for free delivery. */
  readonly value: string;
}

/** The coupons of the demo shop, one of each kind. */
export const DEMO_COUPONS: readonly CouponRecord[] = [
  { code: 'WELCOME10', kind: 'percent', value: '10' },
  { code: 'TAKE5', kind: 'fixed', value: '5' },
  { code: 'FREESHIP', kind: 'free_delivery', value: '0' },
];

export class CouponRepository {
  constructor(private readonly database: Sqlite) {}

  /** An active coupon in the store's currency; its code in any case of letters. */
  find(code: string, store: StoreView): TotalsCoupon | undefined {
    const row = this.database
      .sql('SELECT code, kind, value FROM coupon WHERE code = ? AND active = 1')
      .first(code.trim());
    if (!row) return undefined;
    const value = Number(textOf(row, 'value'));
    const found = textOf(row, 'code');
    switch (textOf(row, 'kind')) {
      case 'percent':
        return { code: found, type: 'percent', value };
      case 'fixed':
        return { code: found, type: 'fixed', value: toMinor(shopPrice(value, store.i18n.currencyCode)) };
      default:
        return { code: found, type: 'free_delivery', value: 0 };
    }
  }

  write(coupons: readonly CouponRecord[]): void {
    const statement = this.database.sql(
      'INSERT OR REPLACE INTO coupon (code, kind, value, active) VALUES (?, ?, ?, 1)',
    );
    this.database.transaction(() => {
      for (const { code, kind, value } of coupons) statement.run(code, kind, value);
    });
  }

  remove(codes: readonly string[]): void {
    const statement = this.database.sql('DELETE FROM coupon WHERE code = ?');
    for (const code of codes) statement.run(code);
  }
}
