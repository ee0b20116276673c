import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, Product } from '../../../../../core/contract';
import type { StoreDocument } from '../../../../../core/staff';
import { recordOf } from '../../../../fixtures/catalogue';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const JP: Partial<StoreDocument> = {
  ...{ code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  ...{ prices_include_tax: true, time_zone: 'Asia/Tokyo', listed: true, domain: null },
};
const PL = { ...JP, code: 'pl', name: 'Polska', locale: 'pl-PL', currency: 'PLN', country: 'PL', time_zone: null };
const RATES = [
  { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 },
  { currency: 'JPY', rate: 151.37, step: 1, small_step: 1, below: 0 },
  { currency: 'PLN', rate: 4.05, step: 1, small_step: 0.5, below: 0.01 },
];
const HIDES = {
  field: 'code',
  message: 'code is the address of a category, a page or a product, which the store would hide',
};
const WHY = { return_reason: 'too small' };
const ADMIN = 'alma@vitrine.example';
let fixture: FixturePlatform;
let token = '';

beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await sellAs(fixture);
  await fixture.platform.commerce.write({ currency_rates: RATES });
  const rates = [
    { rate: 10, tax_country_id: 'JP' },
    { rate: 23, tax_country_id: 'PL' },
  ];
  await fixture.platform.catalogue.writeTaxRules([
    { id: 90, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates },
  ]);
  ({ token } = await signIn(fixture, ADMIN));
});
afterEach(() => fixture.platform.close());

interface Answer {
  readonly status: number;
  readonly result?: { readonly version: string; readonly document: StoreDocument };
  readonly meta?: { readonly errors?: readonly { readonly field: string; readonly message: string }[] };
}
async function staff(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const { status, json } = await fixture.call(
    method,
    `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`,
    body,
  );
  return { status, ...(json as Omit<Answer, 'status'>) };
}
const create = (document: object) => staff('POST', 'store', { document });
const totalsIn = async (store: string, qty: number) => {
  const cart = await cartWith(fixture, [{ sku: 'TEE', qty }], store);
  return resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${cart}`));
};

describe('a store created by staff', () => {
  it('is open at once with its currency, and is one of the records', async () => {
    expect(await create(JP)).toMatchObject({ status: 200 });
    const { result } = await staff('GET', 'store?id=jp');
    expect(result?.document).toMatchObject({ ...JP, path: '/jp', is_default: false, own: true });
    const list = `/api/products/render-list?skus=TEE&storeId=jp&currencyCode=JPY`;
    const { items } = (await fixture.call('GET', list)).json as { readonly items: readonly Product[] };
    expect(items[0]?.currency_digits).toBe(0);
    expect(Number.isInteger(items[0]?.price_incl_tax)).toBe(true);
    const settings = await fixture.call('GET', '/api/cms/block/cms_settings?storeId=us');
    expect(settings.json).toMatchObject({ result: { json: { own_stores: [{ code: 'jp', currency: 'JPY' }] } } });
    expect(await fixture.platform.stores()).toMatchObject([{ code: 'jp' }]);
  });

  it.each<readonly [string, object, string]>([
    [
      'without a rate for its currency',
      { ...PL, currency: 'SEK' },
      'currency has no rate: add one under Currencies first',
    ],
    ['in a language that the shop does not speak', { ...PL, language: 'pl' }, 'language must be one of'],
    ['with the code of a built-in store', { ...PL, code: 'ua' }, 'code is that of a built-in store'],
  ])('is refused %s', async (_, document, message) => {
    const { status, meta } = await create(document);
    expect([status, meta?.errors?.[0]?.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('keeps its code and currency, allows other changes, and can be removed only without orders', async () => {
    await create(JP);
    const { result } = await staff('GET', 'store?id=jp');
    const save = (change: object) =>
      staff('POST', 'store', { id: 'jp', version: result?.version, document: { ...result?.document, ...change } });
    expect((await save({ currency: 'PLN' })).meta?.errors?.[0]?.message).toContain(
      'currency cannot be changed once the store exists',
    );
    expect((await save({ name: 'Japan', listed: false })).status).toBe(200);
    const changed = (await staff('GET', 'store?id=jp')).result;
    expect(changed?.document).toMatchObject({ name: 'Japan', listed: false });
    await orderIn('jp');
    expect((await staff('POST', 'store-remove', { id: 'jp', version: changed?.version })).status).toBe(409);
    await create(PL);
    const { version } = (await staff('GET', 'store?id=pl')).result ?? {};
    expect((await staff('POST', 'store-remove', { id: 'pl', version })).status).toBe(200);
    expect((await staff('GET', 'store?id=pl')).status).toBe(404);
    expect((await fixture.call('POST', '/api/cart/create?storeCode=pl')).status).toBe(400);
  });
});

it.each([
  { url_key: 'poncho', url_path: 'coats/long' },
  { url_key: 'long', url_path: 'poncho' },
])('a custom store is refused with the address of a product, which it would hide: %o', async (address) => {
  const { product, ...record } = recordOf('TEE');
  await fixture.platform.catalogue.writeProduct({ ...record, product: { ...product, ...address } });
  expect((await create({ ...PL, code: 'women' })).meta?.errors?.[0]).toEqual(HIDES);
  expect((await create({ ...PL, code: 'poncho' })).meta?.errors?.[0]).toEqual(HIDES);
  expect((await create(PL)).status).toBe(200);
});

it('a custom store leaves nothing behind for one created with its code later', async () => {
  const site = async () => (await fixture.call('GET', '/api/cms/block/cms_settings?storeId=us')).json;
  await create({ ...JP, listed: false });
  await create({ ...PL, domain: 'pl.example' });
  expect(await site()).toMatchObject({
    result: { json: { langs: expect.arrayContaining(['us', 'pl']) as string[], domains: { pl: 'pl.example' } } },
  });
  const { version } = (await staff('GET', 'store?id=pl')).result ?? {};
  expect((await staff('POST', 'store-remove', { id: 'pl', version })).status).toBe(200);
  expect(JSON.stringify(await site())).not.toContain('"pl');
  await create({ ...PL, listed: false });
  expect((await staff('GET', 'store?id=pl')).result?.document).toMatchObject({ domain: null, listed: false });
});

it('a custom store cannot be removed while a location or an invoice seller names it', async () => {
  await create(PL);
  const { stock_places: places } = await fixture.platform.commerce.read();
  const [main] = places;
  await fixture.platform.commerce.write({ stock_places: [{ ...main, stores: ['pl'] }] });
  const { version } = (await staff('GET', 'store?id=pl')).result ?? {};
  const remove = async () => (await staff('POST', 'store-remove', { id: 'pl', version })).status;
  expect(await remove()).toBe(409);
  await fixture.platform.commerce.write({ stock_places: [{ ...main, stores: [] }] });
  await nameSeller(['pl']);
  expect(await remove()).toBe(409);
  await nameSeller([]);
  expect(await remove()).toBe(200);
});

async function nameSeller(stores: readonly string[]): Promise<void> {
  const { result } = (await staff('GET', 'setting?id=site')) as {
    readonly result?: { version: string; document: object };
  };
  const seller = { name: 'Vitrine Ltd.', address: '1 High Street', vat_id: 'GB123456789', stores };
  const document = { ...result?.document, invoice_sellers: [seller] };
  expect(await staff('POST', 'setting', { id: 'site', version: result?.version, document })).toMatchObject({
    status: 200,
  });
}

async function orderIn(store: string): Promise<string> {
  const cart = await cartWith(fixture, [{ sku: 'TEE', qty: 3 }], store);
  const address = { ...NEW_YORK, countryId: store === 'jp' ? 'JP' : 'PL', region: '', region_id: 0, region_code: '' };
  const order = await orderOf(fixture, cart, {
    store,
    address: { ...address, postcode: store === 'jp' ? '100-0001' : '00-001' },
  });
  const { number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order));
  return number;
}

describe.each([
  { store: 'jp', document: JP, step: 1, rate: 10, sign: '¥' },
  { store: 'pl', document: PL, step: 0.01, rate: 23, sign: 'zł' },
])('an order in the custom store $store', ({ store, document, step, rate, sign }) => {
  const isAmount = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;

  it('has amounts in its currency in totals, mail, invoice, refund and credit note', async () => {
    await create(document);
    const totals = await totalsIn(store, 3);
    expect(totals.total_segments.map(({ value }) => isAmount(value))).not.toContain(false);
    const number = await orderIn(store);
    const [mail] = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ text }) => text.includes(number));
    expect(mail?.text).toContain(sign);
    if (step === 1) expect(mail?.text).not.toMatch(/¥[\d,]+\.\d/);

    const sent = await staff('POST', 'order', { id: number, status: 'D', delivered: '2026-01-02' });
    expect(sent.status).toBe(200);
    const { items } = await fixture.platform.invoices.list({ q: number });
    const [invoice] = items;
    expect(invoice).toMatchObject({ kind: 'invoice', currency: document.currency });
    const { gross = 0, tax = 0 } = invoice ?? {};
    expect([isAmount(gross), isAmount(tax)]).toEqual([true, true]);
    const smallest = 1 / step;
    expect(tax * smallest).toBeCloseTo(Math.round((gross * smallest * rate) / (100 + rate)), 0);

    const wrong = await staff('POST', 'order-refund', { id: number, key: 'refund-0001', other: 1.005, note: 'late' });
    expect(wrong.status).toBe(400);
    const returned = await staff('POST', 'order', {
      id: number,
      returned: [{ sku: 'TEE', qty: 1 }],
      ...WHY,
    });
    expect(returned.status).toBe(200);
    await staff('POST', 'order', {
      id: number,
      returned: [{ sku: 'TEE', qty: 3 }],
      ...WHY,
    });
    const notes = (await fixture.platform.invoices.list({ q: number })).items.filter(
      ({ kind }) => kind === 'credit_note',
    );
    expect(notes).toHaveLength(2);
    expect(notes.map((note) => isAmount(note.gross) && isAmount(note.tax))).toEqual([true, true]);
    const goods = totals.total_segments.find(({ code }) => code === 'subtotal')?.value ?? 0;
    expect(notes.reduce((sum, note) => sum - note.gross, 0)).toBeCloseTo(goods, 6);
  });
});
