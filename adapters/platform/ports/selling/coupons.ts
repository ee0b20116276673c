import type { CouponUses } from '../../../../core/contract/selling/coupon-limits';
import type { CouponDocument } from '../../../../core/contract/selling/manage-coupons';
import type { CouponRecord } from '../catalogue/catalogue-data';

export interface CouponRepository {
  /** Finds active coupons only, unless asked for the others too. */
  find(code: string, also?: 'inactive'): Promise<Omit<CouponRecord, 'source'> | undefined>;
  /** Serializes orders with this coupon. Call before counting uses. */
  lock(code: string): Promise<void>;
  /** `code` is case-sensitive here. */
  uses(code: string, buyer: CouponBuyer | undefined): Promise<CouponUses>;
  byCode(code: string): Promise<CouponDocument | undefined>;
  list(wanted: CouponsQuery): Promise<{ readonly items: readonly CouponDocument[]; readonly total: number }>;
  keep(coupon: CouponDocument): Promise<void>;
  /** Adds coupons whose codes are free. @returns the codes that were */
  addNew(coupons: readonly CouponDocument[]): Promise<readonly string[]>;
  remove(code: string): Promise<void>;
  write(coupons: readonly CouponRecord[]): Promise<void>;
  removeSource(source: string): Promise<void>;
  countSource(source: string): Promise<number>;
}

export interface CouponBuyer {
  readonly customerId: number | undefined;
  /** Verified customers: open orders placed by others with their address count only once paid or sent. */
  readonly isConfirmed: boolean;
  readonly emails: readonly string[];
  readonly byMailbox: boolean;
}

export interface CouponsQuery {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly filters: { readonly kind?: unknown; readonly active?: unknown };
}
