import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { linkRules, productLink } from '../../../core/links/links';
import { STORE_VIEWS } from '../../../core/store-views';
import { parseConfig } from '../../../core/config';
import { packTile } from '../../../core/routing/pack-tile';

const jacket: Product = {
  id: 1,
  sku: 'JACKET',
  name: 'Rain Jacket',
  type_id: 'configurable',
  slug: 'rain-jacket',
  url_path: 'rain-jacket',
  price: 60,
  final_price: 60,
  original_price: 80,
  old_price: 80,
  special_price: 60,
  price_incl_tax: 60,
  highest_price: 90,
  thumbnail: '/jacket.jpg',
  image: '/jacket.jpg',
  matched_image: '/jacket-red.jpg',
  matched_sku: 'JACKET-RED-S',
  brand_name: 'North',
  new: false,
  sale: true,
  is_promo: true,
  promoted: 3,
  stock: { product_id: 1, qty: 4, is_in_stock: true, manage_stock: true },
  configurable_options: [
    { attribute_code: 'color', label: 'Colour', values: [{ value_index: 'red', label: 'Red', swatch: '#c00' }] },
    { attribute_code: 'size', label: 'Size', values: [{ value_index: 's', label: 'S' }] },
  ],
};

describe('a listed product serialised into HTML', () => {
  it('keeps the fields of a tile and drops the others', () => {
    expect(packTile(jacket)).toEqual({
      id: 1,
      sku: 'JACKET',
      name: 'Rain Jacket',
      type_id: 'configurable',
      slug: 'rain-jacket',
      url_path: 'rain-jacket',
      price: 60,
      final_price: 60,
      original_price: 80,
      old_price: 80,
      highest_price: 90,
      thumbnail: '/jacket.jpg',
      matched_image: '/jacket-red.jpg',
      matched_sku: 'JACKET-RED-S',
      brand_name: 'North',
      sale: true,
      stock: { qty: 4, is_in_stock: true },
      configurable_options: [
        { attribute_code: 'color', label: 'Colour', values: [{ value_index: 'red', label: 'Red', swatch: '#c00' }] },
        { attribute_code: 'size', label: 'Size', values: [] },
      ],
    });
  });

  it('has the same link as the whole product, also if size is the only choice', () => {
    const [view] = STORE_VIEWS;
    if (view === undefined) throw new Error('There is a first store');
    const rules = linkRules(view, parseConfig({}));
    const sized = { ...jacket, configurable_options: jacket.configurable_options?.slice(1) };
    for (const product of [jacket, sized, { ...jacket, type_id: 'simple' }]) {
      expect(productLink(packTile(product), rules)).toBe(productLink(product, rules));
    }
  });

  it('keeps its only picture', () => {
    const { thumbnail: _none, ...bare } = jacket;
    expect(packTile(bare).image).toBe('/jacket.jpg');
  });
});
