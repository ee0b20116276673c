import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

type Cells = Readonly<Record<string, string>>;

const item = (cells: Cells): Cells => ({
  id: 'CAP',
  title: 'Cap',
  description: 'Warm & soft, 5 < 6',
  link: 'https://shop.example/p/wool-cap.html?ref=feed',
  availability: 'in_stock',
  price: '18.00 USD',
  ...cells,
});
const tee = (id: string, color: string, size: string, cells: Cells = {}): Cells =>
  item({
    id,
    item_group_id: 'TEE',
    title: `Tee, ${color}, ${size}`,
    color,
    size,
    link: `https://shop.example/tee?v=${id}`,
    ...cells,
  });
const stockOf = (sku: string) => shop.writer.products.get(sku)?.stock[sku];
const reasons = (report: Awaited<ReturnType<ImportShop['rows']>>, row: number) =>
  rowOf(report, row).reasons.map(({ code, message }) => `${code}: ${message}`);
const rss = (...items: readonly string[]): string =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items.join('')}</channel></rss>`;
const CAP_XML =
  '<item><title>Feed of caps</title><g:title>Cap &amp; brim</g:title><g:id>CAP</g:id><link>https://shop.example/cap</link><g:price>18.00 USD</g:price>' +
  '<g:availability>in_stock</g:availability><description><![CDATA[<b>Warm</b>]]></description><g:product_type>Hats &gt; Caps</g:product_type>' +
  '<g:product_type>Winter</g:product_type><g:shipping><g:country>US</g:country><g:price>4.00 USD</g:price></g:shipping></item>';

describe('sales fields of a feed', () => {
  it.each([
    [{ status: 'archived' }, 2],
    [{ visibility: 'staging' }, 2],
    [{ status: 'active', visibility: 'hidden' }, 2],
    [{ status: 'active', visibility: 'published' }, 1],
    [{}, 1],
  ])('with %o have the status %s', async (cells, status) => {
    await shop.rows([item(cells)]);
    expect(shop.writer.product('CAP').status).toBe(status);
  });

  it('hide a product if all items of its group are hidden', async () => {
    await shop.rows([tee('A', 'Red', 'S', { status: 'archived' }), tee('B', 'Red', 'M', { status: 'archived' })]);
    expect(shop.writer.product('TEE').status).toBe(2);
  });

  it("match the shop's tax class by name, and the row reports an unknown one", async () => {
    const report = await shop.rows([item({ tax_category: 'Books' }), item({ id: 'HAT', tax_category: 'apparel' })]);
    expect([shop.writer.product('CAP').tax_class_id, shop.writer.product('HAT').tax_class_id]).toEqual([4, 2]);
    expect(reasons(report, 2)).toEqual([]);
    expect(reasons(report, 3)).toEqual([
      'tax_class_unknown: tax_category: the shop has no tax class apparel, it is taxed as Goods',
    ]);
  });

  it.each([
    [{ shipping_weight: '3 kg' }, 3],
    [{ product_weight: '350 g', shipping_weight: '1 kg' }, 0.35],
    [{ shipping_weight: '2 lb' }, 0.907185],
  ])('with %o have the weight of %s kilograms', async (cells, weight) => {
    await shop.rows([item(cells)]);
    expect(shop.writer.product('CAP')).toMatchObject({ weight });
  });
});

describe('an item of a product feed', () => {
  it('is sold at its price, and at its sale price during the sale', async () => {
    const report = await shop.rows([
      item({
        sale_price: '16.50 USD',
        sale_price_effective_date: '2026-11-01T08:00+0100/2026-11-30T23:59+0100',
        brand: 'Norrland',
        gtin: '4006381333931',
        mpn: 'NL-77 b',
        product_type: 'Accessories > Caps',
        google_product_category: '173',
        gender: 'female',
        age_group: 'kids',
        material: 'Wool/Silk',
        condition: 'used',
      }),
    ]);
    expect(report.format).toBe('google');
    expect(shop.writer.product('CAP')).toMatchObject({
      type_id: 'simple',
      name: 'Cap',
      price: 18,
      special_price: 16.5,
      special_from_date: '2026-11-01T07:00:00.000Z',
      special_to_date: '2026-11-30T22:59:00.000Z',
      brand_name: 'Norrland',
      gtin: '4006381333931',
      mpn: 'NL-77 b',
      google_product_category: '173',
      gender: 'girls',
      material: ['wool', 'silk'],
      condition: 'used',
      url_key: 'wool-cap',
      description: 'Warm &amp; soft, 5 &lt; 6',
    });
    expect(report.counts.categories).toBeGreaterThan(2);
  });

  it('is in stock, sold out, or on backorder, and counted if it has a number', async () => {
    const report = await shop.rows([
      item({ id: 'A', availability: 'in stock' }),
      item({ id: 'B', availability: 'out_of_stock' }),
      item({ id: 'C', availability: 'preorder' }),
      item({ id: 'D', availability: 'in_stock', inventory: '7' }),
    ]);
    expect(stockOf('A')).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
    expect(stockOf('B')).toEqual({ qty: 0, is_in_stock: false, manage_stock: false });
    expect(stockOf('C')).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
    expect(stockOf('D')).toEqual({ qty: 7, is_in_stock: true, manage_stock: true });
    expect(reasons(report, 4)).toEqual(['value_adjusted: availability: preorder is in stock without tracking']);
  });

  it.each([
    ['in_stock', true],
    ['in stock', true],
    ['out_of_stock', false],
    ['out of stock', false],
    ['discontinued', false],
    ['preorder', true],
    ['backorder', true],
    ['available for order', true],
  ])('that is %j can be bought: %s', async (availability, is_in_stock) => {
    const report = await shop.rows([item({ availability })]);
    expect(report.counts.rows.skipped).toBe(0);
    expect(stockOf('CAP')).toMatchObject({ is_in_stock });
  });

  it.each([
    ['price', 'free', 'price: "free" is not a price like 15.00 USD'],
    ['price', '', 'price: is empty, every item needs one'],
    ['availability', 'soon', 'availability: "soon" is none of in_stock'],
    ['availability', '', 'availability: is empty, every item needs one'],
    ['sale_price_effective_date', '2026-11-01', 'sale_price_effective_date: "2026-11-01" is not a time like'],
    ['id', '', 'id: is empty, every item needs an id'],
    ['title', '', 'title: is empty, every product needs a name'],
  ])('is refused if its %s is %j', async (column, cell, message) => {
    const report = await shop.rows([item({ [column]: cell })]);
    expect(report.counts.rows.skipped).toBe(1);
    expect(reasons(report, 2).join()).toContain(message);
  });

  it.each([
    ['1,299.00 USD', 1299],
    ['USD 15,50', 15.5],
    ['15', 15],
  ])('takes its price from %s', async (price, amount) => {
    const report = await shop.rows([item({ price })]);
    expect(shop.writer.product('CAP').price).toBe(amount);
    expect(reasons(report, 2)).toEqual([]);
  });

  it('is in the currency that the feed names: another one by `--currency` is refused', async () => {
    await expect(shop.rows([item({ price: '15.00 EUR' })])).rejects.toMatchObject({
      code: 'CURRENCY_DIFFERS',
      message: expect.stringContaining('in EUR, not in USD') as unknown,
    });
    expect(shop.writer.products.size).toBe(0);
  });

  it('is refused in a currency that no item before it has, and with a duplicate id', async () => {
    const report = await shop.rows([item({}), item({ id: 'B', price: '3.00 EUR' }), item({ title: 'Other cap' })]);
    expect(reasons(report, 3)).toEqual(['bad_value: price: is in EUR, that of earlier items in USD']);
    expect(reasons(report, 4)).toEqual(['duplicate_sku: id: row 2 has CAP already']);
    expect(reasons(report, 2)).toEqual([]);
    expect(shop.writer.product('CAP').name).not.toBe('Other cap');
    expect(report.counts.rows).toMatchObject({ taken: 1, skipped: 2 });
  });

  it('loses an invalid number, and reports that delivery is configured elsewhere', async () => {
    const report = await shop.rows([item({ gtin: '4006381333932', shipping: 'US:::4.00 USD', 'custom label 0': '' })]);
    expect(shop.writer.product('CAP').gtin).toBeUndefined();
    expect(reasons(report, 2)).toEqual([
      'value_adjusted: gtin: 4006381333932 is ignored: the check digit is wrong, or it does not have 8, 12, 13 or 14 digits',
      'unsupported: shipping: ignored for all items; set delivery, taxes and advertising in the shop',
    ]);
  });
});

describe('the items of a group', () => {
  it('are one product, chosen by their differences', async () => {
    const report = await shop.rows([
      tee('T1', 'Black', 'S'),
      tee('T2', 'Black', 'M', { price: '20.00 USD' }),
      tee('T3', 'White', 'S', { availability: 'out_of_stock' }),
    ]);
    const product = shop.writer.product('TEE');
    expect(product).toMatchObject({ type_id: 'configurable', name: 'Tee', price: 18, url_key: 'tee' });
    expect(product.configurable_options?.map(({ attribute_code: code }) => code)).toEqual(['color', 'size']);
    expect(product.configurable_children?.map(({ sku, price }) => [sku, price])).toEqual([
      ['T1', 18],
      ['T2', 20],
      ['T3', 18],
    ]);
    expect(report.counts).toMatchObject({ products: { total: 1 }, variants: 3 });
  });

  it('keep a shared colour as a property of the product', async () => {
    await shop.rows([tee('T1', 'Black', 'S'), tee('T2', 'Black', 'M')]);
    const product = shop.writer.product('TEE');
    expect(product.configurable_options?.map(({ attribute_code: code }) => code)).toEqual(['size']);
    expect(product.color).toBe('black');
  });

  it('are refused together if two have the same choices or one is unreadable', async () => {
    const twins = await shop.rows([tee('T1', 'Black', 'S'), tee('T2', 'Black', 'M'), tee('T3', 'black', 'M')]);
    expect(reasons(twins, 4)).toEqual(['variant_choice: item_group_id: row 3 has the same size']);
    expect(twins.counts.products.total).toBe(0);
    const broken = await shop.rows([tee('T1', 'Black', 'S'), tee('T2', 'Black', 'M', { price: '?' })]);
    expect(reasons(broken, 2)).toEqual(['product_skipped: its product was skipped because of row 3']);
  });

  it('get a parent with another SKU if an item has the id of the group', async () => {
    const report = await shop.rows([tee('TEE', 'Black', 'S'), tee('T2', 'Black', 'M')]);
    expect(shop.writer.product('TEE-group').configurable_children).toHaveLength(2);
    expect(reasons(report, 2)).toEqual(['sku_made_unique: item_group_id: an item has the id TEE, TEE-group is used']);
  });
});

describe('a product feed', () => {
  it('is read from XML of RSS 2.0, with several types, and counted by items', async () => {
    const report = await shop.run({ file: await shop.file('feed.xml', rss(CAP_XML)) });
    expect(report).toMatchObject({ format: 'google', counts: { rows: { total: 1, taken: 1 } } });
    expect(shop.writer.product('CAP')).toMatchObject({ name: 'Cap & brim', price: 18, description: '<b>Warm</b>' });
    expect(shop.writer.product('CAP').category?.map(({ name }) => name)).toEqual(['Caps', 'Winter']);
    expect(reasons(report, 1).join()).toContain('shipping: ignored for all items');
  });

  it('is read from Atom', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title><entry><title>Cap</title><g:id>CAP</g:id>' +
      '<link rel="alternate" href="https://shop.example/cap"/><summary>Warm</summary><g:price>18 USD</g:price><g:availability>in stock</g:availability></entry></feed>';
    await shop.run({ file: await shop.file('feed.xml', atom) });
    expect(shop.writer.product('CAP')).toMatchObject({ name: 'Cap', description: 'Warm', url_key: 'cap' });
  });

  it('is read from TSV with readable column names, in UTF-16 too', async () => {
    const rows = [
      ['id', 'title', 'link', 'image link', 'price', 'availability'],
      ['CAP', 'Cap', 'https://shop.example/cap', '', '18.00 USD', 'in stock'],
    ];
    const text = `\uFEFF${rows.map((cells) => cells.join('\t')).join('\r\n')}`;
    await shop.run({ file: await shop.file('feed.txt', Buffer.from(text, 'utf16le')) });
    expect(shop.writer.product('CAP').name).toBe('Cap');
  });

  it('gives the same products as XML and as CSV', async () => {
    await shop.run({ file: await shop.file('feed.xml', rss(CAP_XML)) });
    const report = await shop.run({
      file: await shop.file(
        'feed.csv',
        csvOf([
          {
            ...{ id: 'CAP', title: 'Cap & brim', link: 'https://shop.example/cap', price: '18.00 USD' },
            ...{ availability: 'in_stock', description: '<b>Warm</b>', product_type: 'Hats > Caps\nWinter' },
          },
        ]),
      ),
    });
    expect(report.counts.products).toMatchObject({ unchanged: 1, total: 1 });
  });

  it.each([
    ['is cut off', '<rss><channel><item><g:id>1</g:id>', /is not valid XML/],
    [
      'declares its own entities',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><rss><channel><item><title>&a;</title></item></channel></rss>',
      /is not valid XML/,
    ],
    ['is nested too deeply', `<rss>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</rss>`, /more than 32 deep/],
    ['has no items', '<html><body>Sign in</body></html>', /nor a product feed/],
  ])('is refused if the XML %s', async (_, xml, message) => {
    await expect(shop.run({ file: await shop.file('feed.xml', xml) })).rejects.toThrow(message);
  });
});
