import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTING_FIELDS } from '../../../../../core/contract/catalogue/listing-fields';
import type { SearchFilter } from '../../../../../core/contract';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { findProducts } from '../../../../fixtures/search';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

const LISTED: readonly SearchFilter[] = [
  { attribute: 'status', value: { in: [0, 1] } },
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
];
const having = (...filters: readonly SearchFilter[]) => ({ filters: [...filters] });

describe('product search', () => {
  it('finds products by words and tolerates a typing error', async () => {
    expect((await findProducts(fixture, { text: 'jacket' })).skus).toContain('JACKET');
    expect((await findProducts(fixture, { text: 'jakcet' })).skus).toContain('JACKET');
  });

  it('filters by visibility only on request, and excludes disabled products', async () => {
    const all = await findProducts(fixture, {});
    expect(all.total).toBe(11); // Only staff see disabled products.
    const listed = await findProducts(fixture, having(...LISTED));
    expect(listed.skus).not.toContain('HIDDEN');
    expect(listed.skus).not.toContain('OLD');
    expect(listed.total).toBe(10);
  });

  it('lists promoted products first, then by newest id, unless sorted otherwise', async () => {
    expect((await findProducts(fixture, having(...LISTED))).skus.slice(0, 3)).toEqual(['BELT', 'CAP', 'CARD']);
    const cheap = await findProducts(fixture, having(...LISTED), { sort: 'final_price:asc' });
    const prices = cheap.items.map((item) => item.final_price ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('finds the products of a category and its subcategories', async () => {
    expect((await findProducts(fixture, having({ attribute: 'category_ids', value: { eq: 3 } }))).skus).toEqual([
      'JACKET',
    ]);
    expect(
      (await findProducts(fixture, having(...LISTED, { attribute: 'category_ids', value: { eq: '2' } }))).total,
    ).toBe(10);
  });

  it('excludes sold-out products if in-stock ones are requested', async () => {
    const inStock = await findProducts(
      fixture,
      having(...LISTED, { attribute: 'stock.is_in_stock', value: { eq: true } }),
    );
    expect(inStock.skus).not.toContain('SCARF');
    expect(inStock.skus).toContain('CARD');
  });

  it('matches colour and price in one variant, and returns it', async () => {
    const black = await findProducts(
      fixture,
      having({ attribute: 'color', value: { eq: 'black' } }, { attribute: 'price', value: { gte: 85 } }),
    );
    expect(black.items).toMatchObject([{ sku: 'JACKET', matched_sku: 'JACKET-BLACK-M' }]);
    expect(
      (
        await findProducts(
          fixture,
          having({ attribute: 'color', value: { eq: 'red' } }, { attribute: 'price', value: { gte: 85 } }),
        )
      ).total,
    ).toBe(0);
  });

  it('takes prices in major units, and a price range by the name of its facet', async () => {
    const dear = await findProducts(fixture, having(...LISTED, { attribute: 'final_price', value: { gt: 119.99 } }));
    expect([...dear.skus].sort()).toEqual(['CAP', 'SCARF']);
    const range = await findProducts(fixture, having(...LISTED, { attribute: 'price', value: { eq: '100-150' } }));
    expect(range.skus).toEqual(['CAP']);
  });

  it('counts facets with their labels, and prices in the configured ranges', async () => {
    const { facets } = await findProducts(fixture, {
      ...having(...LISTED),
      aggregations: [
        { attribute: 'color', size: 20 },
        { attribute: 'price', size: 20 },
      ],
    });
    expect(facets.color).toContainEqual({ value: 'black', label: 'Black', count: 1 });
    expect(facets.price?.map(({ value, label }) => [value, label])).toEqual([
      ['0-50', '< $50'],
      ['50-100', '$50 - 100'],
      ['100-150', '$100 - 150'],
      ['150-', '> $150'],
    ]);
    for (const { value, count } of facets.price ?? []) {
      const click = await findProducts(fixture, having(...LISTED, { attribute: 'price', value: { eq: value } }));
      expect(click.total).toBe(count);
    }
  });

  it('responds in the language and currency of the store', async () => {
    const { items } = await findProducts(fixture, having({ attribute: 'sku', value: { eq: 'JACKET' } }), {
      store: 'de',
    });
    // Not the 73.95 of the sold-out red one.
    expect(items[0]).toMatchObject({ name: 'Regenjacke', final_price: 75 });
    expect(items[0]?.configurable_options?.[0]).toMatchObject({
      label: 'Farbe',
      values: [{ label: 'Schwarz' }, { label: 'Rot' }],
    });
    const prices = items[0]?.configurable_children?.map((child) => child.final_price);
    expect(prices).toEqual([75, 85, 73.95, 63.95]);
  });

  it.each([
    ['-1 returns everything', -1, undefined, { start: 0, perPage: 11, count: 11 }],
    ['0 returns fifty', 0, undefined, { start: 0, perPage: 50, count: 11 }],
    ['two returns two', 2, 1, { start: 1, perPage: 2, count: 2 }],
    ['a negative start returns none', 2, -5, { start: 0, perPage: 2, count: 2 }],
  ])('pages results: %s', async (_name, size, from, expected) => {
    const page = await findProducts(fixture, {}, { size, ...(from !== undefined && { from }) });
    expect({ start: page.start, perPage: page.perPage, count: page.items.length }).toEqual(expected);
    expect(page.total).toBe(11);
  });

  it('returns only the requested fields', async () => {
    const url = '/api/catalog?store=us&type=product&size=1&include=price,configurable_children.sku&searchQuery=';
    const filter = encodeURIComponent(JSON.stringify(having({ attribute: 'sku', value: { eq: 'JACKET' } })));
    const { json } = await fixture.call('GET', url + filter);
    expect(json).toMatchObject({
      items: [{ id: 1, sku: 'JACKET', configurable_children: [{ sku: 'JACKET-BLACK-S' }, {}, {}, {}] }],
    });
    expect(JSON.stringify(json)).not.toContain('description');
    const without = await findProducts(fixture, having({ attribute: 'sku', value: { eq: 'JACKET' } }), {
      exclude: 'stock,configurable_children.stock',
    });
    expect(JSON.stringify(without.items)).not.toContain('is_in_stock');
  });

  it.each(['/api/catalog?store=us&type=product', '/api/products/similar?sku=SHIRT'])(
    'returns the list fields of products, and all fields only on request: %s',
    async (url) => {
      const keysOf = async (more: string) => {
        const { json } = await fixture.call('GET', url + more);
        const { items } = json as { items: object[] }; // sound: the API table test checks the shape
        return new Set(items.flatMap((item) => Object.keys(item)));
      };
      const shown = await keysOf('');
      expect(shown).toEqual(await keysOf(`&include=${LISTING_FIELDS.join(',')}`));
      for (const name of ['final_price', 'image', 'url_path']) expect(shown).toContain(name);
      for (const name of ['description', 'configurable_children', 'media_gallery']) expect(shown).not.toContain(name);
      expect(await keysOf('&include=*')).toContain('description');
    },
  );
});

describe('looking up products by key', () => {
  it.each([
    ['sku', 'SHIRT', 'SHIRT'],
    ['id', 2, 'SHIRT'],
    ['slug', 'linen-shirt-2', 'SHIRT'],
    ['url_path', 'linen-shirt-2.html', 'SHIRT'],
    ['configurable_children.sku', 'JACKET-RED-S', 'JACKET'],
  ])('finds by %s', async (attribute, value, sku) => {
    expect((await findProducts(fixture, having({ attribute, value: { eq: value } }))).skus).toEqual([sku]);
  });

  it('applies the other conditions as search does', async () => {
    const old = { attribute: 'sku', value: { in: ['OLD', 'TEE'] } };
    expect((await findProducts(fixture, having(old))).skus).toEqual(['TEE']);
    expect((await findProducts(fixture, having(old, ...LISTED))).skus).toEqual(['TEE']);
    expect((await findProducts(fixture, having(old, { attribute: 'price', value: { lt: 20 } }))).skus).toEqual(['TEE']);
  });
});

describe('related search functions', () => {
  it('suggest terms that a search finds', async () => {
    const { json } = await fixture.call('GET', '/api/catalog/suggest?store=us&text=jac&size=3');
    expect(json).toMatchObject({ total: 1, items: [{ sku: 'JACKET' }] });
  });
  it('suggest the requested variant, as a list shows it', async () => {
    const { json } = await fixture.call('GET', '/api/catalog/suggest?store=us&text=black%20jac');
    expect(json).toMatchObject({
      items: [{ sku: 'JACKET', matched_options: { color: 'black' }, matched_sku: 'JACKET-BLACK-S' }],
    });
  });

  it('return similar products, in stock and never the product itself', async () => {
    const { json } = await fixture.call('GET', '/api/products/similar?sku=SHIRT&limit=5');
    const skus = (json as { items: { sku: string }[] }).items.map((item) => item.sku); // sound: the API table test checks the shape
    expect(skus.length).toBeGreaterThan(1);
    for (const sku of ['SHIRT', 'SCARF', 'OLD', 'HIDDEN']) expect(skus).not.toContain(sku);
  });

  it('suggest other types only from the deepest categories, and for the same gender', async () => {
    const itemsOf = async (url: string) =>
      // Safe: the API table test checks the shape.
      ((await fixture.call('GET', url)).json as { items: { sku: string; category_ids?: number[]; ptype?: string }[] })
        .items;
    const [shirt] = await itemsOf(
      `/api/catalog?store=us&type=product&include=*&searchQuery=${encodeURIComponent(
        JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'SHIRT' } }] }),
      )}`,
    );
    const tree = await itemsOf('/api/catalog?store=us&type=category&include=*');
    const levels = new Map((tree as unknown as { id: number; level: number }[]).map(({ id, level }) => [id, level]));
    const own = shirt?.category_ids ?? [];
    const level = Math.max(...own.map((id) => levels.get(id) ?? 0));
    const deepest = own.filter((id) => levels.get(id) === level).map(String);
    const found = await itemsOf('/api/products/similar?sku=SHIRT&limit=50&include=*');
    expect(found.length).toBeGreaterThan(0);
    for (const { sku, ptype, category_ids: ids = [] } of found)
      expect(ptype === shirt?.ptype || ids.some((id) => deepest.includes(String(id))), sku).toBe(true);
  });

  it('never suggest shipped products as similar to virtual ones', async () => {
    const { json } = await fixture.call('GET', '/api/products/similar?sku=CARD&limit=50');
    const types = (json as { items: { type_id: string }[] }).items.map((item) => item.type_id); // sound: the API table test checks the shape
    expect(types.filter((type) => !['virtual', 'downloadable'].includes(type))).toEqual([]);
    const shirt = await fixture.call('GET', '/api/products/similar?sku=SHIRT&limit=50');
    expect((shirt.json as { items: { sku: string }[] }).items.map(({ sku }) => sku)).not.toContain('CARD'); // sound: see above
  });

  it('return only the requested fields of similar products', async () => {
    const { json } = await fixture.call('GET', '/api/products/similar?sku=SHIRT&limit=1&include=price');
    const [first] = (json as { items: object[] }).items; // sound: the API table test checks the shape
    expect(
      Object.keys(first ?? {})
        .filter((name) => name !== 'matched_sku')
        .sort(),
    ).toEqual(['id', 'name', 'price', 'sku', 'type_id']);
  });

  it("return nothing similar to a missing product, and no prices in another currency than the store's", async () => {
    const { json, status } = await fixture.call('GET', '/api/products/similar?sku=NOPE');
    expect([status, json]).toEqual([200, { items: [] }]);
    for (const currency of ['EUR', 'XXX']) {
      const list = `/api/products/render-list?skus=TEE&currencyCode=${currency}&storeId=1`;
      const refused = await fixture.call('GET', list);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.json)).toContain('currencyCode must be USD, the currency of store us');
    }
  });

  it('treat any size of 0 and less except -1 as fifty (S §5)', async () => {
    const counts = await Promise.all(
      ['-7', '0', '50'].map(async (size) => {
        const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&size=${size}`);
        return (json as { perPage: number }).perPage; // sound: the API table test checks the shape
      }),
    );
    expect(counts).toEqual([50, 50, 50]);
  });

  it('render a list of SKUs, variants by their product, each once', async () => {
    const { json } = await fixture.call(
      'GET',
      '/api/products/render-list?skus=TEE,JACKET-BLACK-S,JACKET,NONE&currencyCode=USD&storeId=1',
    );
    expect(json).toMatchObject({ items: [{ sku: 'TEE', price_is_current: true }, { sku: 'JACKET' }] });
  });

  it('list only approved reviews of the requested product', async () => {
    const query = encodeURIComponent(
      JSON.stringify(
        having(
          { attribute: 'entity_id', value: { eq: 1 } },
          { attribute: 'entity_type', value: { eq: 'product' } },
          { attribute: 'status', value: { eq: 1 } },
        ),
      ),
    );
    const { json } = await fixture.call('GET', `/api/catalog?store=us&type=review&searchQuery=${query}`);
    expect(json).toMatchObject({ total: 1, items: [{ nickname: 'Ada' }] });
  });

  it('rate products by their approved reviews', async () => {
    const { items } = await findProducts(fixture, having({ attribute: 'sku', value: { eq: 'JACKET' } }));
    expect(items[0]).toMatchObject({ rating: 5, reviews_count: 1 });
  });

  it('count products of categories with their subcategories, and sort by position', async () => {
    const { json } = await fixture.call('GET', '/api/catalog?store=us&type=category');
    expect(json).toMatchObject({
      perPage: 4000,
      items: [
        { id: 2, product_count: 10, children_count: 2 },
        { id: 3, product_count: 1 },
        { id: 4, product_count: 1 },
        { id: 5, product_count: 8 },
      ],
    });
  });
});
