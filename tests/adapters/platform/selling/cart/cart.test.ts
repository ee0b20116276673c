import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartTotals, PaymentMethod, ServerCartItem, ShippingMethod } from '../../../../../core/contract';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

const update = (token: string, cartItem: unknown) =>
  fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem });
const pull = (token: string) => resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
const totals = (token: string) => resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const post = (token: string, name: string, query = '') =>
  fixture.call('POST', `/api/cart/${name}?cartId=${token}${query}`);

describe('lines of a cart', () => {
  it('are set, not added up: repeating an update changes nothing', async () => {
    const token = await cartWith(fixture, []);
    await resultOf(update(token, { sku: 'TEE', qty: 2 }));
    await resultOf(update(token, { sku: 'TEE', qty: 2 }));
    expect(await pull(token)).toMatchObject([{ item_id: 1, sku: 'TEE', qty: 2, row_total: 30 }]);
    await resultOf(update(token, { sku: 'TEE', qty: '5', item_id: '1' })); // The API accepts numeric strings.
    expect(await pull(token)).toMatchObject([{ item_id: 1, qty: 5 }]);
  });

  it('are distinguished by their options, and merge when they become equal', async () => {
    const token = await cartWith(fixture, []);
    const engraved = (text: string, more = {}) => ({
      sku: 'BELT',
      qty: 1,
      product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: text }] } },
      ...more,
    });
    await resultOf(update(token, engraved('ADA')));
    await resultOf(update(token, engraved('BOB')));
    expect(await pull(token)).toHaveLength(2);
    await resultOf(update(token, engraved('ADA', { item_id: 2, qty: 3 })));
    expect(await pull(token)).toMatchObject([{ item_id: 2, qty: 3, options: [{ label: 'Engraving', value: 'ADA' }] }]);
  });

  it('of a configurable product are its variant, by SKU or by the selected options', async () => {
    const token = await cartWith(fixture, []);
    const chosen = [
      { option_id: 93, option_value: 'black' },
      { option_id: 'size', option_value: 'm' },
    ];
    await resultOf(
      update(token, { sku: 'JACKET', product_option: { extension_attributes: { configurable_item_options: chosen } } }),
    );
    await resultOf(update(token, { sku: 'JACKET-BLACK-M', qty: 2 }));
    expect(await pull(token)).toMatchObject([
      {
        sku: 'JACKET-BLACK-M',
        parentSku: 'JACKET',
        qty: 2,
        price: 90,
        product_type: 'configurable',
        name: 'Rain Jacket',
      },
    ]);
  });

  it('are priced by the shop, whatever the client sends', async () => {
    const token = await cartWith(fixture, []);
    await resultOf(update(token, { sku: 'SHIRT', qty: 1, price: 0.01, final_price: 0, totals: { row_total: 0 } }));
    expect(await pull(token)).toMatchObject([{ price: 30, old_price: 40 }]);
  });

  it('are limited to those of an order, which the error of a new line says; others can still be changed', async () => {
    const token = await cartWith(fixture, []);
    const engraved = (text: number, qty = 1) => ({
      sku: 'BELT',
      qty,
      product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: `N${text}` }] } },
    });
    for (let line = 0; line < 500; line += 1) await resultOf(update(token, engraved(line)));
    const refused = await update(token, engraved(500));
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      400,
      expect.stringContaining('a cart has 500 lines at most, as an order has'),
    ]);
    await resultOf(update(token, engraved(3, 4)));
    expect(await pull(token)).toHaveLength(500);
  }, 120_000);

  it('report what is out of stock, and may stay in the cart', async () => {
    const token = await cartWith(fixture, [{ sku: 'SCARF' }, { sku: 'CAP', qty: 4 }]);
    expect(await pull(token)).toMatchObject([
      { sku: 'SCARF', is_in_stock: false, stock_qty: 0 },
      { sku: 'CAP', is_in_stock: false, stock_qty: 3 },
    ]);
  });

  it('are removed by id or by SKU, and removing a missing line succeeds', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'SOCKS' }]);
    const remove = (cartItem: unknown) =>
      resultOf(fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem }));
    expect(await remove({ sku: 'TEE', item_id: 1 })).toBe(true);
    expect(await remove({ sku: 'TEE', item_id: 1 })).toBe(true);
    expect(await remove({ sku: 'SOCKS' })).toBe(true);
    expect(await pull(token)).toEqual([]);
  });

  it.each([
    ['an unknown product', { sku: 'NONE' }, 'sku NONE is not in the catalogue'],
    ['a disabled product', { sku: 'OLD' }, 'sku OLD is not for sale'],
    ['a disabled variant', { sku: 'JACKET-RED-M' }, 'sku JACKET-RED-M is not for sale'],
    ['a configurable product without a choice', { sku: 'JACKET' }, 'must choose color, size of JACKET'],
    ['a group', { sku: 'SET' }, 'add its products one by one'],
    ['a missing engraving', { sku: 'BELT' }, 'custom_options.1 (Engraving) is required'],
    ['a quantity in words', { sku: 'TEE', qty: 'two' }, 'cartItem.qty must be a number'],
    ['a zero quantity', { sku: 'TEE', qty: 0 }, 'cartItem.qty must be at least 1'],
    ['too large a quantity', { sku: 'TEE', qty: 10_001 }, 'cartItem.qty must be at most 10000'],
    [
      'an unknown bundle part',
      {
        sku: 'OUTFIT',
        product_option: {
          extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [99] }] },
        },
      },
      'bundle_options.1 has no part 99',
    ],
    [
      'a part named twice, by its id and its SKU',
      {
        sku: 'OUTFIT',
        product_option: {
          extension_attributes: {
            bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [12, 'TEE'] }],
          },
        },
      },
      'bundle_options.1 must name each selection once',
    ],
    [
      'more selections than parts',
      {
        sku: 'OUTFIT',
        product_option: {
          extension_attributes: {
            bundle_options: [{ option_id: 1, option_qty: 1, option_selections: Array(101).fill('TEE') }],
          },
        },
      },
      'option_selections must be a list of at most 100 entries',
    ],
    [
      'an engraving that is too long',
      {
        sku: 'BELT',
        product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'x'.repeat(11) }] } },
      },
      'must be at most 10 characters long',
    ],
    [
      'an engraving that is too long due to spaces',
      {
        sku: 'BELT',
        product_option: {
          extension_attributes: { custom_options: [{ option_id: 1, option_value: `x${' '.repeat(10)}` }] },
        },
      },
      'must be at most 10 characters long',
    ],
    [
      'an option answered twice',
      {
        sku: 'BELT',
        product_option: {
          extension_attributes: {
            custom_options: [
              { option_id: 1, option_value: 'Ada' },
              { option_id: '1', option_value: ' ' },
            ],
          },
        },
      },
      'custom_options.1 must be answered once',
    ],
    [
      'two values of a single-choice option',
      {
        sku: 'BELT',
        product_option: {
          extension_attributes: {
            custom_options: [
              { option_id: 1, option_value: 'Ada' },
              { option_id: 2, option_value: '1,2' },
            ],
          },
        },
      },
      'custom_options.2 (Wrapping) must have one value',
    ],
    [
      'a bundle part selected twice',
      {
        sku: 'OUTFIT',
        product_option: {
          extension_attributes: {
            bundle_options: [
              { option_id: 1, option_qty: 1, option_selections: [11] },
              { option_id: 1, option_qty: 1, option_selections: [12] },
            ],
          },
        },
      },
      'bundle_options.1 must be answered once',
    ],
  ])('reject %s by name', async (_what, cartItem, message) => {
    const token = await cartWith(fixture, []);
    const { status, json } = await update(token, cartItem);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(message);
  });
});

describe('a cart', () => {
  it('has an unguessable token and belongs to its store', async () => {
    const [one, two] = [await cartWith(fixture, []), await cartWith(fixture, [], 'de')];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
    await resultOf(update(two, { sku: 'JACKET-BLACK-S' }));
    expect(await pull(two)).toMatchObject([{ price: 75, name: 'Regenjacke' }]);
    const { status, json } = await fixture.call('GET', `/api/cart/pull?cartId=${two}&storeCode=us`);
    expect({ status, json }).toMatchObject({ status: 404, json: { meta: { error: 'cart_not_found' } } });
  });

  it('of a customer is inaccessible to other signed-in users', async () => {
    const ada = await signIn(fixture, 'ada@vitrine.example');
    await fixture.clock.advance(60_000);
    const bob = await signIn(fixture, 'bob@vitrine.example');
    const cartId = await resultOf<string>(fixture.call('POST', `/api/cart/create?token=${ada.token}`));
    const change = (token: string) =>
      fixture.call('POST', `/api/cart/update?cartId=${cartId}&token=${token}`, { cartItem: { sku: 'TEE', qty: 2 } });
    expect(await change(bob.token)).toMatchObject({ status: 404, json: { meta: { error: 'cart_not_found' } } });
    for (const name of ['pull', 'totals']) {
      const read = await fixture.call('GET', `/api/cart/${name}?cartId=${cartId}&token=${bob.token}`);
      expect(read.status).toBe(404);
    }
    await resultOf(change(ada.token));
    expect(await pull(cartId)).toMatchObject([{ sku: 'TEE', qty: 2 }]);
    const order = await orderOf(fixture, cartId);
    expect(await fixture.call('POST', `/api/order?token=${bob.token}`, order)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'cart_id' }] } },
    });
  });

  it('that does not exist is not found, and a closed one accepts no changes', async () => {
    expect((await fixture.call('GET', '/api/cart/pull?cartId=none')).json).toMatchObject({
      code: 404,
      meta: { error: 'cart_not_found' },
    });
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    await resultOf(post(token, 'close'));
    expect((await update(token, { sku: 'SOCKS' })).json).toMatchObject({ code: 400, meta: { error: 'cart_closed' } });
  });

  it('is deleted three months after its last change', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    await fixture.clock.advance(91 * 24 * 3600 * 1000);
    await cartWith(fixture, []);
    expect((await fixture.call('GET', `/api/cart/pull?cartId=${token}`)).status).toBe(404);
  });

  it('loses a line whose product is taken off sale', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'SOCKS' }]);
    const product = { id: 3, sku: 'TEE', name: 'Cotton Tee', type_id: 'simple', status: 2, price: 15 };
    await fixture.platform.catalogue.writeProduct({ source: 'demo', product, stock: {} });
    expect((await totals(token)).grand_total).toBe(5.5);
    expect(await pull(token)).toMatchObject([{ sku: 'SOCKS' }]);
  });
});

describe('the totals of a cart', () => {
  it('follow address, delivery and coupon, and the segments sum up to them', async () => {
    const token = await cartWith(fixture, [{ sku: 'JACKET-BLACK-S', qty: 1 }]);
    expect((await totals(token)).total_segments.map((segment) => segment.code)).toEqual(['subtotal', 'grand_total']);
    await resultOf(
      fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, {
        addressInformation: {
          shippingAddress: NEW_YORK,
          shippingMethodCode: 'standard',
          shippingCarrierCode: 'vitrine',
        },
      }),
    );
    await resultOf(post(token, 'apply-coupon', '&coupon=welcome10'));
    const sums = await totals(token);
    // 80 less 10 %, 4 delivery, 8.875 % of 72 and of 4
    expect(sums).toMatchObject({
      subtotal: 80,
      discount_amount: 8,
      shipping_amount: 4,
      tax_amount: 6.75,
      grand_total: 82.75,
      coupon_code: 'WELCOME10',
    });
    const [grand, ...parts] = [...sums.total_segments].reverse();
    expect(grand?.code).toBe('grand_total');
    expect(parts.reduce((sum, segment) => sum + Math.round(segment.value * 100), 0)).toBe(8275);
  });

  it('include a fixed coupon, one for free delivery, and no others', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]);
    const methods = { methods: { shippingMethodCode: 'express' } };
    const collect = () =>
      resultOf<CartTotals>(fixture.call('POST', `/api/cart/collect-totals?cartId=${token}`, methods));
    expect((await collect()).grand_total).toBe(44);
    await resultOf(post(token, 'apply-coupon', '&coupon=TAKE5'));
    expect((await collect()).grand_total).toBe(39);
    await resultOf(post(token, 'apply-coupon', '&coupon=FREESHIP'));
    expect((await collect()).grand_total).toBe(30);
    await resultOf(post(token, 'delete-coupon'));
    expect((await collect()).coupon_code).toBeNull();
    expect((await post(token, 'apply-coupon', '&coupon=NOPE')).json).toMatchObject({
      code: 400,
      result: 'coupon is not valid',
      meta: { error: 'coupon_not_valid' },
    });
  });

  it('include the tax if prices do', async () => {
    const token = await cartWith(fixture, [{ sku: 'JACKET-BLACK-S' }], 'de');
    const sums = await totals(token);
    expect(sums).toMatchObject({ quote_currency_code: 'EUR', grand_total: 75, tax_amount: 11.97 });
  });
});

describe('the methods of a cart', () => {
  it('are those of the store, the default one with the figures of the spec', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const address = { address: { country_id: 'US', region_id: 43 } };
    const methods = await resultOf<ShippingMethod[]>(
      fixture.call('POST', `/api/cart/shipping-methods?cartId=${token}`, address),
    );
    expect(methods.map((method) => method.method_code)).toEqual(['standard', 'express', 'pickup']);
    expect(methods[0]).toMatchObject({ amount: 4, limit: 1_000_000, default: true, price_incl_tax: 4.36 });
  });

  it('exclude delivery for downloads, and cash on delivery if a part is a download', async () => {
    const codes = async (token: string) =>
      (await resultOf<PaymentMethod[]>(fixture.call('GET', `/api/cart/payment-methods?cartId=${token}`))).map(
        (method) => method.code,
      );
    expect(await codes(await cartWith(fixture, [{ sku: 'TEE' }]))).toContain('cashondelivery');
    expect(await codes(await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'CARD' }]))).toEqual(['card', 'banktransfer']);
    const virtual = await cartWith(fixture, [{ sku: 'CARD' }]);
    expect(await codes(virtual)).toEqual(['card', 'banktransfer']);
    expect(
      await resultOf(fixture.call('POST', `/api/cart/shipping-methods?cartId=${virtual}`, { address: {} })),
    ).toEqual([]);
  });

  it('are refused by name if unknown', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const set = (addressInformation: unknown) =>
      fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation });
    expect((await set({ shippingMethodCode: 'pigeon' })).json).toMatchObject({
      code: 400,
      result: 'shippingMethodCode must be one of standard, express, pickup',
    });
    expect((await set({ paymentMethodCode: 'gold' })).json).toMatchObject({
      code: 400,
      meta: { errors: [{ field: 'paymentMethodCode' }] },
    });
  });
});
