import { describe, expect, it } from 'vitest';
import { createSeason, type Traits } from '../../../adapters/demo/base/season';
import type { Product } from '../../../core/contract';
import { demoShop, productsOf, repeated, valuesOf, type KeptCatalogue } from './demo-shop';

const WINDOW = 8;

const listed = (shop: KeptCatalogue) =>
  productsOf(shop).filter(
    ({ sku, only_promo: only }) => only !== true && shop.products.get(sku)?.stock[sku]?.is_in_stock !== false,
  );

function windowOf(shop: KeptCatalogue, department: string): readonly Product[] {
  const { id } = shop.category(department);
  return listed(shop)
    .filter(({ category_ids: ids = [] }) => ids.includes(id))
    .toSorted((a, b) => (b.promoted ?? 0) - (a.promoted ?? 0) || b.id - a.id)
    .slice(0, WINDOW);
}

const createdAt = ({ created_at: created }: Product) => Date.parse(String(created));

function isClothing(shop: KeptCatalogue, { category_ids: ids = [] }: Product): boolean {
  return ['men', 'women', 'children'].some((department) => ids.includes(shop.category(`${department}/clothing`).id));
}

const kindOf = ({ ptype }: Product) => valuesOf(ptype)[0];

describe.each([
  [600, 1],
  [600, 7],
  [1800, 3],
])('the first products of a demo shop of %i products from seed %i', (total, seed) => {
  it('are clothing of different types in each department', async () => {
    const shop = await demoShop(total, seed);
    for (const department of ['men', 'women', 'children', 'sport']) {
      const first = windowOf(shop, department);
      expect(repeated(first.map(kindOf)), department).toEqual([]);
      expect(first.filter((one) => isClothing(shop, one)).length, department).toBeGreaterThanOrEqual(6);
    }
  });

  it('are clothing of different types among new products', async () => {
    const shop = await demoShop(total, seed);
    const first = listed(shop)
      .filter((product) => product.new === true)
      .toSorted((a, b) => createdAt(b) - createdAt(a))
      .slice(0, WINDOW);
    expect(repeated(first.map(kindOf))).toEqual([]);
    expect(first.filter((one) => isClothing(shop, one)).length).toBeGreaterThanOrEqual(6);
  });
});

describe('season ranking', () => {
  const traits = (index: number): Traits => ({
    group: 'clothing',
    kind: String(index % 30),
    genders: ['women'],
    isSport: index % 2 === 0,
  });

  it('uses each rank once, and orders products by age', () => {
    const season = createSeason(300, 25, traits);
    const all = Array.from({ length: 300 }, (_none, index) => index);
    const ranks = all.map((index) => season.rankOf(index)).filter((rank) => rank > 0);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_none, at) => at + 1));
    expect(all.map((index) => season.ageOf(index)).toSorted((a, b) => a - b)).toEqual(all);
  });

  it('ranks all products of a shop with fewer products than ranks', () => {
    const season = createSeason(5, 1, traits);
    expect([0, 1, 2, 3, 4].filter((index) => season.rankOf(index) > 0)).toHaveLength(5);
  });
});
