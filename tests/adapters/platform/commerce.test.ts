import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createPlatform, type PlatformOptions } from '../../../adapters/platform';
import { openSqlite } from '../../../adapters/database/sqlite';
import { COMMERCE } from '../../../adapters/platform/starter/commerce';
import type { CartTotals, PaymentMethod, Product, ShippingMethod } from '../../../core/contract';
import { fixtureCatalogue } from '../../fixtures/catalogue';
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

  it('stay as the merchant set them when the shop is reopened, even an empty list', async () => {
    const data = folder();
    const first = await openFixturePlatform({ data });
    await first.platform.commerce.write({ shipping_methods: [{ ...standard, amount: 6 }], payment_methods: [] });
    await first.platform.close();
    const fixture = await opened({ data });
    expect(await shippingOf(fixture)).toMatchObject([{ method_code: 'standard', amount: 6 }]);
    expect((await fixture.platform.commerce.read()).payment_methods).toEqual([]);
  });

  it('are charged as currently set, in the language and currency of the store', async () => {
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

  it('apply the configured discount of a payment method', async () => {
    const fixture = await opened();
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const discount = { percent: 5, minimum: { USD: 1 }, step: { USD: 0.01 } };
    await fixture.platform.commerce.write({
      payment_methods: [{ code: 'invoice', title: { en: 'Invoice' }, discount }],
    });
    const methods = await resultOf<PaymentMethod[]>(fixture.call('GET', `/api/cart/payment-methods?cartId=${token}`));
    expect(methods).toMatchObject([{ code: 'invoice', discount: { percent: 5, minimum: 1, step: 0.01 } }]);
  });

  it('reprice every product in another currency, in lists and pages, and in another process', async () => {
    const data = folder();
    const [fixture, other] = [await opened({ data }), await opened({ data })];
    const before = await priceIn(other, 'de');
    const { cursor } = await fixture.platform.changes.since();
    await fixture.platform.commerce.write({
      currency_rates: [{ currency: 'EUR', rate: 9, step: 1, small_step: 0.5, below: 0.05 }],
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
      { currency_rates: [{ currency: 'EUR', rate: 1, step: 1, small_step: 1, below: 1 }] },
      'currency_rates.0.below must be less than step, 1',
    ],
    [{ currency_rates: [] }, 'currency_rates must have a rate for EUR, the currency of store de'],
    [
      { bonus_rules: { spend_bonuses_proportion: 1.5, spend_unlimited_bonuses_from: {} } },
      'bonus_rules.spend_bonuses_proportion must be at most 1',
    ],
    [{ rates: [] }, 'the data has unknown members: rates'],
    [[], 'the data must be an object'],
  ])('are refused if invalid, naming the field: %j', async (data, message) => {
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

describe('the base currency', () => {
  const JP = { code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' };
  const inYen = { stores: ['jp'], ownStores: [{ ...JP, prices_include_tax: true }] };
  const openEmpty = (options: Partial<PlatformOptions>) =>
    createPlatform({ data: ':memory:', clock: createVirtualClock(), ids: createSeededIds('base'), ...options });

  it('gives a new shop round shipping rates of similar value, and no rates', async () => {
    const platform = await openEmpty({ ...inYen, baseCurrency: 'JPY' });
    const { base_currency: base, shipping_methods: shipping, currency_rates: rates } = await platform.commerce.read();
    expect([base, rates]).toEqual(['JPY', []]);
    expect(shipping.map(({ amount, limit }) => [amount, limit])).toEqual([
      [500, undefined],
      [2000, 50_000],
      [0, undefined],
    ]);
    await platform.close();
  });

  it('is refused if it is invalid, or if an open store would have no rate', async () => {
    await expect(openEmpty({ baseCurrency: 'JPN' })).rejects.toThrow('option baseCurrency must be a currency');
    await expect(openEmpty({ baseCurrency: 'JPY' })).rejects.toThrow(
      'currency_rates must have a rate for USD, the currency of store us: the base currency is JPY',
    );
  });

  it('can be changed with its amounts only while there are no prices', async () => {
    const data = folder();
    const platform = await openEmpty({ ...inYen, data, baseCurrency: 'JPY' });
    const rate = { currency: 'JPY', rate: 37, step: 1, small_step: 1, below: 0 };
    const changed = await platform.commerce.write({ base_currency: 'PLN', currency_rates: [rate] });
    expect([changed.base_currency, changed.currency_rates]).toEqual(['PLN', [rate]]);
    expect(changed.shipping_methods[1]).toMatchObject({ amount: 50 });
    await expect(platform.commerce.write({ base_currency: 'EUR' })).rejects.toThrow('must have a rate for JPY');
    await fixtureCatalogue(platform.catalogue);
    await expect(platform.commerce.write({ base_currency: 'EUR' })).rejects.toThrow('base_currency must stay PLN');
    await platform.close();
    await expect(openEmpty({ ...inYen, data, baseCurrency: 'JPY' })).rejects.toThrow('base_currency must stay PLN');
    const again = await openEmpty({ ...inYen, data });
    expect((await again.commerce.read()).base_currency).toBe('PLN');
    await again.close();
  });

  it('refuses shipping rates with more decimals than it has', async () => {
    const platform = await openEmpty({ ...inYen, baseCurrency: 'JPY' });
    const [first] = (await platform.commerce.read()).shipping_methods;
    await expect(platform.commerce.write({ shipping_methods: [{ ...first, amount: 4.5 }] })).rejects.toThrow(
      'shipping_methods.0.amount must have no decimals: JPY has none',
    );
    await platform.close();
  });
});
