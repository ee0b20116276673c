import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeSpecialPrice, isInSpecialPriceWindow } from '../../../core/pricing';

const NOON = Date.UTC(2026, 5, 15, 12);

describe('the special price', () => {
  it('applies when it is lower than the original and no date is set', () => {
    expect(activeSpecialPrice({ special_price: 80 }, 10_000, NOON)).toBe(8000);
  });

  it.each([
    ['equal to the original', { special_price: 100 }],
    ['higher than the original', { special_price: 120 }],
    ['zero', { special_price: 0 }],
    ['null', { special_price: null }],
    ['not begun yet', { special_price: 80, special_from_date: '2026-06-16' }],
    ['over', { special_price: 80, special_to_date: '2026-06-14' }],
    ['dated with something unreadable', { special_price: 80, special_to_date: 'soon' }],
  ])('is 0 when it is %s', (_what, source) => {
    expect(activeSpecialPrice(source, 10_000, NOON)).toBe(0);
  });

  it.each([
    ['only a from date', { special_price: 80, special_from_date: '2026-06-01', special_to_date: null }],
    ['only a to date', { special_price: 80, special_from_date: null, special_to_date: '2026-06-30' }],
    ['empty dates', { special_price: 80, special_from_date: '', special_to_date: '' }],
  ])('is not lost with %s', (_what, source) => {
    expect(activeSpecialPrice(source, 10_000, NOON)).toBe(8000);
  });

  it.each(['2026-06-15', '2026-06-15 00:00:00', '2026-06-15T00:00:00'])(
    'lasts through its last day, written %s',
    (to) => {
      expect(isInSpecialPriceWindow({ special_to_date: to }, Date.UTC(2026, 5, 15, 23, 59, 59))).toBe(true);
      expect(isInSpecialPriceWindow({ special_to_date: to }, Date.UTC(2026, 5, 16))).toBe(false);
    },
  );

  it('ends at the moment that a date with a zone names', () => {
    const window = { special_to_date: '2026-06-15T14:00:00+02:00' };
    expect(isInSpecialPriceWindow(window, NOON)).toBe(true);
    expect(isInSpecialPriceWindow(window, NOON + 1)).toBe(false);
  });

  it('never reaches the original and is exactly the special inside any window around now', () => {
    const days = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        days,
        days,
        (original, special, before, after) => {
          const source = {
            special_price: special / 100,
            special_from_date: new Date(NOON - before * 86_400_000).toISOString(),
            special_to_date: new Date(NOON + after * 86_400_000).toISOString(),
          };
          expect(activeSpecialPrice(source, original, NOON)).toBe(special > 0 && special < original ? special : 0);
        },
      ),
    );
  });
});
