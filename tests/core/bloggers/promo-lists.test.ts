import { describe, expect, it } from 'vitest';
import { lastShown, partsOf, picturesOf, promoByOrder, promoByPhase } from '../../../core/bloggers/promo-lists';
import { PROMO } from '../../../storybook/fixtures/promo';

const promo = (id: number, more: Partial<typeof PROMO> = {}) => ({ ...PROMO, id, ...more });
const ids = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id);

describe('lists of promo products (A §4.9)', () => {
  it('are grouped by phase, without the archive', () => {
    const lists = promoByPhase([
      promo(1, { delivered: false }),
      promo(2),
      promo(3, { promoted_count: 1 }),
      promo(4, { archive: true }),
    ]);
    expect([lists.delivering, lists['for-promotion'], lists.promoted].map(ids)).toEqual([[1], [2], [3]]);
  });

  it('are grouped by order at the position of its first product, and individually without one', () => {
    const groups = promoByOrder([
      promo(1, { order_id: 'a' }),
      promo(2, { order_id: null }),
      promo(3, { order_id: 'b' }),
      promo(4, { order_id: 'a' }),
      promo(5, { order_id: null }),
    ]);
    expect(groups.map(({ order, products }) => [order, ids(products)])).toEqual([
      ['a', [1, 4]],
      [null, [2]],
      ['b', [3]],
      [null, [5]],
    ]);
  });

  it('show the latest date of any kind of post', () => {
    expect(lastShown(promo(1))).toBeUndefined();
    const dates = { post: ['2026-11-08T10:00:00Z', '2026-10-16T10:00:00Z'], story: ['2026-11-09T10:00:00Z'] };
    expect(lastShown(promo(1, { promoted_dates: dates }))).toBe('2026-11-09T10:00:00Z');
  });

  it('show their own picture, and sets those of their parts in type order', () => {
    const shoes = promo(1, { image: '/shoes.jpg' });
    const top = promo(2, { image: '/top.jpg', type_type: 'top' });
    const plain = promo(3, { type_type: 'bottom', image: null });
    const set = promo(4, { is_set: true, parts: [1, 2, 3, 9], type_type: 'top', image: null });
    const all = [set, shoes, top, plain];
    expect(ids(partsOf(set, all))).toEqual([2, 3, 1]);
    expect(picturesOf(set, all)).toEqual(['/top.jpg', '/shoes.jpg']);
    expect(picturesOf({ ...set, image: '/set.jpg' }, all)).toEqual(['/set.jpg']);
    expect(picturesOf(shoes, all)).toEqual(['/shoes.jpg']);
    expect(picturesOf(plain, all)).toEqual([]);
  });
});
