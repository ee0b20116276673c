import type { CouponUses } from '../../../core/contract/coupon-limits';
import type { CouponDocument } from '../../../core/contract/manage-coupons';
import type { CouponRecord } from './catalogue-data';

export interface CouponRepository {
  /** An active coupon by its code, in any case of letters. */
  find(code: string): Promise<Omit<CouponRecord, 'source'> | undefined>;
  /** Others that order with the coupon of this very code wait until this unit is over: before its uses are counted for one more. */
  lock(code: string): Promise<void>;
  /** The orders that count against the limits of the coupon of this very code, and those of a customer where one is known. */
  uses(code: string, buyer: CouponBuyer | undefined): Promise<CouponUses>;
  /** A coupon by its code, in any case of letters, active or not. */
  byCode(code: string): Promise<CouponDocument | undefined>;
  /** Coupons by words of their code, kind and state. */
  list(wanted: CouponsWanted): Promise<{ readonly items: readonly CouponDocument[]; readonly total: number }>;
  /** Writes a coupon of the shop's own people. */
  keep(coupon: CouponDocument): Promise<void>;
  remove(code: string): Promise<void>;
  write(coupons: readonly CouponRecord[]): Promise<void>;
  removeSource(source: string): Promise<void>;
  countSource(source: string): Promise<number>;
}

/** Whose orders count: those of an account, and those of e-mail addresses, in their one form (see `readEmail`). */
export interface CouponBuyer {
  readonly customerId: number | undefined;
  /**
   * True for a customer with a confirmed contact: open orders that they did not place in a session of their own count only once they are paid or sent,
   * because anybody can order with their address.
   */
  readonly isConfirmed: boolean;
  readonly emails: readonly string[];
  /** True where plus addresses of the same mailbox count as one. */
  readonly byMailbox: boolean;
}

export interface CouponsWanted {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly filters: { readonly kind?: unknown; readonly active?: unknown };
}
