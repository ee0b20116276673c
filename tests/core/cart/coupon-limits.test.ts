import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLimited, limitMet, type CouponLimits } from '../../../core/contract/selling/coupon-limits';

const NONE = { all: 0, ofCustomer: 0, orders: 0 };
const max = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
const count = fc.integer({ min: 0, max: 6 });

describe('the limits of a coupon', () => {
  it('do not restrict an unlimited one', () => {
    const unlimited: CouponLimits = { uses_total: null, first_order_only: false };
    expect(isLimited(unlimited)).toBe(false);
    expect(isLimited({})).toBe(false);
    expect(limitMet(unlimited, { all: 9_999, ofCustomer: 99, orders: 99 })).toBeUndefined();
  });

  it('allow exactly the configured number of orders', () => {
    expect(limitMet({ uses_total: 2 }, { ...NONE, all: 1 })).toBeUndefined();
    expect(limitMet({ uses_total: 2 }, { ...NONE, all: 2 })).toBe('uses_total');
    expect(limitMet({ uses_per_customer: 1 }, { all: 9, ofCustomer: 0, orders: 3 })).toBeUndefined();
    expect(limitMet({ uses_per_customer: 1 }, { all: 9, ofCustomer: 1, orders: 3 })).toBe('uses_per_customer');
    expect(limitMet({ first_order_only: true }, { ...NONE, all: 9 })).toBeUndefined();
    expect(limitMet({ first_order_only: true }, { ...NONE, orders: 1 })).toBe('first_order_only');
  });

  it('apply per customer once the customer is known', () => {
    const limits: CouponLimits = { first_order_only: true, uses_per_customer: 1, uses_total: 5 };
    expect(limitMet(limits, { all: 4, ofCustomer: undefined, orders: undefined })).toBeUndefined();
    expect(limitMet(limits, { all: 5, ofCustomer: undefined, orders: undefined })).toBe('uses_total');
  });

  it('allow exactly that many orders, in any sequence', () => {
    const visits = fc.array(fc.record({ who: fc.integer({ min: 1, max: 4 }), withCoupon: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(max, max, fc.boolean(), visits, (uses_total, uses_per_customer, first_order_only, people) => {
        const limits = { uses_total, uses_per_customer, first_order_only };
        const orders: { readonly who: number; readonly withCoupon: boolean }[] = [];
        for (const visit of people) {
          const theirs = orders.filter(({ who }) => who === visit.who);
          const used = (list: typeof orders) => list.filter(({ withCoupon }) => withCoupon).length;
          const uses = { all: used(orders), ofCustomer: used(theirs), orders: theirs.length };
          if (visit.withCoupon && limitMet(limits, uses) !== undefined) continue;
          orders.push(visit);
        }
        const used = orders.filter(({ withCoupon }) => withCoupon);
        if (uses_total !== null) expect(used.length).toBeLessThanOrEqual(uses_total);
        for (const who of [1, 2, 3, 4]) {
          const theirs = orders.filter((order) => order.who === who);
          if (uses_per_customer !== null)
            expect(theirs.filter(({ withCoupon }) => withCoupon).length).toBeLessThanOrEqual(uses_per_customer);
          if (first_order_only) expect(theirs.slice(1).some(({ withCoupon }) => withCoupon)).toBe(false);
        }
      }),
    );
  });

  it('name the reached limit, and no other', () => {
    fc.assert(
      fc.property(max, max, fc.boolean(), count, count, count, (total, each, first, all, ofCustomer, orders) => {
        const limits = { uses_total: total, uses_per_customer: each, first_order_only: first };
        const met = limitMet(limits, { all, ofCustomer, orders });
        const isMet =
          (total !== null && all >= total) || (each !== null && ofCustomer >= each) || (first && orders > 0);
        expect(met !== undefined).toBe(isMet);
      }),
    );
  });
});
