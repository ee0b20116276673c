import { describe, expect, it } from 'vitest';
import { hasDemo, needsDemoFate, formatDemoCounts, type DemoCounts } from '../../../core/staff';

const NONE: DemoCounts = { products: 0, categories: 0, reviews: 0, coupons: 0, people: 0, orders: 0 };
const KINDS = Object.keys(NONE) as (keyof DemoCounts)[];

describe('the demo in a shop', () => {
  it.each(KINDS)('exists as long as there are any %s of it, and an import requires a decision about it', (kind) => {
    const counts = { ...NONE, [kind]: 1 };
    expect(hasDemo(counts)).toBe(true);
    expect(needsDemoFate(counts, undefined)).toBe(true);
    expect(needsDemoFate(counts, 'keep')).toBe(false);
    expect(needsDemoFate(counts, 'remove')).toBe(false);
  });

  it('requires no decision if it is gone', () => {
    expect(hasDemo(NONE)).toBe(false);
    expect(needsDemoFate(NONE, undefined)).toBe(false);
  });

  it('is summarised in words, without empty categories', () => {
    expect(formatDemoCounts({ ...NONE, products: 600, people: 1, orders: 12 })).toBe(
      '600 products, 1 person and 12 orders',
    );
    expect(formatDemoCounts({ ...NONE, categories: 1 })).toBe('1 category');
    expect(formatDemoCounts(NONE)).toBe('');
  });
});
