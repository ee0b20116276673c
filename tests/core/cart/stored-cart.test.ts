import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { EMPTY_DATA, NEVER_SYNCED, type CartData } from '../../../core/cart/cart-record';
import { StoredCart } from '../../../core/cart/stored-cart';
import type { JsonValue } from '../../../core/shopper';
import recorded from '../../fixtures/previous-cart.json';
import { base, item } from './cart-builder';

const FORMER = { owner: '7', token: 'former', base: [], revision: 1, keys: [] };
const SHIPPING = { method_code: 'express', carrier_code: 'vitrine' };
const TOTAL = { code: 'grand_total', title: 'Total', value: 10 };

const CHANGES: readonly Partial<CartData>[] = [
  { cartItems: [item()] },
  { cartServerToken: 'cart', base: [base(item())], revision: 4, cartItemsHash: 'hash' },
  { owner: '7', keeps: true },
  { former: FORMER },
  { totalsFor: 'cart', totalsItems: 'lines', totalsChoices: 'express', totalsRevision: 3 },
  { segments: [TOTAL] },
  { coupon: { code: 'WELCOME10', active: true }, spendUserAccount: false },
  { shipping: SHIPPING, payment: 'card', address: { country_id: 'US' } },
];

function open(storage = createMemoryStorage()) {
  const telemetry = createMemoryTelemetry();
  const errors = () => telemetry.records.filter(({ kind }) => kind === 'error').length;
  return { storage, errors, reopened: () => new StoredCart('us', { storage, telemetry }) };
}

async function withPrevious(parts: Readonly<Record<string, unknown>> = recorded) {
  const device = open();
  const entries = Object.entries(parts);
  for (const [key, value] of entries) await device.storage.set('cart', key, value as JsonValue); // sound: read from JSON
  return device;
}

describe('a stored cart', () => {
  it.each(CHANGES)('reads $0 back as it was written', async (change) => {
    const { reopened } = open();
    await reopened().write({ ...EMPTY_DATA, ...change });
    expect(await reopened().read()).toEqual({ ...EMPTY_DATA, ...change });
  });

  it('keeps its object identity until it changes, so that nothing is rendered again', async () => {
    const { reopened } = open();
    const [one, other] = [reopened(), reopened()];
    await one.write({ ...EMPTY_DATA, cartItems: [item()] });
    const read = await other.read();
    expect(await other.read()).toBe(read);
    await one.write({ ...EMPTY_DATA, cartItems: [item({ qty: 2 })] });
    expect((await other.read()).cartItems).toMatchObject([{ qty: 2 }]);
  });

  it('loses only unreadable parts, and is compared with the server again without the confirmed lines', async () => {
    const { storage, errors, reopened } = open();
    const cart = { ...EMPTY_DATA, cartItems: [item()], cartServerToken: 'cart', revision: 4, payment: 'card' };
    const raw = { ...cart, cartItems: [...cart.cartItems, { sku: 'BROKEN' }, 7], base: 'nonsense' };
    await storage.set('cart', 'us.cart', raw as unknown as JsonValue); // sound: JSON values only
    const expected = { ...cart, base: [], revision: NEVER_SYNCED };
    expect(await reopened().read()).toEqual(expected);
    expect(errors()).toBe(1);
  });

  it('is stored if a failed write has reached the device', async () => {
    const { storage, reopened } = open();
    const set = storage.set.bind(storage);
    const kept = reopened();
    await kept.read();
    storage.set = async (...entry) => {
      await set(...entry);
      throw new Error('late');
    };
    await kept.write({ ...EMPTY_DATA, cartItems: [item()] });
    storage.set = () => Promise.reject(new Error('full'));
    await expect(kept.write(EMPTY_DATA)).rejects.toThrow('full');
    expect((await reopened().read()).cartItems).toHaveLength(1);
  });

  it('keeps its state in this tab if the device loses it', async () => {
    const { storage, reopened } = open();
    const kept = reopened();
    await kept.write({ ...EMPTY_DATA, cartItems: [item()] });
    await storage.clear('cart');
    expect((await kept.read()).cartItems).toHaveLength(1);
    expect(await reopened().read()).toEqual(EMPTY_DATA);
  });
});

describe('a cart that the previous release stored in parts', () => {
  it('is read with its lines, server cart, selection, totals and methods, and stored again with the next change', async () => {
    const { storage, errors, reopened } = await withPrevious();
    const cart = await reopened().read();
    expect(cart).toMatchObject({
      cartItems: [
        { sku: 'TEE', qty: 2 },
        { sku: 'SOCKS', qty: 3 },
      ],
      cartServerToken: recorded['us.token'],
      cartItemsHash: recorded['us.hash'],
      base: recorded['us.base'].lines,
      revision: recorded['us.base'].revision,
      owner: '',
      coupon: { code: 'WELCOME10', active: true },
      payment: recorded['us.choices'].payment,
      address: recorded['us.choices'].address,
      totals: recorded['us.totals'].totals,
      totalsFor: recorded['us.totals'].for,
      segments: recorded['us.segments'],
      shippingMethods: recorded['us.methods'].shipping,
    });
    expect(errors()).toBe(0);
    const stored = reopened();
    await stored.write({ ...(await stored.read()), payment: 'card' });
    expect(await storage.keys('cart')).toEqual(['us.cart']);
    expect(await reopened().read()).toEqual({ ...cart, payment: 'card' });
  });

  it('is compared with the server again if its parts are of two server carts, or of a killed page', async () => {
    const lines = { 'us.items': recorded['us.items'], 'us.token': 'another' };
    for (const parts of [lines, { ...lines, 'us.base': recorded['us.base'] }]) {
      const { reopened } = await withPrevious(parts);
      expect(await reopened().read()).toMatchObject({ cartServerToken: 'another', base: [], revision: NEVER_SYNCED });
    }
  });
});

describe('parts that a tab of the previous release writes beside a cart of this release', () => {
  const [tee, socks] = [item({ sku: 'TEE' }), item({ sku: 'SOCKS' })];
  const parts = (over: Readonly<Record<string, unknown>> = {}) => ({
    'us.token': 'T',
    'us.items': [tee, socks],
    'us.base': { token: 'T', lines: [base(tee)], revision: 4 },
    ...over,
  });

  async function beside(cart: Partial<CartData>, left: Readonly<Record<string, unknown>>) {
    const device = await withPrevious(left);
    await device.storage.set('cart', 'us.cart', { ...EMPTY_DATA, ...cart } as unknown as JsonValue); // sound: JSON values only
    return device;
  }

  const skus = ({ cartItems }: CartData) => cartItems.map(({ sku }) => sku);

  it('add lines that the cart lacks, and are removed with the next write', async () => {
    const here = { cartServerToken: 'T', cartItems: [tee], base: [base(tee)], revision: 4 };
    const { storage, reopened } = await beside(here, parts());
    const stored = reopened();
    const cart = await stored.read();
    expect(cart).toMatchObject({ ...here, cartItems: [{ sku: 'TEE', qty: 1 }, { sku: 'SOCKS' }] });
    await stored.write(cart);
    expect(await storage.keys('cart')).toEqual(['us.cart']);
    expect(skus(await reopened().read())).toEqual(['TEE', 'SOCKS']);
  });

  it('are read while the page is open if it is notified', async () => {
    const { storage, reopened } = open();
    const stored = reopened();
    await stored.write({ ...EMPTY_DATA, cartItems: [tee] });
    await stored.read();
    await storage.set('cart', 'us.items', [socks]);
    expect(skus(await stored.read())).toEqual(['TEE']);
    stored.lookForPrevious();
    expect(skus(await stored.read())).toEqual(['TEE', 'SOCKS']);
  });

  it('restore nothing that was ordered or removed here', async () => {
    const ordered = await beside({ cartServerToken: '' }, parts());
    expect(skus(await ordered.reopened().read())).toEqual(['SOCKS']);
    const removed = await beside({ cartServerToken: 'T', base: [base(tee)], revision: 4 }, parts());
    expect(skus(await removed.reopened().read())).toEqual(['SOCKS']);
  });

  it('add what that tab has sent since, as the server knows it', async () => {
    const sent = parts({ 'us.base': { token: 'T', lines: [base(tee), base(socks, { item_id: 2 })], revision: 5 } });
    const here = { cartServerToken: 'T', cartItems: [tee], base: [base(tee)], revision: 4 };
    const cart = await (await beside(here, sent)).reopened().read();
    expect(cart).toMatchObject({ revision: 4, base: [{ key: base(tee).key }, { item_id: 2 }] });
    expect(skus(cart)).toEqual(['TEE', 'SOCKS']);
  });

  it('of a customer are shown to nobody else', async () => {
    const { reopened } = await beside({ cartItems: [tee] }, parts({ 'us.owner': { owner: '7' } }));
    expect(skus(await reopened().read())).toEqual(['TEE']);
  });
});
