import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SELLER } from '../fixtures/seller';
import { BIN, ensureStorefront } from './built-bin';
import { findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

const JP = {
  ...{ code: 'jp', name: 'Japan', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  ...{ prices_include_tax: true, time_zone: 'Asia/Tokyo', listed: true, domain: null },
};
const PL = { ...JP, code: 'pl', name: 'Polska', locale: 'pl-PL', currency: 'PLN', country: 'PL', time_zone: null };

let shop: Shop;
let server: ChildProcess;
let address: string;
beforeAll(async () => {
  await ensureStorefront();
  shop = await openShop();
  server = spawn(process.execPath, [BIN, '--data', shop.data, 'serve', '--dev', '--port', '0']);
  address = await new Promise((resolve) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /http:\/\/[^\s"]+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
}, 180_000);
afterAll(() => {
  server.kill();
  shop.remove();
});

const file = (name: string, content: unknown): string => {
  const path = join(shop.data, `${name}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const save = (kind: string, document: object) => shop.run('--json', 'admin', kind, 'save', file(kind, { document }));
const rate = (currency: string, perDollar: number, step: number) =>
  save('currency-rate', { currency, rate: perDollar, step, small_step: step, below: 0 });

interface Segment {
  readonly code: string;
  readonly value: number;
}
const record = z.object({ version: z.string(), document: z.looseObject({}) });
const numbers = z.object({
  items: z.array(z.looseObject({ number: z.string(), gross: z.number(), kind: z.string() })),
});
const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });
const managed = z.looseObject({ money: z.looseObject({ refunded: z.number(), captured: z.number() }) });

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(address + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const json = (await response.json()) as { readonly code: number; readonly result: T };
  if (response.status !== 200) throw new Error(`${path}: ${String(response.status)} ${JSON.stringify(json)}`);
  return json.result;
}

/** The first pages of a store wait for its search index (503). */
async function pageOf(path: string): Promise<Response> {
  let page = await fetch(address + path);
  await expect
    .poll(
      async () => {
        if (page.status === 503) page = await fetch(address + path);
        return page.status;
      },
      { timeout: 60_000 },
    )
    .not.toBe(503);
  return page;
}

/** Orders two jackets over HTTP, as any client does. */
async function orderIn(store: string, country: string): Promise<{ number: string; segments: readonly Segment[] }> {
  const { sku, parentSku } = await findJacket(shop);
  const cart = await call<string>('POST', `/api/cart/create?storeCode=${store}`);
  await call('POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku, parentSku, qty: 2 } });
  const to = {
    ...{ firstname: 'Ada', lastname: 'Byron', street: ['1 Main'], city: 'Tokyo', countryId: country },
    ...{ postcode: country === 'JP' ? '100-0001' : '00-001', phone: '+1 212 555 0100', email: 'ada@example.com' },
  };
  const methods = { shippingMethodCode: 'standard', shippingCarrierCode: 'vitrine' };
  const { totals } = await call<{ totals: { total_segments: readonly Segment[] } }>(
    'POST',
    `/api/cart/shipping-information?cartId=${cart}`,
    {
      addressInformation: {
        ...{ shippingAddress: to, billingAddress: to, ...methods, paymentMethodCode: 'cashondelivery' },
      },
    },
  );
  const [line] = await call<{ price_incl_tax: number }[]>('GET', `/api/cart/pull?cartId=${cart}`);
  const { number } = await call<{ number: string }>('POST', '/api/order', {
    ...{ order_id: `own-${cart.slice(0, 20)}`, cart_id: cart, store_code: store },
    products: [{ sku, parentSku, qty: 2, price_incl_tax: line?.price_incl_tax ?? 0 }],
    totals: totals.total_segments.map(({ code, value }) => ({ code, value })),
    addressInformation: {
      ...{ shippingAddress: to, billingAddress: to, shipping_method_code: 'standard' },
      ...{ shipping_carrier_code: 'vitrine', payment_method_code: 'cashondelivery' },
    },
    personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' },
    created_at: new Date().toISOString(),
  });
  return { number, segments: totals.total_segments };
}

describe('a store of the merchant, added while the shop is open', () => {
  it('needs a rate, opens at once in the running shop, and is refused by field', async () => {
    const early = await save('store', JP);
    expect([early.code, JSON.stringify(early.error())]).toEqual([1, expect.stringContaining('currency has no rate')]);
    expect((await rate('JPY', 150.5, 10)).code).toBe(0);
    expect((await rate('PLN', 4.05, 0.5)).code).toBe(0);
    const decimals = await rate('KRW', 1400, 0.5);
    expect(JSON.stringify(decimals.error())).toContain('must have no decimals: KRW has none');
    for (const document of [JP, PL]) expect((await save('store', document)).code).toBe(0);
    const home = await pageOf('/jp');
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('¥')]);
    expect(await (await pageOf('/pl/search?q=jacket')).text()).toMatch(/\d+,\d\d\szł/u);
    const shown = await shop.run('--store', 'jp', 'catalog', 'search', 'jacket');
    expect(shown.stdout).toMatch(/¥[\d,]+/);
    expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain('sitemap-jp-1.xml');
    expect((await shop.run('--store', 'kr', 'catalog', 'tree')).stderr).toContain(
      '--store must be one of us, en, jp, pl',
    );
  }, 120_000);

  it.each([
    { store: 'jp', country: 'JP', unit: 1, amount: /¥[\d,]+(?![.\d])/ },
    { store: 'pl', country: 'PL', unit: 0.01, amount: /\d,\d\d\szł/u },
  ])(
    'sells in $store: order, mail, invoice and refund have its amounts',
    async ({ store, country, unit, amount }) => {
      const { version, document } = record.parse(await shop.ask('admin', 'setting', 'show', 'site'));
      const set = { ...document, invoice_sellers: [SELLER] };
      await shop.ask('admin', 'setting', 'save', file('site', { id: 'site', version, document: set }));
      const { number, segments } = await orderIn(store, country);
      const whole = (value: number) => Math.abs(value / unit - Math.round(value / unit)) < 1e-6;
      expect(segments.filter(({ value }) => !whole(value))).toEqual([]);
      const { items } = mails.parse(await shop.ask('outbox', 'ada@example.com'));
      expect(items.find(({ text }) => text.includes(number))?.text).toMatch(amount);

      await shop.ask('admin', 'order', 'advance', number, '--status', 'D');
      await shop.ask('admin', 'order', 'advance', number, '--delivered', '2026-01-02');
      const { money } = managed.parse(await shop.ask('admin', 'order', 'show', number));
      const total = segments.find(({ code }) => code === 'grand_total')?.value;
      expect(money.captured).toBe(total);
      const wrong = ['refund', number, '--amount', '1.005', '--reason', 'late', '--key', `${store}-wrong-1`];
      expect((await shop.run('admin', 'order', ...wrong)).code).not.toBe(0);
      const given = ['refund', number, '--amount', store === 'jp' ? '101' : '1.01', '--reason', 'late'];
      const { money: after } = managed.parse(await shop.ask('admin', 'order', ...given, '--key', `${store}-right-1`));
      expect(after.refunded).toBe(store === 'jp' ? 101 : 1.01);
      const books = numbers.parse(await shop.ask('admin', 'invoice', 'list', '--q', number)).items;
      expect(books.find(({ kind }) => kind === 'invoice')?.gross).toBe(total);
      expect(books.find(({ kind }) => kind === 'credit_note')?.gross).toBe(store === 'jp' ? -101 : -1.01);
    },
    120_000,
  );
});
