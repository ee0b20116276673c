import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, list, listing, orders, productView, totalSegments } from './shapes';
import { findJacket } from './shopper';
import { openShop, vitrine, type Shop } from './vitrine';

let shop: Shop;
let jacket: z.infer<typeof productView>;
beforeAll(async () => {
  shop = await openShop();
  jacket = await findJacket(shop);
}, 120_000);
afterAll(() => shop.remove());

const figures = z.looseObject({ products: z.literal(30), categories: z.number() });
const keptList = z.looseObject({
  items: z.array(z.looseObject({ sku: z.string(), qty: z.literal(1), added_at: z.number(), store_code: z.string() })),
  total: z.number(),
  limit: z.number(),
});
const methods = z.looseObject({ items: z.array(z.looseObject({})).check(z.minLength(1)), selected: z.unknown() });
const category = z.looseObject({ ...listing.shape, category: z.looseObject({ id: z.number(), slug: z.string() }) });

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const EXPORT = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
harbour-anorak,Harbour Anorak,<p>Dry.</p>,Norrland,Jackets,,TRUE,Size,S,HA-S,4,120.00,
harbour-anorak,,,,,,,,M,HA-M,6,120.00,
`;

/** Command line → expected document. `SKU` and `PARENT` stand for a jacket, `SLUG` for a category. */
const DOCUMENTS: readonly (readonly [line: string, shape: z.ZodMiniType])[] = [
  ['catalog search jacket', listing],
  ['catalog search sale', listing],
  ['catalog search sale --as-typed', listing],
  ['catalog search rock --language de', listing],
  ['catalog search jacket --on-sale --in-stock', listing],
  ['catalog search jacket --filter color=black,navy --sort price-low --size 2 --start 1', listing],
  ['catalog category SLUG --size 3', category],
  [
    'catalog tree',
    z.object({
      items: z.array(z.looseObject({ id: z.number(), children_data: z.array(z.unknown()) })),
      total: z.number(),
    }),
  ],
  [
    'catalog attributes',
    z.object({
      items: z.array(z.looseObject({ attribute_code: z.string(), options: z.array(z.unknown()) })),
      total: z.number(),
    }),
  ],
  ['product show PARENT', productView],
  ['product show PARENT --child SKU', productView],
  ['product similar PARENT --size 3', list],
  ['product reviews PARENT', list],
  ['product review PARENT --title Warm --text Light_too --rating 5', z.object({ id: z.number(), status: z.number() })],
  ['stock check SKU --qty 1', z.object({ sku: z.string(), status: z.literal('ok'), qty: z.number() })],
  [
    'stock list SKU NOPE',
    z.object({ items: z.array(z.looseObject({ sku: z.string(), qty: z.number() })), total: z.literal(1) }),
  ],
  ['cart add SKU', z.looseObject({ ...cart.shape, problems: z.array(z.unknown()) })],
  ['cart show', cart],
  ['cart set SKU 2', cart],
  [
    'cart totals',
    z.object({ totals: z.looseObject({ grand_total: z.number() }), segments: totalSegments, coupon: z.unknown() }),
  ],
  ['cart sync --dry-run', z.looseObject({ differences: z.array(z.unknown()), dryRun: z.literal(true) })],
  ['cart sync --force', z.looseObject({ differences: z.array(z.unknown()), dryRun: z.literal(false) })],
  ['cart shipping-methods', methods],
  ['cart shipping-methods --country US --zip-code 10001', methods],
  ['cart payment-methods', methods],
  ['cart coupon remove', cart],
  ['cart remove SKU', cart],
  ['cart clear', cart],
  ['checkout personal --first-name Ada', z.object({ personalDetails: z.looseObject({ firstName: z.literal('Ada') }) })],
  ['checkout shipping --city Berlin', z.object({ shippingDetails: z.looseObject({ city: z.literal('Berlin') }) })],
  [
    'checkout payment --no-use-shipping-address --company ACME',
    z.object({ paymentDetails: z.looseObject({ useShippingAddress: z.literal(false), company: z.literal('ACME') }) }),
  ],
  [
    'checkout show',
    z.looseObject({
      personalDetails: z.looseObject({}),
      shippingDetails: z.looseObject({}),
      paymentDetails: z.looseObject({}),
      isActive: z.literal(true),
      errors: z.record(z.string(), z.string()),
    }),
  ],
  ['wishlist add PARENT', z.looseObject({ ...keptList.shape, added: z.literal(true), total: z.literal(1) })],
  ['wishlist add PARENT', z.looseObject({ ...keptList.shape, added: z.literal(false), total: z.literal(1) })],
  ['wishlist list', keptList],
  ['wishlist remove PARENT', z.looseObject({ ...keptList.shape, total: z.literal(0) })],
  ['compare add SKU', z.looseObject({ ...keptList.shape, limit: z.literal(4) })],
  ['compare list', z.looseObject({ ...keptList.shape, rows: z.array(z.looseObject({ differs: z.boolean() })) })],
  ['compare remove SKU', keptList],
  ['recent add SKU', keptList],
  ['recent list', z.looseObject({ ...keptList.shape, total: z.literal(1) })],
  ['recent remove PARENT', keptList],
  ['order queue', orders],
  ['order list', orders],
  ['order process', orders],
  [
    'order settle-payments',
    z.strictObject({
      asked: z.number(),
      paid: z.number(),
      canceled: z.number(),
      released: z.number(),
      calledOff: z.number(),
      refunded: z.number(),
      unanswered: z.number(),
      givenBack: z.number(),
      notGivenBack: z.number(),
    }),
  ],
  [
    'url resolve /c/SLUG',
    z.looseObject({
      kind: z.literal('match'),
      name: z.literal('category'),
      params: z.looseObject({ slug: z.string() }),
    }),
  ],
  ['url resolve /no/such/page', z.looseObject({ kind: z.literal('not-found'), name: z.literal('page-not-found') })],
  ['url resolve /p/PARENT/old-name', z.looseObject({ kind: z.literal('redirect'), status: z.literal(301) })],
  ['url resolve /p/NOPE/nope', z.looseObject({ kind: z.literal('not-found') })],
  [
    'url resolve /en/cart',
    z.looseObject({ kind: z.literal('redirect'), status: z.literal(302), path: z.literal('/en/cart') }),
  ],
  ['url link PARENT', z.object({ type: z.literal('product'), path: z.string() })],
  ['url link SLUG', z.object({ type: z.literal('category'), path: z.string() })],
  ['content settings', z.looseObject({ lang: z.string() })],
  ['content block cms_settings', z.looseObject({ identifier: z.literal('cms_settings') })],
  ['outbox', list],
  ['catalog reindex', z.looseObject({ products: z.literal(60), categories: z.number() })],
  ['catalog seed --products 30 --seed 7', figures],
];

describe('--json', () => {
  it.each(DOCUMENTS)('prints one document of its shape: %s', async (line, shape) => {
    const words = line
      .replaceAll('PARENT', jacket.parentSku)
      .replaceAll('SKU', jacket.sku)
      .replaceAll('SLUG', 'men')
      .split(' ');
    const { code, stdout, stderr, json } = await shop.run(...words, '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(z.safeParse(shape, json()).error).toBeUndefined();
  });

  it('shows which words of a search became filters', async () => {
    expect(await shop.ask('catalog', 'search', 'shirt under 1000')).toMatchObject({
      understood: { typed: 'shirt under 1000', phrases: ['under 1000'], text: 'shirt', filters: { price: ['0-1000'] } },
    });
    expect(await shop.ask('catalog', 'search', 'shirt under 1000', '--as-typed')).not.toHaveProperty('understood');
    expect(await shop.ask('catalog', 'search', 'returns')).toMatchObject({
      help: [{ topic: 'returns', path: '/returns' }],
    });
  });

  it('sends a review with a photo, and names an invalid photo', async () => {
    const [picture, words] = [`${shop.data}/photo.png`, `${shop.data}/words.png`];
    writeFileSync(picture, Buffer.from(ONE_PIXEL, 'base64'));
    writeFileSync(words, 'no picture');
    const { sku } = listing.parse(await shop.ask('catalog', 'search', 'jacket')).items[0]!;
    const review = ['product', 'review', sku, '--title', 'Warm', '--text', 'Light, too'];
    expect(await shop.ask(...review, '--photo', picture)).toMatchObject({ id: expect.any(Number) as number });
    for (const file of [words, `${shop.data}/missing.png`, `${shop.data}/photo.gif`]) {
      const { code, error } = await shop.run(...review, '--photo', file, '--json');
      expect(code).toBe(1);
      expect(error()).toMatchObject({ error: { message: expect.stringMatching(/photo/) as string } });
    }
    const bare = await shop.run('product', 'review', sku, '--json');
    expect(bare.code).toBe(2);
    expect(bare.stderr).toContain('--title is missing');
  });

  it('reports that a product is in no list, and that a list is full', async () => {
    const missing = await shop.run('wishlist', 'remove', jacket.sku, '--json');
    expect(missing.code).toBe(1);
    expect(missing.error()).toMatchObject({ error: { code: 'not-in-list' } });
    const { items } = listing.parse(await shop.ask('catalog', 'search', 'men', '--size', '5'));
    for (const { sku } of items.slice(0, 4)) await shop.ask('compare', 'add', sku);
    const full = await shop.run('compare', 'add', items[4]!.sku, '--json');
    expect(full.code).toBe(1);
    expect(full.error()).toMatchObject({
      error: { code: 'list-full', message: 'The list is limited to 4 products. Remove one first.' },
    });
  });

  it('imports a product export, and reports the result row by row', async () => {
    const data = `${shop.data}/imported`;
    const file = `${shop.data}/export.csv`;
    writeFileSync(file, EXPORT);
    const outcome = await vitrine(['--data', data, '--json', 'catalog', 'import', file, '--currency', 'usd']);
    expect({ code: outcome.code, stderr: outcome.stderr }).toEqual({ code: 0, stderr: '' });
    expect(outcome.json()).toMatchObject({ format: 'shopify', counts: { products: { created: 1, total: 1 } } });
    const again = await vitrine(['--data', data, '--json', 'catalog', 'import', file, '--currency', 'usd']);
    expect(again.json()).toMatchObject({ counts: { products: { created: 0, unchanged: 1 } } });
    const found = await vitrine(['--data', data, '--json', 'catalog', 'search', 'anorak']);
    expect(listing.parse(found.json()).items).toMatchObject([{ name: 'Harbour Anorak' }]);
    const settings = await vitrine(['--data', data, '--json', 'content', 'settings']);
    expect(settings.json()).toMatchObject({ name: 'Vitrine', sliders: [] });
    const missing = await vitrine(['--data', data, '--json', 'catalog', 'import', `${file}.gone`, '--currency', 'usd']);
    expect(missing.code).toBe(1);
    expect(missing.error()).toMatchObject({ error: { code: 'FILE_MISSING' } });
  });

  it('does not guess the currency of prices, and fails without changes if no row of a file is imported', async () => {
    const data = `${shop.data}/refused`;
    const [file, broken] = [`${shop.data}/whole.csv`, `${shop.data}/broken.csv`];
    writeFileSync(file, EXPORT);
    writeFileSync(broken, 'sku,product_type,name,price\nCAP,simple,Cap,dear\nHAT,simple,Hat,\n');
    const run = (...args: readonly string[]) => vitrine(['--data', data, '--json', 'catalog', 'import', ...args]);
    const untold = await run(file);
    expect([untold.code, untold.stdout]).toEqual([1, '']);
    expect(untold.error()).toMatchObject({
      error: { code: 'CURRENCY_UNKNOWN', message: expect.stringContaining('--currency') as unknown },
    });
    expect((await run(file, '--currency', 'dollars')).code).toBe(2);
    await run(file, '--currency', 'USD');
    const goods = async () =>
      (await vitrine(['--data', data, '--json', 'catalog', 'search', 'anorak', '--size', '-1'])).stdout;
    const before = await goods();
    const outcome = await run(broken, '--currency', 'USD', '--missing', 'remove', '--source', 'whole');
    expect(outcome.code).toBe(1);
    expect(outcome.json()).toMatchObject({
      counts: { rows: { total: 2, taken: 0, skipped: 2 }, missing: { removed: 0 } },
    });
    expect(outcome.error()).toMatchObject({
      error: { code: 'nothing-taken', message: expect.stringContaining('row 2: price: "dear"') as unknown },
    });
    expect(await goods()).toBe(before);
  });

  it('filters, sorts, limits and continues a list', async () => {
    const all = listing.parse(await shop.ask('catalog', 'search', 'men', '--sort', 'price-low', '--size', '-1'));
    const prices = all.items.map((item) => Number(item['final_price'] ?? item['price']));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const some = listing.parse(
      await shop.ask('catalog', 'search', 'men', '--sort', 'price-low', '--size', '2', '--start', '1'),
    );
    expect(some.items.map(({ sku }) => sku)).toEqual(all.items.slice(1, 3).map(({ sku }) => sku));
    const facet = Object.entries(all.aggregations['color'] ?? {})[0]?.[1];
    const filtered = listing.parse(
      await shop.ask('catalog', 'search', 'men', '--filter', `color=${facet?.value ?? ''}`),
    );
    expect(filtered.total).toBe(facet?.count);
  });
});
