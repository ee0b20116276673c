import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feedEntries,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_IMAGES,
} from '../../../../../adapters/platform/catalogue/feeds/feed-entries';
import type { FeedEntry, FeedItem } from '../../../../../adapters/platform/catalogue/feeds/feed-item';
import type { ConfigurableChild, Product, ProductWithAttributes } from '../../../../../core/contract';

const CONTEXT = {
  timeZone: 'UTC',
  currency: 'USD',
  labels: { label: (code: string, value: string) => (code === 'color' ? value.toUpperCase() : value) },
  pathOf: () => 'Women > Jackets',
};

const product = (more: Partial<ProductWithAttributes> = {}): Product => ({
  id: 1,
  sku: 'COAT',
  name: 'Coat',
  slug: 'coat',
  type_id: 'simple',
  price: 80,
  final_price: 80,
  original_price: 80,
  image: '/m/coat.jpg',
  description: '<p>Warm.</p>',
  stock: { qty: 3, is_in_stock: true, manage_stock: true },
  ...more,
});
const child = (
  sku: string,
  size: string,
  more: Partial<ConfigurableChild> & { readonly gtin?: string } = {},
): ConfigurableChild => ({
  id: 2,
  sku,
  price: 80,
  final_price: 80,
  original_price: 80,
  stock: { qty: 1, is_in_stock: true, manage_stock: true },
  custom_attributes: [{ attribute_code: 'size', value: size }],
  ...more,
});
const configurable = (children: ConfigurableChild[], more: Partial<ProductWithAttributes> = {}): Product =>
  product({
    type_id: 'configurable',
    configurable_options: [
      {
        attribute_code: 'size',
        label: 'Size',
        values: [
          { value_index: 's', label: 'Small' },
          { value_index: 'm', label: 'Medium' },
        ],
      },
    ],
    configurable_children: children,
    ...more,
  });
const only = (of: Product): FeedItem => {
  const [entry] = feedEntries(of, CONTEXT);
  if (entry?.kind !== 'item') throw new Error(`No item: ${JSON.stringify(entry)}`);
  return entry;
};
const ids = (entries: readonly FeedEntry[]) =>
  entries.map((entry) => (entry.kind === 'item' ? entry.id : entry.missing));

describe('the entries of a feed', () => {
  it.each(['simple', 'virtual', 'downloadable', 'bundle'])('contain one entry for a product of the type %s', (type) => {
    expect(feedEntries(product({ type_id: type }), CONTEXT)).toHaveLength(1);
  });
  it('contain none for a group, whose products have their own, nor for an unknown type', () => {
    expect(feedEntries(product({ type_id: 'grouped' }), CONTEXT)).toEqual([]);
    expect(feedEntries(product({ type_id: 'subscription' }), CONTEXT)).toEqual([]);
  });
  it('contain one per variant for sale, in one group', () => {
    const entries = feedEntries(
      configurable([child('A', 's'), child('B', 'm'), child('C', 'm', { status: 2 })]),
      CONTEXT,
    );
    expect(entries).toMatchObject([
      { id: 'A', groupId: 'COAT', title: 'Coat, Small', look: { size: 'Small' } },
      { id: 'B', groupId: 'COAT', title: 'Coat, Medium', look: { size: 'Medium' } },
    ]);
  });
  it('have the price and availability of each variant', () => {
    const gone = { stock: { qty: 0, is_in_stock: false, manage_stock: true } };
    const entries = feedEntries(
      configurable([child('A', 's', { final_price: 60, price: 60 }), child('B', 'm', gone)]),
      CONTEXT,
    );
    expect(entries).toMatchObject([
      { price: 8000, sale: { price: 6000 }, inStock: true },
      { price: 8000, inStock: false },
    ]);
  });
  it.each([
    ['id', { sku: '' }],
    ['id', { sku: 'x'.repeat(51) }],
    ['title', { name: '\u0000 ' }],
    ['image', { image: '' }],
    ['price', { price: 0, final_price: 0, original_price: 0 }],
  ])('omit an invalid %s', (missing, more) => {
    expect(ids(feedEntries(product(more), CONTEXT))).toEqual([missing]);
  });
  it('always have a description', () => {
    expect(only(product()).description).toBe('Warm.');
    expect(only(product({ description: '<br>', short_description: 'Soft' })).description).toBe('Soft');
    expect(only(product({ description: undefined })).description).toBe('Coat');
  });
  it("have the pictures of the variant, each once and within the portals' limit", () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ image: `/m/${String(at)}.jpg`, pos: at }));
    const other = { image: '/m/other.jpg', pos: -1, shows: { size: 'm' } };
    const { images } = only(configurable([child('A', 's')], { media_gallery: [other, ...many, ...many.slice(0, 3)] }));
    expect(images).toEqual(many.slice(0, MAX_IMAGES).map(({ image }) => image));
  });
  it('have the identifiers of the variant, not those of its product', () => {
    const [a, b] = feedEntries(
      configurable([child('A', 's', { gtin: '4006381333931' }), child('B', 'm')], { gtin: '5901234123457' }),
      CONTEXT,
    );
    expect(a).toMatchObject({ identifiers: { gtin: '4006381333931' } });
    expect(b).toHaveProperty('identifiers', {});
    expect(only(product({ ean: '5901234123457', mpn: 'C-1' })).identifiers).toEqual({
      gtin: '5901234123457',
      mpn: 'C-1',
    });
  });
  it('name at most three colours in the language of the store', () => {
    expect(only(product({ color: ['red', 'blue', 'green', 'white'] })).look).toEqual({ color: 'RED/BLUE/GREEN' });
    expect(only(product({ size: ['s', 'm'] })).look).toEqual({});
  });
  it('keep the distinguishing part of a variant when a long name is cut', () => {
    const { title } = only(configurable([child('A', 's')], { name: 'long '.repeat(100) }));
    expect(title).toMatch(/^long .*…, Small$/);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  });
  it('are within the length limits and cut at whole characters, whatever a product is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, varies) => {
        const long = text.repeat(text === '' ? 1 : Math.ceil(6000 / text.length));
        const named = { name: text, description: long };
        const [entry] = feedEntries(varies ? configurable([child('A', 's')], named) : product(named), CONTEXT);
        if (entry?.kind !== 'item') return entry?.missing === 'title';
        const { title, description } = entry;
        const isWhole = [title, description].every((one) => !/[\p{Cs}\p{Cc}]/u.test(one) && one === one.trim());
        return (
          isWhole &&
          title.length <= MAX_TITLE_LENGTH &&
          description.length > 0 &&
          description.length <= MAX_DESCRIPTION_LENGTH
        );
      }),
    );
  });
});
