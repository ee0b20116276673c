import { describe, expect, it } from 'vitest';
import type { BundleOption, ProductLink, StockRecord } from '../../../core/contract';
import { associatedLinks, bundlePartPrice, chosenBundleParts, unitPrice, usualParts } from '../../../core/pricing';
import { bundlePrice, defaultBundleLink, groupedPrice, ownBundlePrice } from '../../../core/pricing/parts-price';
import { isPriceBlocked } from '../../../core/pricing/price-blocked';
import { isPartGone, startBundle } from '../../../core/pricing/start-bundle';
import { aProduct } from './build';

type BundleLink = BundleOption['product_links'][number];
const link = (sku: string, over: Partial<BundleLink> = {}): BundleLink => ({ sku, qty: 1, price: 10, ...over });
const place = (links: readonly BundleLink[], over: Partial<BundleOption> = {}): BundleOption => ({
  ...{ option_id: 1, product_links: [...links] },
  ...over,
});
const units = (qty: number): StockRecord => ({ qty, is_in_stock: qty > 0 });
const part = (sku: string, over: Partial<ProductLink> = {}): ProductLink => ({
  ...{ link_type: 'associated', linked_product_sku: sku, price: 10 },
  ...over,
});

describe('the default part of a bundle', () => {
  const marked = { is_default: true };

  it.each<[string, BundleOption, string | undefined]>([
    ['the marked one', place([link('A'), link('B', marked)]), 'B'],
    ['the first if none is marked', place([link('A', { is_default: false }), link('B')]), 'A'],
    ['the first marked one', place([link('A'), link('B', marked), link('C', marked)]), 'B'],
    ['none without parts', place([]), undefined],
    ['marked in a required slot', place([link('A'), link('B', marked)], { required: true }), 'B'],
    ['none in an optional slot', place([link('A'), link('B', marked)], { required: false }), undefined],
    ['not even a free one in an optional slot', place([link('A', { price: 0 })], { required: false }), undefined],
    ['a marked free one', place([link('A', { ...marked, price: 0 })], { required: false }), 'A'],
  ])('is %s', (_what, option, sku) => {
    expect(defaultBundleLink(option)?.sku).toBe(sku);
    expect(chosenBundleParts([option]).map((chosen) => chosen.link.sku)).toEqual(sku === undefined ? [] : [sku]);
  });

  it('is replaced by a selection, by id or SKU, with the selected units', () => {
    const options = [
      place([link('A', { id: 11, qty: 4 }), link('B')]),
      place([link('C', { qty: 3 })], { option_id: 2 }),
    ];
    const chosen = (selection: Parameters<typeof chosenBundleParts>[1]) =>
      chosenBundleParts(options, selection).map(({ option, link: { sku }, qty }) => [option.option_id, sku, qty]);
    expect(chosen({ 1: { qty: 2, selections: ['11'] } })).toEqual([
      [1, 'A', 2],
      [2, 'C', 3],
    ]);
    expect(chosen({ 1: { qty: 1, selections: ['B', 'D'] }, 2: { qty: 1, selections: [] } })).toEqual([[1, 'B', 1]]);
    expect(chosen({ 1: { qty: 1, selections: ['undefined'] }, 2: { qty: 1, selections: [] } })).toEqual([]);
    expect(chosenBundleParts(undefined)).toEqual([]);
  });
});

describe('the price of a bundle', () => {
  it.each([
    [{ price_type: 'fixed', base_price: 50, original_price: 60, price: 70 }, 5000],
    [{ price_type: 'fixed', original_price: 60, price: 70 }, 6000],
    [{ price_type: 'fixed', price: 70 }, 7000],
    [{ price_type: 'fixed' }, 0],
    [{ price_type: 'dynamic', base_price: 50, price: 70 }, 0],
    [{ price: 70 }, 0],
  ] as const)('is with %j: %i', (bundle, own) => {
    expect(ownBundlePrice(bundle)).toBe(own);
  });

  it.each([
    ['its price', { price_type: 'dynamic' }, { price: 12.5 }, 1250],
    ['an amount', { price_type: 'fixed', base_price: 200 }, { price: 12.5, price_type: 'fixed' }, 1250],
    [
      'percent of its own price',
      { price_type: 'fixed', base_price: 200 },
      { price: 12.5, price_type: 'percent' },
      2500,
    ],
    ['its price, whatever it is called', { base_price: 200 }, { price: 12.5, price_type: 'percent' }, 1250],
    ['nothing without a price', { price_type: 'fixed', base_price: 200 }, { price_type: 'percent' }, 0],
    ['nothing without a price of the sum of parts', {}, {}, 0],
  ] as const)('uses of a part %s', (_what, bundle, of, amount) => {
    expect(bundlePartPrice(bundle, of)).toEqual({ final: amount, regular: amount });
  });

  it.each([
    [50, 500],
    [100, 1000],
    [0.01, 0],
    [0, 1000],
    [undefined, 1000],
    [120, 1000],
  ])('applies %s percent to ten dollars: %i', (special_percent, final) => {
    expect(bundlePartPrice({ special_percent }, { price: 10 })).toEqual({ final, regular: 1000 });
  });

  it('is its own price and each part times its quantity, reduced alike', () => {
    const option = place([]);
    const parts = [
      { option, link: link('A', { price: 3.33 }), qty: 3 },
      { option, link: link('B'), qty: 0 },
    ];
    const bundle = { price_type: 'fixed', base_price: 9.99, special_percent: 50 } as const;
    expect(bundlePrice(bundle, parts)).toEqual({ final: 500 + 3 * 167, regular: 999 + 3 * 333 });
    expect(bundlePrice({}, [])).toEqual({ final: 0, regular: 0 });
  });
});

describe('a bundle with sold-out parts', () => {
  it.each([
    [{ qty: 2 }, false],
    [{ qty: 2, stock: units(2) }, false],
    [{ qty: 2, stock: units(1) }, true],
    [{ qty: 1, stock: units(0) }, true],
    [{ qty: 9, stock: { qty: 0, is_in_stock: true, manage_stock: false } }, false],
    [{ qty: 9, stock: { qty: 0, is_in_stock: true, api_error: 'down' } }, false],
  ])('cannot contain the part %j: %s', (of, isGone) => {
    expect(isPartGone(link('A', of))).toBe(isGone);
  });

  it('starts with the first available part, by its id or else its SKU', () => {
    const gone = { stock: units(0) };
    const begun = (...links: readonly BundleLink[]) => startBundle({ bundle_options: [place(links)] });
    expect(begun(link('A', gone), link('B', { qty: 2 }), link('C'))).toEqual({ 1: { qty: 2, selections: ['B'] } });
    expect(begun(link('A', gone), link('B', gone), link('C', { id: 13 }))).toEqual({ 1: { qty: 1, selections: [13] } });
    expect(begun(link('A'), link('B'))).toEqual({});
    expect(begun(link('A', gone))).toEqual({});
    expect(begun()).toEqual({});
    expect(startBundle({})).toEqual({});
  });

  it('leaves an optional slot empty, even if its default part is sold out', () => {
    const links = [link('A', { stock: units(0), is_default: true }), link('B')];
    expect(startBundle({ bundle_options: [place(links, { required: false })] })).toEqual({});
  });
});

describe('the parts of a group', () => {
  const group = (...product_links: readonly ProductLink[]) =>
    aProduct({ type_id: 'grouped', product_links: [...product_links] });

  it('are only its simple products', () => {
    const links = [
      part('A'),
      part('B', { linked_product_type: 'simple' }),
      part('C', { linked_product_type: 'configurable' }),
      part('D', { link_type: 'upsell' }),
    ];
    expect(associatedLinks(group(...links)).map((one) => one.linked_product_sku)).toEqual(['A', 'B']);
    expect(groupedPrice(group(...links))).toBe(2000);
    expect(associatedLinks(aProduct({ type_id: 'grouped' }))).toEqual([]);
  });

  it('count once per available part, and once each if none is available', () => {
    const [out, some] = [{ stock: units(0) }, { stock: units(3) }];
    expect(usualParts(group(part('A', out), part('B', some), part('C')))).toEqual({ A: 0, B: 1, C: 1 });
    expect(usualParts(group(part('A', out), part('B', out)))).toEqual({ A: 1, B: 1 });
    expect(usualParts(group())).toEqual({});
  });

  it('cost the sum of the selected quantities, by default one of each', () => {
    const product = group(part('A'), part('B', { price: 2.5 }), part('C', { price: 100, stock: units(0) }));
    expect(groupedPrice(product)).toBe(1250);
    expect(groupedPrice(product, { B: 4, SOCKS: 7 })).toBe(2000);
    expect(groupedPrice(product, { A: 0, C: 1 })).toBe(10_250);
    expect(groupedPrice(group(part('A', { price: undefined })))).toBe(0);
    expect(unitPrice(product, { parts: { A: 2 } })).toEqual({ final: 2250, regular: 2250 });
  });
});

describe('a price that prevents the sale', () => {
  it.each([
    [-0.01, true],
    [0, false],
    [0.01, false],
  ])('%d: %s', (price, isBlocked) => {
    expect(isPriceBlocked(price)).toBe(isBlocked);
  });
});
