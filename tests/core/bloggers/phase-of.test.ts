import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../../core/bloggers/phase-of';

const entry = (archive: boolean, delivered: boolean, promoted_count: number) =>
  phaseOf({ archive, delivered, promoted_count });

describe('the phase of a promo product (A §4.9)', () => {
  it('is delivering until it has arrived, then for promotion until it has been shown', () => {
    expect([entry(false, false, 0), entry(false, true, 0), entry(false, true, 1)]).toEqual([
      'delivering',
      'for-promotion',
      'promoted',
    ]);
  });

  it('is promoted for archived products, shown or not, arrived or not', () => {
    expect([entry(true, false, 0), entry(true, true, 0), entry(true, true, 3)]).toEqual(Array(3).fill('promoted'));
  });

  it('is promoted for products shown before they were marked as arrived', () => {
    expect(entry(false, false, 1)).toBe('promoted');
  });
});
