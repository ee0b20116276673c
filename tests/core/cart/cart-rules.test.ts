import { sha3_224 } from 'js-sha3';
import { describe, expect, it } from 'vitest';
import { checksum } from '../../../core/cart/checksum';
import { countItems } from '../../../core/cart/count';
import { fromServerLine, serverFacts } from '../../../core/cart/fold-server-line';
import { itemsHash } from '../../../core/cart/items-hash';
import { mergeItem, putBackItem } from '../../../core/cart/merge-item';
import { planConnect } from '../../../core/cart/plan-connect';
import {
  choosePayment,
  chooseShipping,
  offeredPayment,
  offeredShipping,
  OFFLINE_SHIPPING,
} from '../../../core/cart/plan-methods';
import { planRefusal } from '../../../core/cart/plan-refusal';
import { productsEqual } from '../../../core/cart/products-equal';
import { takeOut } from '../../../core/cart/take-out';
import { validQuantity, validateProduct } from '../../../core/cart/validate-product';
import { isVirtualCart } from '../../../core/totals';
import { item, serverLine } from './cart-builder';

const hash = (text: string): string => sha3_224(text);
const engraved = (value: string) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
});

describe('productsEqual', () => {
  it('compares server ids first', () => {
    expect(productsEqual(item({ server_item_id: 1, sku: 'A' }), item({ server_item_id: '1', sku: 'B' }))).toBe(true);
    expect(productsEqual(item({ server_item_id: 1 }), item({ server_item_id: 2 }))).toBe(false);
  });

  it('distinguishes configurations with the same sku and checksum', () => {
    expect(productsEqual(item({ product_option: engraved('A') }), item({ product_option: engraved('B') }))).toBe(false);
  });

  it('compares the checksum before the sku', () => {
    expect(productsEqual(item({ checksum: 'a' }), item({ checksum: 'b' }))).toBe(false);
    expect(productsEqual({ sku: 'COAT', checksum: 'a' }, { sku: 'COAT' })).toBe(true);
  });

  it('ignores whether a variant names its options: its sku is enough', () => {
    const option = { extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: 'red' }] } };
    expect(productsEqual({ sku: 'COAT-RED', product_option: option }, { sku: 'COAT-RED' })).toBe(true);
  });
});

describe('checksum', () => {
  it('does not depend on the order of choices', () => {
    const choices = [
      { option_id: 1, option_value: 'a' },
      { option_id: '2', option_value: 'b' },
    ];
    const [one, two] = [choices, choices.toReversed()].map((custom_options) =>
      checksum({ sku: 'A', product_option: { extension_attributes: { custom_options } } }, hash),
    );
    expect(one).toBe(two);
    expect(one).toMatch(/^[0-9a-f]{56}$/);
  });

  it('depends on the sku and the choices', () => {
    const sums = [
      checksum({ sku: 'A' }, hash),
      checksum({ sku: 'B' }, hash),
      checksum({ sku: 'A', product_option: engraved('x') }, hash),
    ];
    expect(new Set(sums).size).toBe(3);
  });
});

describe('mergeItem', () => {
  it('increases the quantity of an equal line and appends any other line', () => {
    const [coat, cap] = [item(), item({ sku: 'CAP' })];
    expect(mergeItem([coat], item({ qty: 2 }), 99)).toMatchObject([{ sku: 'COAT', qty: 3 }]);
    expect(mergeItem([coat], cap, 99)).toEqual([coat, cap]);
  });

  it('stops at the maximum quantity', () => {
    expect(mergeItem([item({ qty: 98 })], item({ qty: 5 }), 99)).toMatchObject([{ qty: 99 }]);
  });
});

describe('putBackItem', () => {
  const from = (orderId: string) => ({ orderId, max: 99 });

  it('restores units only once', () => {
    const once = putBackItem([], item({ qty: 2 }), from('a'));
    expect(once).toMatchObject([{ qty: 2 }]);
    expect(putBackItem(once, item({ qty: 2 }), from('a'))).toEqual(once);
    const twice = putBackItem(
      putBackItem([item({ qty: 1 })], item({ qty: 2 }), from('a')),
      item({ qty: 2 }),
      from('a'),
    );
    expect(twice).toMatchObject([{ qty: 3 }]);
  });

  it('restores the units of each cancelled order, up to the maximum quantity', () => {
    const first = putBackItem([], item({ qty: 2 }), from('a'));
    expect(putBackItem(first, item({ qty: 3 }), from('b'))).toMatchObject([{ qty: 5 }]);
    expect(putBackItem(first, item({ qty: 98 }), from('b'))).toMatchObject([{ qty: 99 }]);
  });
});

describe('takeOut', () => {
  it('keeps later additions', () => {
    const [coat, cap] = [item({ qty: 3 }), item({ sku: 'CAP' })];
    expect(takeOut([coat, cap], [item({ qty: 2 })])).toEqual([{ ...coat, qty: 1 }, cap]);
    expect(takeOut([coat], [item({ qty: 3 })])).toEqual([]);
  });
});

describe('countItems', () => {
  it('counts lines or units', () => {
    const items = [item({ qty: 3 }), item({ sku: 'CAP', qty: 2 })];
    expect([countItems(items, 'items'), countItems(items, 'quantities')]).toEqual([2, 5]);
  });
});

describe('itemsHash', () => {
  it('depends on quantities but not on the order of lines', () => {
    const [coat, cap] = [item(), item({ sku: 'CAP' })];
    expect(itemsHash([coat, cap])).toBe(itemsHash([cap, coat]));
    expect(itemsHash([coat])).not.toBe(itemsHash([{ ...coat, qty: 2 }]));
  });
});

describe('validateProduct', () => {
  const product = { id: 1, sku: 'A', name: 'Coat', type_id: 'simple', price: 10 };

  it('allows free products and rejects negative prices', () => {
    expect(validateProduct({ ...product, price: 0 })).toEqual([]);
    expect(validateProduct({ ...product, price: -1 })).toMatchObject([
      { code: 'price-unknown', message: 'Product price is unknown, product cannot be added to the cart!' },
    ]);
  });

  it('requires the variant of a configurable product', () => {
    const options = [{ attribute_code: 'size', label: 'Size', values: [] }];
    expect(validateProduct({ ...product, type_id: 'configurable', configurable_options: options })).toMatchObject([
      { code: 'choose-variant', message: 'Please choose Size of Coat first' },
    ]);
  });

  it('reports a group without products', () => {
    expect(validateProduct({ ...product, type_id: 'grouped' })).toMatchObject([{ code: 'grouped-without-links' }]);
  });
});

describe('validQuantity', () => {
  const limits = { min: 1, max: 10, step: 1 };
  it('accepts whole numbers within the limits, also as text', () => {
    expect([1, 10, '3', ' 4 '].map((qty) => validQuantity(qty, limits))).toEqual([1, 10, 3, 4]);
    expect([0, 11, 1.5, -1, Number.NaN, 'x', '1.5', ''].map((qty) => validQuantity(qty, limits))).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});

describe('planConnect', () => {
  it('stores a token, retries as guest after 401 up to the maximum, and gives up on any other error', () => {
    expect(planConnect(200, 0, 1)).toEqual({ kind: 'store-token' });
    expect(planConnect(401, 0, 1)).toEqual({ kind: 'retry-as-guest' });
    expect(planConnect(401, 1, 1)).toEqual({ kind: 'disable-sync', code: 401 });
    expect(planConnect(500, 0, 1)).toEqual({ kind: 'disable-sync', code: 500 });
  });
});

describe('planRefusal', () => {
  it('restores the last confirmed quantity, or removes a line that was never on the server', () => {
    expect(planRefusal({ code: 400 }, 2)).toEqual({ kind: 'restore', qty: 2 });
    expect(planRefusal({ code: 400 }, undefined)).toEqual({ kind: 'remove' });
    expect(planRefusal({ code: 400 }, null)).toEqual({ kind: 'remove' });
  });

  it('keeps the change if the outcome on the server is unknown', () => {
    for (const code of [401, 403, 408, 429, 500, 503])
      expect(planRefusal({ code }, 2)).toEqual({ kind: 'retry-later' });
  });

  it('requests a new cart when the server no longer has this one', () => {
    expect(planRefusal({ code: 404, refused: 'cart_not_found' }, 2)).toEqual({ kind: 'recreate-cart' });
    expect(planRefusal({ code: 400, refused: 'cart_closed' }, 2)).toEqual({ kind: 'recreate-cart' });
  });
});

describe('shipping and payment methods', () => {
  const post = { method_code: 'post', carrier_code: 'p', method_title: 'Post', amount: 4 };
  const cash = { code: 'cashondelivery' };
  const card = { code: 'card' };

  it('drop unavailable methods and keep the choice while it is offered, else take the first', () => {
    expect(offeredShipping([{ ...post, available: false }, OFFLINE_SHIPPING])).toEqual([OFFLINE_SHIPPING]);
    expect(chooseShipping([post, OFFLINE_SHIPPING], { method_code: 'standard', carrier_code: 'vitrine' })).toEqual({
      method_code: 'standard',
      carrier_code: 'vitrine',
    });
    expect(chooseShipping([post], { method_code: 'gone', carrier_code: 'p' })).toEqual({
      method_code: 'post',
      carrier_code: 'p',
    });
    expect(chooseShipping([], null)).toBeNull();
    expect([choosePayment([cash, card], 'card'), choosePayment([cash], 'card'), choosePayment([], 'card')]).toEqual([
      'card',
      'cashondelivery',
      null,
    ]);
  });

  it('hide cash on delivery for a cart without delivery', () => {
    const card_ = item({ type_id: 'virtual' });
    expect(isVirtualCart([card_])).toBe(true);
    expect(isVirtualCart([card_, item({ type_id: 'simple' })])).toBe(false);
    expect(isVirtualCart([])).toBe(false);
    expect(offeredPayment([cash, card], [], [card_]).map(({ code }) => code)).toEqual(['card']);
  });

  it('also hide payment on delivery if part of the cart is not shipped, whoever lists the methods', () => {
    const mixed = [item({ type_id: 'virtual' }), item({ type_id: 'simple' })];
    expect(offeredPayment([cash, card], [], mixed).map(({ code }) => code)).toEqual(['card']);
    expect(offeredPayment([], [cash, card], mixed)).toEqual([card]);
    expect(offeredPayment([cash], [], [item({ product_type: 'downloadable' }), item({})])).toEqual([]);
    expect(offeredPayment([cash], [], [item({ type_id: 'simple' })])).toHaveLength(1);
  });

  it('mark the methods of the server and fall back to those of the settings', () => {
    expect(offeredPayment([card], [cash], [])).toEqual([{ code: 'card', is_server_method: true }]);
    expect(offeredPayment([], [cash], [])).toEqual([cash]);
  });
});

describe('the default shipping method (S §9)', () => {
  it('is an offline method with amount 4 and limit 1000000', () => {
    expect(OFFLINE_SHIPPING).toMatchObject({ offline: true, default: true, amount: 4, limit: 1_000_000 });
  });
});

describe('server lines', () => {
  it('bring price, id and stock, and clear or set the stock error', () => {
    expect(serverFacts(serverLine({ item_id: 9, price: 12, is_in_stock: false }))).toMatchObject({
      server_item_id: 9,
      price: 12,
      errors: { stock: 'AVAILABILITY_OUT_OF_STOCK' },
    });
    const found = serverFacts(serverLine({ is_in_stock: true }));
    expect(found).toMatchObject({ info: { stock: 'AVAILABILITY_IN_STOCK' } });
    expect(found.errors).toEqual({});
  });

  it('become cart lines with their own checksum', () => {
    const line = fromServerLine(serverLine({ sku: 'CAP', qty: 2 }), hash);
    expect(line).toMatchObject({ sku: 'CAP', qty: 2, server_item_id: 1, checksum: checksum({ sku: 'CAP' }, hash) });
  });
});
