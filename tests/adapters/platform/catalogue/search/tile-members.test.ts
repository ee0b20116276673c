import { describe, expect, it } from 'vitest';
import { tileMembers } from '../../../../../adapters/platform/catalogue/search/tile-members';
import type { ConfigurableChild, Product } from '../../../../../core/contract';

function child(id: number, color: string, price: number, more: Partial<ConfigurableChild> = {}): ConfigurableChild {
  const custom = [{ attribute_code: 'color', value: color }];
  return {
    id,
    sku: `TEE-${color}-${id}`,
    image: `/${color}.jpg`,
    final_price: price,
    custom_attributes: custom,
    ...more,
  };
}

function tee(children: readonly ConfigurableChild[], more: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'TEE',
    name: 'Tee',
    type_id: 'configurable',
    image: '/black.jpg',
    final_price: 20,
    media_gallery: [
      { image: '/black.jpg', shows: { color: 'black' } },
      { image: '/black-back.jpg', shows: { color: 'black' } },
      { image: '/red.jpg', shows: { color: 'red' } },
      { image: '/red-back.jpg', shows: { color: 'red' } },
    ],
    configurable_children: [...children],
    ...more,
  };
}

describe('the fields of a product tile', () => {
  it('include the price of the dearest variant if prices differ', () => {
    const members = tileMembers(tee([child(1, 'black', 20), child(2, 'red', 25)]));
    expect(members.highest_price).toBe(25);
    expect(tileMembers(tee([child(1, 'black', 20), child(2, 'red', 20)]))).not.toHaveProperty('highest_price');
  });

  it('omit the price of a variant that is not sold', () => {
    const members = tileMembers(tee([child(1, 'black', 20), child(2, 'red', 25, { status: 2 })]));
    expect(members).not.toHaveProperty('highest_price');
  });

  it('show the matching variant, from two sides', () => {
    const found = tee([child(1, 'black', 20), child(2, 'red', 20)], { matched_sku: 'TEE-red-2' });
    expect(tileMembers(found)).toMatchObject({ matched_image: '/red.jpg', second_image: '/red-back.jpg' });
    expect(tileMembers(found).matched_options).toMatchObject({ color: 'red' });
  });

  it('show the price and stock of the matched variant, like its page', () => {
    const stock = { qty: 0, is_in_stock: false };
    const red = child(2, 'red', 25, { price: 25, original_price: 30, old_price: 30, stock });
    const found = tee([child(1, 'black', 20), red], { matched_sku: 'TEE-red-2' });
    const members = tileMembers(found);
    expect(members).toMatchObject({ price: 25, final_price: 25, original_price: 30, old_price: 30, stock });
    expect(members).not.toHaveProperty('highest_price');
  });

  it("show the product's own second picture if no variant matched", () => {
    expect(tileMembers(tee([]))).toEqual({ second_image: '/black-back.jpg' });
  });

  it('never use a video as a picture', () => {
    const film = { image: '/film.jpg', video: { url: 'https://example.test/film' } };
    expect(tileMembers(tee([], { media_gallery: [{ image: '/black.jpg' }, film] }))).toEqual({});
  });
});

describe('the tile of a product with paid options', () => {
  const files = {
    option_id: 1,
    title: 'Files',
    type: 'checkbox',
    is_require: true,
    values: [7, 9].map((price, at) => ({
      option_type_id: at,
      title: String(price),
      price,
      price_type: 'fixed' as const,
    })),
  };

  it('shows the range from the minimum to the maximum price', () => {
    const plan = {
      id: 1,
      sku: 'PLAN',
      name: 'Plan',
      type_id: 'downloadable',
      price: 5,
      final_price: 5,
      least_price: 12,
    };
    expect(tileMembers({ ...plan, custom_options: [files] }).highest_price).toBe(21);
    const only = { ...files, values: files.values.slice(0, 1) };
    expect(tileMembers({ ...plan, custom_options: [only] })).not.toHaveProperty('highest_price');
  });

  it('does so for the matching variant, too', () => {
    const found = tee([child(1, 'black', 20), child(2, 'red', 25, { price: 25, least_price: 32 })], {
      matched_sku: 'TEE-red-2',
      custom_options: [files],
    });
    expect(tileMembers(found)).toMatchObject({ final_price: 25, least_price: 32, highest_price: 41 });
  });
});
