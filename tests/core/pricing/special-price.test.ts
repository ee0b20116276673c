import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeSpecialPrice, isInSpecialPriceWindow } from '../../../core/pricing';
import { specialPriceEdges, specialPriceWindow } from '../../../core/pricing/special-price';

const NOON = Date.UTC(2026, 5, 15, 12);

describe('the special price', () => {
  it('applies if it is below the original price and no dates are set', () => {
    expect(activeSpecialPrice({ special_price: 80 }, 10_000, NOON)).toBe(8000);
  });

  it.each([
    ['equal to the original', { special_price: 100 }],
    ['higher than the original', { special_price: 120 }],
    ['zero', { special_price: 0 }],
    ['below zero', { special_price: -0.01 }],
    ['null', { special_price: null }],
    ['not begun yet', { special_price: 80, special_from_date: '2026-06-16' }],
    ['over', { special_price: 80, special_to_date: '2026-06-14' }],
    ['dated with an unreadable text', { special_price: 80, special_to_date: 'soon' }],
    ['dated to a day that does not exist', { special_price: 80, special_to_date: '2026-06-31' }],
    ['dated from a day that does not exist', { special_price: 80, special_from_date: '2026-02-30' }],
    ['dated to an hour that does not exist', { special_price: 80, special_to_date: '2026-06-16 24:00' }],
  ])('is 0 when it is %s', (_what, source) => {
    expect(activeSpecialPrice(source, 10_000, NOON)).toBe(0);
  });

  it.each([
    ['only a from date', { special_price: 80, special_from_date: '2026-06-01', special_to_date: null }],
    ['only a to date', { special_price: 80, special_from_date: null, special_to_date: '2026-06-30' }],
    ['empty dates', { special_price: 80, special_from_date: '', special_to_date: '' }],
  ])('is kept with %s', (_what, source) => {
    expect(activeSpecialPrice(source, 10_000, NOON)).toBe(8000);
  });

  it.each(['2026-06-15', '2026-06-15 00:00:00', '2026-06-15T00:00:00'])(
    'lasts through its last day, written %s',
    (to) => {
      expect(isInSpecialPriceWindow({ special_to_date: to }, Date.UTC(2026, 5, 15, 23, 59, 59))).toBe(true);
      expect(isInSpecialPriceWindow({ special_to_date: to }, Date.UTC(2026, 5, 16))).toBe(false);
    },
  );

  it('ends at the time of a date with a zone', () => {
    const window = { special_to_date: '2026-06-15T14:00:00+02:00' };
    expect(isInSpecialPriceWindow(window, NOON)).toBe(true);
    expect(isInSpecialPriceWindow(window, NOON + 1)).toBe(false);
  });

  it.each([
    ['2026-06-15', Date.UTC(2026, 5, 15)],
    [' 2026-06-15 ', Date.UTC(2026, 5, 15)],
    ['2026-06-15 12:30', Date.UTC(2026, 5, 15, 12, 30)],
    ['2026-06-15T12:30:45.678Z', Date.UTC(2026, 5, 15, 12, 30, 45, 678)],
    ['2026-06-15T12:30:45+05:30', Date.UTC(2026, 5, 15, 7, 0, 45)],
    ['2026-06-15T12:30:45-05:30', Date.UTC(2026, 5, 15, 18, 0, 45)],
    ['2026-06-15T12:30-0500', Date.UTC(2026, 5, 15, 17, 30)],
    ['2026-06-15x', undefined],
    ['x2026-06-15', undefined],
    ['2026-06-31', undefined],
    ['2026-06-15T24:00', undefined],
    ['2026-06-15T12:60', undefined],
    ['2026-06-15T12:30:60', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('starts at the time of "%s"', (special_from_date, from) => {
    expect(specialPriceWindow({ special_from_date })).toEqual(from === undefined ? {} : { from });
  });

  it.each([
    ['2026-06-15', Date.UTC(2026, 5, 16) - 1],
    ['2026-06-15 00:00', Date.UTC(2026, 5, 16) - 1],
    [' 2026-06-15T00:00:00 ', Date.UTC(2026, 5, 16) - 1],
    ['2026-06-15T00:00:00Z', Date.UTC(2026, 5, 15)],
    ['2026-06-15 00:01', Date.UTC(2026, 5, 15, 0, 1)],
  ])('ends with the day or at the time of "%s"', (special_to_date, to) => {
    expect(specialPriceWindow({ special_to_date })).toEqual({ to });
  });

  it('applies from its first to its last millisecond', () => {
    const window = { special_from_date: '2026-06-15', special_to_date: '2026-06-16' };
    const [begin, end] = [Date.UTC(2026, 5, 15), Date.UTC(2026, 5, 17)];
    const applies = [begin - 1, begin, end - 1, end].map((now) => isInSpecialPriceWindow(window, now));
    expect(applies).toEqual([false, true, true, false]);
    expect(specialPriceEdges(window)).toEqual([begin, end]);
    expect(specialPriceEdges({ special_from_date: '', special_to_date: 'soon' })).toEqual([]);
    expect(specialPriceEdges({})).toEqual([]);
  });

  it('never reaches the original and is exactly the special price inside any window around now', () => {
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
