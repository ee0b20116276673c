import type { CouponRecord } from './catalogue-data';

export interface CouponRepository {
  /** An active coupon by its code, in any case of letters. */
  find(code: string): Promise<Omit<CouponRecord, 'source'> | undefined>;
  write(coupons: readonly CouponRecord[]): Promise<void>;
  removeSource(source: string): Promise<void>;
}
