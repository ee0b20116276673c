import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMO_AGAIN_DAYS, promoRefusal, type HeldPromo } from '../../../core/bloggers/promo-allowance';

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;
const held = (more: Partial<HeldPromo> = {}): HeldPromo => ({
  sku: 'SCARF',
  since: now - DAY,
  isShown: false,
  ...more,
});

describe('the allowance for promo products', () => {
  it('is used until the product is shown, even in the blogger’s archive', () => {
    const refused = { reason: 'unshown', max: 1, waiting: 1 };
    expect(promoRefusal(['BELT'], [held()], { max: 1, now })).toEqual(refused);
    expect(promoRefusal(['BELT'], [held({ archivedBy: 'blogger' })], { max: 1, now })).toEqual(refused);
    expect(promoRefusal(['BELT'], [held({ isShown: true })], { max: 1, now })).toBeUndefined();
    expect(promoRefusal(['BELT'], [held({ archivedBy: 'staff' })], { max: 1, now })).toBeUndefined();
  });

  it('is not restored for half a year, unless staff have settled it', () => {
    const again = (more: Partial<HeldPromo>) => promoRefusal(['BELT', 'SCARF'], [held(more)], { max: 9, now });
    const refused = { reason: 'had', sku: 'SCARF', days: PROMO_AGAIN_DAYS };
    expect(again({ isShown: true })).toEqual(refused);
    expect(again({ archivedBy: 'blogger' })).toEqual(refused);
    expect(again({ since: undefined })).toEqual(refused);
    expect(again({ since: now - PROMO_AGAIN_DAYS * DAY })).toBeUndefined();
    expect(again({ archivedBy: 'staff' })).toBeUndefined();
  });

  it('is one of each, also within an order with several lines', () => {
    const refused = { reason: 'had', sku: 'SCARF', days: PROMO_AGAIN_DAYS };
    expect(promoRefusal(['SCARF', 'BELT', 'SCARF'], [], { max: 9, now })).toEqual(refused);
    expect(promoRefusal(['SCARF', 'BELT'], [], { max: 9, now })).toBeUndefined();
  });

  it('never grows by archiving, for any orders in any sequence', () => {
    const step = fc.record({ does: fc.constantFrom('order', 'archive', 'back'), at: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 6 }), (steps, max) => {
        const given: HeldPromo[] = [];
        for (const { does, at } of steps) {
          const sku = `SKU-${String(at)}`;
          if (does === 'order') {
            if (promoRefusal([sku], given, { max, now }) === undefined) given.push(held({ sku, since: now }));
          } else if (given[at] !== undefined) {
            given[at] = { ...given[at], archivedBy: does === 'archive' ? 'blogger' : undefined };
          }
        }
        expect(given.length).toBeLessThanOrEqual(max);
        expect(new Set(given.map(({ sku }) => sku)).size).toBe(given.length);
      }),
    );
  });
});
