import type { CouponDocument } from '../../../core/contract/manage-coupons';
import type { CouponRecord } from './catalogue-data';

export interface CouponRepository {
  /** An active coupon by its code, in any case of letters. */
  find(code: string): Promise<Omit<CouponRecord, 'source'> | undefined>;
  /** A coupon by its code, in any case of letters, active or not. */
  byCode(code: string): Promise<CouponDocument | undefined>;
  /** Coupons by words of their code, kind and state. */
  list(wanted: CouponsWanted): Promise<{ readonly items: readonly CouponDocument[]; readonly total: number }>;
  /** Writes a coupon of the shop's own people. */
  keep(coupon: CouponDocument): Promise<void>;
  remove(code: string): Promise<void>;
  write(coupons: readonly CouponRecord[]): Promise<void>;
  removeSource(source: string): Promise<void>;
}

export interface CouponsWanted {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly filters: { readonly kind?: unknown; readonly active?: unknown };
}
