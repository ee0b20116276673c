import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternate,
  bestsellersSearch,
  type HomeRules,
  isMissingOthers,
  mainCategories,
  mainCategorySearch,
  mainCategorySize,
  newCollectionSearch,
  otherProductsSearch,
  TOP_SLIDERS,
  topSliderSearch,
  visibleSlides,
} from '../../../core/content/home-page';
import type { Category } from '../../../core/contract';
import { aProduct } from '../product/build';

const rules = { listOutOfStockProducts: true, promoMode: false, productChoose: false };
const promo = { ...rules, promoMode: true };
const filterOf = (search: ReturnType<typeof bestsellersSearch>, attribute: string) =>
  search.searchQuery.filters.find((filter) => filter.attribute === attribute)?.value;

describe('the lists of the home page (S §5, §9)', () => {
  it.each([bestsellersSearch, newCollectionSearch])('contain 18 products and no promo-only products', (search) => {
    expect(search(rules).size).toBe(18);
    expect(filterOf(search(rules), 'only_promo')).toEqual({ nin: [true, 1] });
    expect(filterOf(search(rules), 'status')).toEqual({ in: [0, 1] });
  });

  it('contain only promo products in promo mode', () => {
    expect(filterOf(bestsellersSearch(promo), 'is_promo')).toEqual({ in: [true, 1] });
    expect(filterOf(bestsellersSearch(promo), 'only_promo')).toBeUndefined();
  });

  it('contain bestsellers and new products with a position above 0, new ones by date', () => {
    expect(filterOf(bestsellersSearch(rules), 'promoted')).toEqual({ gt: 0 });
    expect(filterOf(newCollectionSearch(rules), 'promoted')).toEqual({ gt: 0 });
    expect(filterOf(newCollectionSearch(promo), 'promoted')).toBeUndefined();
    expect(newCollectionSearch(rules).sort).toMatch(/^created_at:desc/);
    expect(filterOf(mainCategorySearch({ id: 7 }, rules), 'category_ids')).toEqual({ eq: 7 });
  });
});

describe('the sliders of the home page', () => {
  it.each(TOP_SLIDERS)('contain products of a %s with a position above 0, at most 18', (flag) => {
    const search = topSliderSearch(flag, rules);
    expect(search.size).toBe(18);
    expect(filterOf(search, flag)).toEqual({ in: [true, 1] });
    expect(filterOf(search, 'promoted')).toEqual({ gt: 0 });
    expect(filterOf(search, 'only_promo')).toEqual({ nin: [true, 1] });
  });

  it.each([bestsellersSearch, (of: HomeRules) => topSliderSearch('top_brand', of)])(
    'require promo products in promo mode, and no position',
    (search) => {
      expect(filterOf(search(promo), 'promoted')).toBeUndefined();
      expect(filterOf(search(promo), 'is_promo')).toEqual({ in: [true, 1] });
    },
  );
});

describe('slides', () => {
  it('are dropped without a picture', () => {
    const slides = [{ image: '/a.jpg' }, { title: 'x' }, { image: '' }, { images: ['/b.jpg'] }, { images: [] }];
    expect(visibleSlides({ sliders: slides })).toEqual([slides[0], slides[3]]);
    expect(visibleSlides({})).toEqual([]);
    expect(visibleSlides({ sliders: Array.from({ length: 30 }, () => ({ image: '/a.jpg' })) })).toHaveLength(18);
  });
});

describe('main categories', () => {
  const category = (id: number, more: Partial<Category> = {}): Category => ({
    id,
    parent_id: 2,
    name: `C${id}`,
    slug: `c-${id}`,
    level: 2,
    position: id,
    is_active: true,
    product_count: 1,
    ...more,
  });

  it('are those of the menu level by position, except id 2 and empty ones', () => {
    const all = [
      category(5, { position: 9 }),
      category(4),
      category(2),
      category(6, { product_count: 0 }),
      category(7, { level: 3 }),
      category(8, { is_active: false }),
    ];
    expect(mainCategories(all, { ...rules, menuLevel: 2 }).map(({ id }) => id)).toEqual([4, 5]);
    expect(mainCategories([category(4, { promo_count: 1 }), category(5)], { ...promo, menuLevel: 2 })).toHaveLength(1);
  });
});

describe('the setting product_choose', () => {
  const choosing = { ...rules, productChoose: true };

  it('allows only approved products in a main category (S §5)', () => {
    expect(filterOf(mainCategorySearch({ id: 7 }, choosing), 'choose_status')).toEqual({ eq: 'approve' });
    expect(filterOf(mainCategorySearch({ id: 7 }, rules), 'choose_status')).toBeUndefined();
  });

  it('drops categories without approved products', () => {
    const one = { parent_id: 2, name: 'C', slug: 'c', level: 2, is_active: true, product_count: 5 };
    const all = [
      { ...one, id: 4, approved_count: 1 },
      { ...one, id: 5 },
    ];
    expect(mainCategories(all, { ...choosing, menuLevel: 2 }).map(({ id }) => id)).toEqual([4]);
  });
});

describe('top products of a main category (S §9)', () => {
  it('make 18 of its 12 products; 18 more are requested to replace those shown elsewhere on the page', () => {
    expect(mainCategorySize({ id: 7 })).toBe(12);
    expect(mainCategorySize({ id: 7, top_products: ['TEE'] })).toBe(18);
    expect(mainCategorySearch({ id: 7 }, rules).size).toBe(30);
  });

  it('come first, as if they were promoted', () => {
    const products = ['A', 'B', 'C', 'TOP'].map((sku, id) => aProduct({ id, sku, promoted: sku === 'A' ? 1 : 0 }));
    expect(alternate(products, 18, ['TOP']).map(({ sku }) => sku)).toEqual(['TOP', 'B', 'A', 'C']);
  });

  it('leave room for others: these are requested if promoted ones alone fill the response', () => {
    const promoted = Array.from({ length: 12 }, (_, id) => aProduct({ id, promoted: 1 }));
    expect(isMissingOthers(promoted, 12)).toBe(true);
    expect(isMissingOthers(promoted.slice(1), 12)).toBe(false);
    expect(isMissingOthers([...promoted.slice(1), aProduct({ promoted: 0 })], 12)).toBe(false);
    expect(filterOf(otherProductsSearch({ id: 7 }, rules), 'promoted')).toEqual({ lte: 0 });
  });
});

describe('products of a main category', () => {
  const products = (marks: readonly number[]) => marks.map((promoted, id) => aProduct({ id, promoted }));

  it('alternate, a promoted one first', () => {
    expect(alternate(products([3, 2, 1, 0, 0])).map(({ id }) => id)).toEqual([0, 3, 1, 4, 2]);
    expect(alternate(products([0, 0])).map(({ id }) => id)).toEqual([0, 1]);
  });

  it('are at most 12 distinct ones, in order within a type', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 30 }), (marks) => {
        const all = products(marks);
        const shown = alternate(all);
        expect(shown).toHaveLength(Math.min(12, all.length));
        expect(new Set(shown).size).toBe(shown.length);
        for (const promoted of [true, false]) {
          const kind = shown.filter((product) => (product.promoted ?? 0) > 0 === promoted).map(({ id }) => id);
          expect(kind).toEqual([...kind].sort((a, b) => a - b));
        }
      }),
    );
  });
});
