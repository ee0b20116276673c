import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf, fitVerdict } from '../../../core/product/fit';

const of = (small: number, fits: number, large: number) =>
  fitVerdict(
    new Map([
      ['small', small],
      ['true', fits],
      ['large', large],
    ]),
  );

describe('the fit of a product', () => {
  it('is the answer of at least half of the reviews', () => {
    expect(of(7, 4, 1)).toEqual({ fit: 'small', count: 7, of: 12 });
    expect(of(0, 5, 5)).toEqual({ fit: 'true', count: 5, of: 10 });
    expect(of(0, 1, 4)).toEqual({ fit: 'large', count: 4, of: 5 });
  });

  it('is omitted if fewer than five answered, or if they do not agree', () => {
    expect(of(4, 0, 0)).toBeUndefined();
    expect(of(4, 3, 3)).toBeUndefined();
    expect(fitVerdict(new Map())).toBeUndefined();
    expect(fitVerdict(new Map([['tight', 40]]))).toBeUndefined();
  });

  it('is never the answer of fewer than half', () => {
    const counts = fc.nat(50);
    fc.assert(
      fc.property(counts, counts, counts, (small, fits, large) => {
        const verdict = of(small, fits, large);
        if (verdict !== undefined) expect(verdict.count * 2).toBeGreaterThanOrEqual(small + fits + large);
      }),
    );
  });

  it('is one of three answers in a review, or none', () => {
    const review = { id: 1, title: '', detail: '', nickname: '', created_at: '' };
    expect([{ fit: 'small' }, { fit: 'tight' }, { fit: 4 }, {}].map((more) => fitOf({ ...review, ...more }))).toEqual([
      'small',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
