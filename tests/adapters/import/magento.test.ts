import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../adapters/import';
import { fixture, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

describe('import of a Magento export', () => {
  let shop: ImportShop;
  let report: ImportReport;
  beforeAll(async () => {
    shop = await openImportShop();
    const media = await shop.pictures(
      'f/j/fj1-navy.jpg',
      'f/j/fj1-navy-back.jpg',
      'f/j/fj1-rust.jpg',
      'f/j/fj1-rust-back.jpg',
      'deep/mug.jpg',
    );
    report = await shop.run({ file: fixture('magento.csv'), media });
  });
  afterAll(() => shop.remove());

  it('imports every row, each with its role', () => {
    expect(report.format).toBe('magento');
    expect(report.counts.rows).toEqual({ total: 11, taken: 11, skipped: 0 });
    expect(report.rows.map(({ row, role, product }) => [row, role, product])).toEqual([
      [2, 'variant', 'FJ1'],
      [3, 'variant', 'FJ1'],
      [4, 'variant', 'FJ1'],
      [5, 'product', 'FJ1'],
      [6, 'texts', 'FJ1'],
      [7, 'product', 'MUG'],
      [8, 'product', 'POLE'],
      [9, 'product', 'PAIR'],
      [10, 'product', 'KIT'],
      [11, 'product', 'GIFT'],
      [12, 'product', 'MAP'],
    ]);
    expect(report.counts).toMatchObject({
      products: { total: 7, created: 7 },
      variants: 3,
      types: { configurable: 1, simple: 2 },
    });
  });

  it('joins a configurable product with its variants: colours first, sizes in order', () => {
    const jacket = shop.writer.product('FJ1');
    expect(jacket).toMatchObject({
      type_id: 'configurable',
      price: 189.5,
      visibility: 4,
      status: 1,
      slug: 'fjord-shell',
      new: true,
    });
    expect(jacket.configurable_options).toEqual([
      { attribute_code: 'color', attribute_id: 93, label: 'Colour', values: [
        { value_index: 'rust', label: 'Rust', swatch: '#a94f2b' },
        { value_index: 'navy', label: 'Navy', swatch: '#1f2a44' },
      ] },
      { attribute_code: 'size', attribute_id: 142, label: 'Size', values: [
        { value_index: 's', label: 'S' }, { value_index: 'm', label: 'M' }, { value_index: 'xl', label: 'XL' },
      ] },
    ]); // prettier-ignore
    expect(
      jacket.configurable_children?.map(({ sku, name, price, special_price: special, image }) => [
        sku,
        name,
        price,
        special,
        image,
      ]),
    ).toEqual([
      ['FJ1-XL-RS', 'Fjord Shell', 199.5, 149, '/f/j/fj1-rust.jpg'],
      ['FJ1-S-NV', 'Fjord Shell', 189.5, undefined, '/f/j/fj1-navy.jpg'],
      ['FJ1-M-NV', 'Fjord Shell', 189.5, undefined, '/f/j/fj1-navy.jpg'],
    ]);
    expect(jacket.configurable_children?.[0]).toMatchObject({
      special_from_date: '2026-11-01',
      special_to_date: '2026-11-30',
      custom_attributes: [
        { attribute_code: 'color', value: 'rust' },
        { attribute_code: 'size', value: 'xl' },
      ],
    });
  });

  it('keeps the stock of each variant', () => {
    expect(shop.writer.record('FJ1').stock).toEqual({
      'FJ1': { qty: 0, is_in_stock: true, manage_stock: false },
      'FJ1-S-NV': { qty: 4, is_in_stock: true, manage_stock: true },
      'FJ1-M-NV': { qty: 0, is_in_stock: false, manage_stock: true },
      'FJ1-XL-RS': { qty: 7, is_in_stock: true, manage_stock: true },
    }); // prettier-ignore
    expect(shop.writer.record('POLE').stock.POLE?.manage_stock).toBe(false);
    expect(shop.writer.record('GIFT').stock.GIFT).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
  });

  it('puts all available pictures into one gallery with their captions', () => {
    expect(shop.writer.product('FJ1').media_gallery).toEqual([
      { image: '/f/j/fj1-navy.jpg', lab: 'Front', pos: 1, shows: { color: 'navy' } },
      { image: '/f/j/fj1-rust-back.jpg', pos: 2, shows: { color: 'rust' } },
      { image: '/f/j/fj1-rust.jpg', pos: 3, shows: { color: 'rust' } },
      { image: '/f/j/fj1-navy-back.jpg', lab: 'Back', pos: 4, shows: { color: 'navy' } },
    ]);
    expect(report.missingFiles).toEqual([{ path: '/f/j/gone.jpg', row: 5, sku: 'FJ1' }]);
    expect(report.counts.pictures).toEqual({ named: 6, copied: 5, unchanged: 0, missing: 1, refused: 0 });
    expect(rowOf(report, 5).reasons.map(({ code }) => code)).toEqual(['picture_missing', 'link_missing']);
  });

  it('finds a picture by its file name if the folders differ', () => {
    expect(shop.writer.product('MUG').image).toBe('/m/u/mug.jpg');
  });

  it('keeps only harmless markup', () => {
    expect(shop.writer.product('FJ1').description).toBe(
      '<p>Dry in <b>any</b> rain.</p>\n<h3>Care</h3><a rel="nofollow noopener">Wash</a>',
    );
  });

  it('reads attributes with commas, quotes, several values and entities', () => {
    const jacket = shop.writer.product('FJ1');
    expect(jacket).toMatchObject({
      material: ['recycled-nylon', 'elastane'],
      brand: 'skal',
      brand_name: 'Skål',
      fit: 'relaxed-roomy',
      waterproof: 'yes',
      gender: 'women',
      ptype: 'jackets-coats',
    });
    expect(shop.writer.attributeRecords.get('fit')?.attribute.options).toEqual([
      { value: 'relaxed-roomy', label: 'Relaxed, "roomy"' },
    ]);
    expect(shop.writer.attributeRecords.get('material')?.attribute).toMatchObject({
      default_frontend_label: 'Material',
      frontend_input: 'multiselect',
    });
    expect(shop.writer.attributeRecords.get('color')?.labels?.de).toMatchObject({
      '': 'Farbe',
      navy: 'Marine',
      rust: 'Rost',
    });
    expect(jacket.care).toMatch(/^Wash it seldom/);
    expect(shop.writer.attributeRecords.has('care')).toBe(false);
  });

  it('builds the category tree, also if a name has a comma', () => {
    const { writer } = shop;
    expect(writer.category('women/jackets-coats')).toMatchObject({
      level: 3,
      slug: 'women-jackets-coats',
      name: 'Jackets & Coats',
    });
    expect(writer.category('new-and-loved')).toMatchObject({ name: 'New, and Loved', parent_id: 2, level: 2 });
    expect(writer.category('default-category')).toMatchObject({ id: 2, parent_id: 1, path: '1/2', level: 1 });
    const women = writer.category('women');
    expect(women.path).toBe(`1/2/${women.id}`);
    expect(writer.product('FJ1').category_ids).toEqual([
      writer.category('women/jackets-coats').id,
      writer.category('new-and-loved').id,
    ]);
    expect(women.position ?? 0).toBeLessThan(writer.category('new-and-loved').position ?? 0);
  });

  it('imports the texts of another store view', () => {
    expect(shop.writer.record('FJ1').texts).toEqual({
      de: { name: 'Fjord Jacke', description: '<p>Trocken bei <i>jedem</i> Regen.</p>' },
    });
  });

  it('reads dates in the American format and prices with their period', () => {
    expect(shop.writer.product('FJ1').created_at).toBe('2026-11-03T09:15:00.000Z');
    expect(shop.writer.product('MUG')).toMatchObject({
      price: 12,
      special_price: 9.99,
      special_from_date: '2026-11-01',
      tax_class_id: 0,
    });
  });

  it('imports custom options with their surcharges', () => {
    expect(shop.writer.product('MUG').custom_options).toEqual([
      { option_id: 1, title: 'Engraving', type: 'field', is_require: false, max_characters: 12, price: 5, price_type: 'fixed' },
      { option_id: 2, title: 'Lid', type: 'drop_down', is_require: true, values: [
        { option_type_id: 1, title: 'Steel', price: 3, price_type: 'fixed' },
        { option_type_id: 2, title: 'Oak', price: 10, price_type: 'percent' },
      ] },
    ]); // prettier-ignore
  });

  it('imports grouped, bundle, virtual and downloadable products with their parts', () => {
    const { writer } = shop;
    expect(writer.product('PAIR')).toMatchObject({ type_id: 'grouped', price: 52 });
    expect(writer.product('PAIR').product_links).toEqual([
      {
        link_type: 'associated',
        linked_product_sku: 'POLE',
        linked_product_type: 'simple',
        position: 1,
        name: 'Trail Pole',
        qty: 2,
        price: 40,
      },
      {
        link_type: 'associated',
        linked_product_sku: 'MUG',
        linked_product_type: 'simple',
        position: 2,
        name: 'Camp Mug',
        qty: 1,
        price: 12,
        image: '/m/u/mug.jpg',
      },
    ]);
    expect(writer.product('KIT')).toMatchObject({
      type_id: 'bundle',
      price: 80,
      price_type: 'dynamic',
      special_percent: 80,
    });
    expect(writer.product('KIT').bundle_options?.[0]).toMatchObject({
      title: 'Poles',
      required: true,
      product_links: [{ sku: 'POLE', qty: 2, is_default: true, price: 40 }],
    });
    expect(writer.product('GIFT').type_id).toBe('virtual');
    expect(writer.product('MAP')).toMatchObject({ type_id: 'downloadable', status: 2, visibility: 3 });
    expect(writer.product('MAP').downloadable_links).toEqual([
      { title: 'North', sample_url: 'https://maps.example/north.pdf' },
      { title: 'South' },
    ]);
  });

  it('keeps links to existing products and reports missing ones', () => {
    expect(shop.writer.product('FJ1').product_links).toEqual([
      { link_type: 'related', linked_product_sku: 'MUG', position: 1 },
    ]);
    expect(rowOf(report, 5).reasons.at(-1)?.message).toContain('GONE');
  });
});

describe('sales fields of a Magento export', () => {
  it('have the tax class of the shop by its name, and the weight', async () => {
    const shop = await openImportShop();
    const row = { product_type: 'simple', price: '9' };
    const report = await shop.rows([
      { ...row, sku: 'A', name: 'A', tax_class_name: 'Books', weight: '0.4000' },
      { ...row, sku: 'B', name: 'B', tax_class_name: 'Reduced', weight: '' },
      { ...row, sku: 'C', name: 'C', tax_class_name: 'None', weight: '' },
    ]);
    expect(shop.writer.product('A')).toMatchObject({ tax_class_id: 4, weight: 0.4 });
    expect(shop.writer.product('B')).toMatchObject({ tax_class_id: 2 });
    expect(shop.writer.product('C')).toMatchObject({ tax_class_id: 0 });
    expect(report.rows.map(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
      [],
      ['tax_class_name: the shop has no tax class Reduced, it is taxed as Goods'],
      [],
    ]);
    await shop.remove();
  });

  it('reads costs from a column or an attribute, and leaves that of a bundle aside', async () => {
    const shop = await openImportShop();
    const row = { name: 'A', product_type: 'simple', price: '9' };
    const report = await shop.rows([
      { ...row, sku: 'A', cost: '3' },
      { ...row, sku: 'B', additional_attributes: 'cost=4.25,material=Wool' },
      { ...row, sku: 'C', additional_attributes: 'cost=cheap' },
      {
        sku: 'D',
        name: 'D',
        product_type: 'bundle',
        cost: '5',
        bundle_values: 'name=One,type=select,required=1,sku=A,default=1,default_qty=1',
      },
    ]);
    expect(shop.writer.record('A').costs).toEqual({ A: 300 });
    expect(shop.writer.record('B').costs).toEqual({ B: 425 });
    expect(shop.writer.record('D').costs).toBeUndefined();
    expect(report.rows.map(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
      [],
      [],
      ['additional_attributes: cost "cheap" is not a price from 0 to 9999999999.99'],
      ['cost: is left aside, a bundle product has the costs of its parts'],
    ]);
    await shop.remove();
  });

  it('include a duplicate column under another name, which is ignored', async () => {
    const shop = await openImportShop();
    const row = { sku: 'A', name: 'A', product_type: 'simple', price: '9' };
    const report = await shop.rows([{ ...row, status: '2', tax_class_id: '4', cost: '3' }]);
    expect(report.rows[0]?.reasons.map(({ message }) => message)).toEqual([
      'status: is ignored, so all products are for sale',
      'tax_class_id: is ignored, so all products have the same tax class',
    ]);
    await shop.remove();
  });
});
