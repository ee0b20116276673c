import { describe, expect, it } from 'vitest';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import type { Product } from '../../../core/contract';
import type { ProductConfiguration } from '../../../core/product/product';
import { buildProductView, indexProduct } from '../../../core/product/product-view';
import { resolveSelection, sizeToRemember, startConfiguration } from '../../../core/product/start-configuration';
import { aConfigurable, aProduct, anOption, SOLD_OUT } from './build';

const START: ProductConfiguration = { selection: {}, customOptions: {}, bundle: {}, qty: 1 };

function view(product: Product, configuration: Partial<ProductConfiguration> = {}, input: ShopConfigInput = {}) {
  const config = parseConfig(input);
  return buildProductView({
    product,
    index: indexProduct(product, config.products),
    configuration: { ...START, ...configuration },
    breadcrumbs: [],
    links: { prefix: '', useUrlDispatcher: false },
    rules: config,
    now: Date.parse('2026-11-25T20:00:00Z'),
  });
}

describe('the view of a configurable product', () => {
  it('merges the variant into the product: sku, price, picture, stock, option values, parent', () => {
    const { current, variant, configuration, path } = view(aConfigurable(), {
      selection: { color: 'black', size: 's' },
    });
    expect(current).toMatchObject({
      id: 101,
      sku: 'TEE-BLACK-S',
      parentSku: 'TEE',
      parentId: 1,
      name: 'Tee',
      type_id: 'configurable',
      price: 90,
      image: '/black.jpg',
      color: 'black',
      size: 's',
      is_configured: true,
    });
    expect(variant?.sku).toBe('TEE-BLACK-S');
    expect(configuration.selection).toEqual({ color: 'black', size: 's' });
    expect(path).toBe('/p/TEE/tee-1/TEE-BLACK-S');
  });

  it('has the selection in the format of a cart item', () => {
    expect(view(aConfigurable(), { selection: { color: 'black', size: 'm' } }).current.product_option).toEqual({
      extension_attributes: {
        configurable_item_options: [
          { option_id: 5, option_value: 'black' },
          { option_id: 4, option_value: 'm' },
        ],
      },
    });
  });

  it("has the error 'No available product variants' if none is left (S §8)", () => {
    const soldOut = aConfigurable({
      configurable_children: (aConfigurable().configurable_children ?? []).map((child) => ({ ...child, ...SOLD_OUT })),
    });
    const { errors, variant } = view(soldOut, {}, { products: { listOutOfStockProducts: false } });
    expect(variant).toBeUndefined();
    expect(errors).toEqual({ variants: 'No available product variants' });
  });

  it('keeps out-of-stock variants when the configuration says not to filter them', () => {
    const rules = { products: { listOutOfStockProducts: false, filterUnavailableVariants: false } };
    expect(view(aConfigurable(), { selection: { color: 'red' } }, rules).current.sku).toBe('TEE-RED-M');
  });

  it('reports that the selected variant is out of stock', () => {
    const { errors, stock } = view(aConfigurable(), { selection: { color: 'red', size: 'm' } });
    expect(stock.status).toBe('out_of_stock');
    expect(errors).toEqual({ stock: 'Tee is out of stock' });
  });

  it('keeps the URL unchanged when variants are not part of it', () => {
    const rules = { products: { firstVariantInUrl: false } };
    const path = view(aConfigurable(), { selection: { color: 'black', size: 'm' } }, rules).path;
    expect(view(aConfigurable(), { selection: { color: 'black', size: 's' } }, rules).path).toBe(path);
  });
});

describe('the price of a view', () => {
  it('is that of one unit with all choices, and has a flag for a reduction', () => {
    const product = aProduct({
      price: 80,
      original_price: 100,
      custom_options: [{ option_id: 7, title: 'Print', type: 'field', price: 5, price_type: 'fixed' }],
    });
    expect(view(product).price).toEqual({ final: 80, regular: 100, onSale: true, from: false });
    expect(view(product, { customOptions: { 7: 'AB' } }).price).toEqual({
      final: 85,
      regular: 105,
      onSale: true,
      from: false,
    });
  });
});

describe('the errors that prevent buying', () => {
  const message = (product: Product, configuration: Partial<ProductConfiguration> = {}) =>
    view(product, configuration).errors;

  it("include 'Product price is unknown …' for a negative price or none, but not for zero (S §5, §8)", () => {
    const unknown = { price: 'Product price is unknown, product cannot be added to the cart!' };
    const { price: _price, ...priceless } = aProduct();
    expect(message(aProduct({ price: -1 }))).toEqual(unknown);
    expect(message(priceless)).toEqual(unknown);
    expect(message(aProduct({ price: 0 }))).toEqual({});
  });

  it('include an unknown product type', () => {
    expect(message(aProduct({ type_id: 'giftcard' }))).toHaveProperty('price');
  });

  it.each([0, -1, 1.5, 10_001, Number.NaN])('include the quantity %s', (qty) => {
    expect(message(aProduct(), { qty })).toEqual({ qty: 'Quantity must be a whole number from 1 to 10000' });
  });

  it('include required options without a value, values that are too long and values not offered', () => {
    const product = aProduct({
      custom_options: [
        { option_id: 1, title: 'Engraving', type: 'field', is_require: true, max_characters: 3 },
        { option_id: 2, title: 'Wrap', type: 'drop_down', values: [{ option_type_id: 9, title: 'Paper' }] },
      ],
    });
    expect(message(product)).toEqual({ 'option-1': 'Engraving is required' });
    expect(message(product, { customOptions: { 1: 'ABCD' } })).toEqual({
      'option-1': 'Engraving takes 3 characters at most',
    });
    expect(message(product, { customOptions: { 1: 'AB', 2: '8' } })).toEqual({ 'option-2': 'Wrap has no choice 8' });
    expect(message(product, { customOptions: { 1: 'AB', 2: '9' } })).toEqual({});
  });

  it('include blank answers, duplicate ones, and invalid e-mail addresses, as the back end refuses them', () => {
    const product = aProduct({
      custom_options: [
        { option_id: 1, title: 'For whom', type: 'field', is_require: true },
        { option_id: 2, title: 'Their e-mail', type: 'email' },
        { option_id: 3, title: 'Wrap', type: 'radio', values: [{ option_type_id: 9, title: 'Paper' }] },
      ],
    });
    expect(message(product, { customOptions: { 1: '  ', 2: 'bea@example', 3: '9,9' } })).toEqual({
      'option-1': 'For whom is required',
      'option-2': 'Their e-mail must be an e-mail address',
      'option-3': 'Wrap takes one choice',
    });
    expect(message(product, { customOptions: { 1: 'Bea', 2: ' bea@example.com ', 3: '9' } })).toEqual({});
  });

  it('include more of a part than a fixed-price bundle has', () => {
    const links = [
      { id: 11, sku: 'A', qty: 1, price: 0 },
      { id: 12, sku: 'B', qty: 2, price: 0 },
    ];
    const product = aProduct({
      type_id: 'bundle',
      price_type: 'fixed',
      price: 10,
      bundle_options: [{ option_id: 1, product_links: links }],
    });
    const said = (qty: number, selections: readonly number[]) =>
      message(product, { bundle: { 1: { qty, selections } } });
    expect(said(2, [12])).toEqual({});
    expect(said(5, [11])).toEqual({ 'bundle-1': 'Quantity must be a whole number from 1 to 1' });
    expect(said(1, [11, 12])).toEqual({ 'bundle-1': 'Quantity must be a whole number from 1 to 1' });
  });

  it('include a required part of a bundle that was removed', () => {
    const product = aProduct({
      type_id: 'bundle',
      bundle_options: [{ option_id: 1, title: 'Top', product_links: [{ sku: 'A', qty: 1, price: 10 }] }],
    });
    expect(message(product)).toEqual({});
    expect(message(product, { bundle: { 1: { qty: 1, selections: [] } } })).toEqual({
      'bundle-1': 'Please choose Top of Tee first',
    });
  });

  it("include 'Product with type grouped has no product_links set!' (S §8)", () => {
    expect(message(aProduct({ type_id: 'grouped' }))).toEqual({
      parts: 'Product with type grouped has no product_links set!',
    });
  });
});

describe('the initial configuration of a page', () => {
  const options = [anOption('color', ['black']), anOption('size', ['s', 'm'])];

  it('accepts values and labels in any case, and drops unknown ones', () => {
    expect(resolveSelection(options, { color: 'BLACK', size: 'M', fit: 'slim' })).toEqual({
      color: 'black',
      size: 'm',
    });
    expect(resolveSelection(options, { size: 'xxl' })).toEqual({});
  });

  it('prefers the URL to the remembered size', () => {
    const product = aConfigurable();
    expect(startConfiguration(product, { rememberedSize: 'M' }).selection).toEqual({ size: 'm' });
    expect(startConfiguration(product, { rememberedSize: 'M', selection: { size: 's' } }).selection).toEqual({
      size: 's',
    });
    expect(startConfiguration(product, { rememberedSize: '42' }).selection).toEqual({});
  });

  it("ticks the merchant's default options", () => {
    const values = [
      { option_type_id: 1, title: 'A', is_default: true },
      { option_type_id: 2, title: 'B' },
    ];
    const product = aProduct({ custom_options: [{ option_id: 5, title: 'X', type: 'radio', values }] });
    expect(startConfiguration(product, {}).customOptions).toEqual({ '5': '1' });
  });

  it('has the size to remember in upper case', () => {
    expect(sizeToRemember(options, { size: 'm' })).toBe('M');
    expect(sizeToRemember(options, {})).toBeUndefined();
    expect(sizeToRemember([anOption('color', ['black'])], { color: 'black' })).toBeUndefined();
  });
});

describe('a date option', () => {
  const card = aProduct({
    custom_options: [
      { option_id: 5, title: 'Send on', type: 'date', is_require: false, price: 0, price_type: 'fixed' },
    ],
  });
  const errorOf = (day: string) => view(card, { customOptions: { 5: day } }).errors['option-5'];

  it.each(['', '2026-11-25', '2026-11-26', '2030-01-01'])('may be %j on 25 November 2026', (day) => {
    expect(errorOf(day)).toBeUndefined();
  });
  it.each(['2020-01-01', '2026-11-24', '2026-11-31', 'tomorrow', '1.12.2026'])(
    'is refused as %j, with a message',
    (day) => {
      expect(errorOf(day)).toBe('Send on must be a day such as 2026-11-25, today or later');
    },
  );
});
