import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../adapters/demo';
import type { HomePage, Product } from '../../../core/shopper';
import { openBrowsing } from '../../core/browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { NOW, repeated } from './demo-shop';

const skusOf = (products: readonly Product[]) => products.map(({ sku }) => sku);
const isPromoted = ({ promoted = 0 }: Product) => promoted > 0;

describe("the demo's own home page (S §9)", () => {
  let shop: FixturePlatform;
  let home: HomePage;
  beforeAll(async () => {
    shop = await openFixturePlatform();
    await seedDemo(shop.platform.catalogue, { products: 600, now: NOW });
    const { content } = openBrowsing({ fetch: (request) => shop.platform.fetch(request), clock: shop.clock });
    home = await content.home();
  }, 120_000);
  afterAll(() => shop.platform.close());

  it('has 18 products in the new collection and 18 bestsellers, none of them visible in both', () => {
    expect(home.newCollection).toHaveLength(18);
    expect(home.bestsellers).toHaveLength(18);
    const inSight = [home.newCollection, home.bestsellers].flatMap((row) => row.slice(0, 6));
    expect(inSight).toHaveLength(12);
    expect(repeated(skusOf(inSight))).toEqual([]);
    for (const row of [home.newCollection, home.bestsellers]) expect(repeated(skusOf(row))).toEqual([]);
  });

  it('has the sliders with all products that the merchant marked', () => {
    expect(home.sliders.map(({ code }) => code)).toEqual(['top_collection', 'top_brand']);
    for (const { products } of home.sliders) expect(products.length).toBeGreaterThan(6);
  });

  it('alternates promoted and other products in the departments', () => {
    const mixed = home.mainCategories.filter(({ products }) => products.some(isPromoted));
    expect(mixed.length).toBeGreaterThan(3);
    for (const { name, products } of mixed) {
      expect(products, name).toHaveLength(12);
      const promoted = products.filter(isPromoted).length;
      const alternating = products.slice(0, 2 * Math.min(promoted, products.length - promoted));
      expect(alternating.map(isPromoted), name).toEqual(alternating.map((_, at) => at % 2 === 0));
    }
  });
});
