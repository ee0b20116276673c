import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../adapters/database/sqlite';
import { COMMERCE } from '../../../adapters/platform/starter/commerce';
import type { CartTotals, PaymentMethod, Product, ShippingMethod } from '../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const folders: string[] = [];
const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-commerce-'));
  folders.push(made);
  return made;
}

async function opened(...options: Parameters<typeof openFixturePlatform>): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform(...options);
  open.push(fixture);
  return fixture;
}

const [standard, express] = COMMERCE.shipping_methods;
const shippingOf = (fixture: FixturePlatform, store = 'us') =>
  resultOf<ShippingMethod[]>(fixture.call('GET', `/api/cart/shipping-methods?storeCode=${store}`));
const listed = async (fixture: FixturePlatform, store: string, filter: object) => {
  const query = encodeURIComponent(JSON.stringify({ text: '', filters: [filter], aggregations: [] }));
  const { json } = await fixture.call('GET', `/api/catalog?store=${store}&type=product&searchQuery=${query}&size=50`);
  return (json as { readonly items: readonly Product[] }).items; // sound: the contract tests hold the answer to its schema
};
const SOCKS = { attribute: 'sku', value: { eq: 'SOCKS' } };
const priceIn = async (fixture: FixturePlatform, store: string) =>
  (await listed(fixture, store, SOCKS))[0]?.final_price ?? Number.NaN;

describe('shipping and payment methods, and rates of currencies', () => {
  it('are added to new shops, and to older shops that lack them', async () => {
    const data = folder();
    const before = await openSqlite(join(data, 'shop.db'));
    await before.write((db) => db.flags.set('starter'));
    expect(await before.read((db) => db.commerce.read())).toEqual({});
    await before.close();
    const fixture = await opened({ data, starter: true });
    expect(await fixture.platform.commerce.read()).toEqual(COMMERCE);
    expect((await shippingOf(fixture)).map(({ method_code: code, amount }) => [code, amount])).toEqual([
      ['standard', 4],
      ['express', 14],
      ['pickup', 0],
    ]);
  });

  it('stay as the merchant set them when the shop is opened again, a list without entries too', async () => {
    const data = folder();
    const first = await openFixturePlatform({ data });
    await first.platform.commerce.write({ shipping_methods: [{ ...standard, amount: 6 }], payment_methods: [] });
    await first.platform.close();
    const fixture = await opened({ data });
    expect(await shippingOf(fixture)).toMatchObject([{ method_code: 'standard', amount: 6 }]);
    expect((await fixture.platform.commerce.read()).payment_methods).toEqual([]);
  });

  it('are charged as they are set now, in the words and the currency of the store', async () => {
    const fixture = await opened();
    const token = await cartWith(fixture, [{ sku: 'TEE' }], 'de');
    const titled = { ...standard, method_title: { en: 'Parcel', de: 'Paket' }, amount: 10 };
    await fixture.platform.commerce.write({ shipping_methods: [titled] });
    expect(await shippingOf(fixture, 'de')).toMatchObject([{ method_title: 'Paket', amount: 9 }]);
    expect(await shippingOf(fixture, 'us')).toMatchObject([{ method_title: 'Parcel', amount: 10 }]);
    const { totals } = await resultOf<{ totals: CartTotals }>(
      fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation: {} }),
    );
    expect(totals.shipping_amount).toBe(9);
  });

  it('leave a cart without shipping if its method was removed, and refuse its order by field', async () => {
    const fixture = await opened();
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token, { shipping: 'express' });
    await fixture.platform.commerce.write({ shipping_methods: [standard] });
    const totals = await resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
    expect(totals.total_segments.map(({ code }) => code)).not.toContain('shipping');
    const { status, json } = await fixture.call('POST', '/api/order', order);
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('shipping_method_code')]);
  });

  it('give the discount of a payment method that is set', async () => {
    const fixture = await opened();
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const discount = { percent: 5, minimum: { USD: 1 }, step: { USD: 0.01 } };
    await fixture.platform.commerce.write({
      payment_methods: [{ code: 'invoice', title: { en: 'Invoice' }, discount }],
    });
    const methods = await resultOf<PaymentMethod[]>(fixture.call('GET', `/api/cart/payment-methods?cartId=${token}`));
    expect(methods).toMatchObject([{ code: 'invoice', discount: { percent: 5, minimum: 1, step: 0.01 } }]);
  });

  it('price every product again in another currency, in lists and pages, and in another process', async () => {
    const data = folder();
    const [fixture, other] = [await opened({ data }), await opened({ data })];
    const before = await priceIn(other, 'de');
    const { cursor } = await fixture.platform.changes.since();
    await fixture.platform.commerce.write({
      currency_rates: [{ currency: 'EUR', per_dollar: 9, step: 1, small_step: 0.5, below: 0.05 }],
    });
    const now = await priceIn(fixture, 'de');
    expect(now).toBeGreaterThan(before * 8);
    expect(await priceIn(other, 'de')).toBe(now);
    expect((await fixture.platform.changes.since(cursor)).tags).toBe('everything');
    const between = { attribute: 'final_price', value: { gte: now, lte: now } };
    expect((await listed(fixture, 'de', between)).map(({ sku }) => sku)).toContain('SOCKS');
  });

  it.each([
    [{ shipping_methods: [{ ...standard, amount: -1 }] }, 'shipping_methods.0.amount must be at least 0'],
    [
      { shipping_methods: [standard, express, standard] },
      'shipping_methods.2.method_code must not be repeated: standard',
    ],
    [{ shipping_methods: [{ ...standard, method_title: {} }] }, 'shipping_methods.0.method_title.en is required'],
    [{ payment_methods: [{ code: 'x', title: { en: 'X' }, fee: 1 }] }, 'payment_methods.0 has unknown members: fee'],
    [
      { payment_methods: [{ code: 'x', title: { en: 'X' }, discount: { percent: 2, minimum: { USD: 1 }, step: {} } }] },
      'payment_methods.0.discount.step.USD is required',
    ],
    [
      { currency_rates: [{ currency: 'EUR', per_dollar: 1, step: 1, small_step: 1, below: 1 }] },
      'currency_rates.0.below must be less than step, 1',
    ],
    [{ currency_rates: [] }, 'currency_rates must have a rate for EUR, the currency of store de'],
    [
      { bonus_rules: { spend_bonuses_proportion: 1.5, spend_unlimited_bonuses_from: {} } },
      'bonus_rules.spend_bonuses_proportion must be at most 1',
    ],
    [{ rates: [] }, 'the data has unknown members: rates'],
    [[], 'the data must be an object'],
  ])('are refused if they cannot be so, naming the field: %j', async (data, message) => {
    const fixture = await opened();
    await expect(fixture.platform.commerce.write(data)).rejects.toThrow(message);
    expect(await fixture.platform.commerce.read()).toEqual(COMMERCE);
  });

  it('do not open a store whose currency has no rate', async () => {
    const data = folder();
    const first = await openFixturePlatform({ data, stores: ['us'] });
    await first.platform.commerce.write({ currency_rates: [] });
    await first.platform.close();
    await expect(openFixturePlatform({ data, stores: ['us', 'de'] })).rejects.toThrow('a rate for EUR');
  });
});
