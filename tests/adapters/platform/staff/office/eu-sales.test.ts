import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { MonthBooks } from '../../../../../core/contract/staff/manage-books';
import type { ReportTable } from '../../../../../core/contract/staff/manage-reports';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { SELLER, sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const RATES = [
  { rate: 19, tax_country_id: 'DE' },
  { rate: 20, tax_country_id: 'FR' },
  { rate: 25.5, tax_country_id: 'FI' },
  { rate: 8.1, tax_country_id: 'CH' },
];

describe.each(DATABASES)('sales to other countries of the EU on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  async function open(...stores: readonly string[]) {
    shop = await openRawShop(kind, { stores });
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    token = (await signIn(shop, 'alma@vitrine.example')).token;
    const table = { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: RATES };
    await shop.platform.catalogue.writeTaxRules([table]);
  }
  beforeEach(() => open('us', 'de', 'eu'));
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const get = <T>(path: string, query = '') =>
    resultOf<T>(shop.call('GET', `/api/manage/${path}?token=${token}${query}`));
  const advance = (id: string, body: object) =>
    resultOf<ManagedOrder>(shop.call('POST', `/api/manage/order?token=${token}`, { id, ...body }));

  async function sell(store: string, countryId: string, qty: number) {
    const { region: _region, region_id: _id, region_code: _code, ...home } = NEW_YORK;
    const address = { ...home, countryId, city: 'Somewhere', postcode: countryId === 'CH' ? '8001' : '10115' };
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty }], store), { address, store });
    return resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
  }

  async function rowsOf(name: 'eu-sales' | 'taxes') {
    const { tables } = await get<{ tables: ReportTable[] }>('report', `&name=${name}&from=2020-01-01&to=2029-12-31`);
    return new Map(tables.flatMap(({ currency, rows }) => rows.map((row) => [`${currency} ${String(row.key)}`, row])));
  }

  it('have each rate and country as in the books, less returns, without sales at home and outside', async () => {
    await sellAs(shop, { invoice_sellers: [{ ...SELLER, country: 'DE' }] });
    await sell('de', 'DE', 1);
    await sell('de', 'CH', 1);
    await sell('de', 'FI', 3);
    const { number } = await sell('de', 'FR', 2);
    await sell('eu', 'FR', 1);
    await advance(number, { status: 'D' });
    await advance(number, { returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    const found = await rowsOf('eu-sales');
    expect([...found.keys()].sort()).toEqual(['EUR 20 FR', 'EUR 25.5 FI']);
    const all = await rowsOf('taxes');
    const { books } = await get<MonthBooks>('books', `&month=${new Date(shop.clock.now()).toISOString().slice(0, 7)}`);
    const booked = new Map(
      books.flatMap(({ currency, taxes }) => (taxes?.rows ?? []).map((row) => [`${currency} ${String(row.key)}`, row])),
    );
    for (const [key, row] of found) {
      expect(row.tax).toBeGreaterThan(0);
      expect(all.get(key)).toEqual(row);
      // The books contain no costs.
      expect(booked.get(key)).toEqual({ ...row, cost: null, margin: null, margin_rate: null, uncosted: null });
    }
  });

  it('are those of the seller’s country, else of the store, and none for a seller outside', async () => {
    await sell('de', 'FR', 1);
    await sell('us', 'FR', 1);
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual(['EUR 20 FR']);
    await sellAs(shop, { invoice_sellers: [{ ...SELLER, country: 'FR' }] });
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual([]);
    await sell('us', 'DE', 1);
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual(['USD 19 DE']);
    await sellAs(shop, { invoice_sellers: [{ ...SELLER, country: 'US' }] });
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual([]);
  });

  it('include those of closed stores', async () => {
    await shop.end();
    await open('us', 'de');
    await sell('de', 'FR', 1);
    await shop.run(`UPDATE sales_fact SET store_code = $1`, 'eu');
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual(['EUR 20 FR']);
    await shop.run(`UPDATE sales_fact SET store_code = $1`, 'outlet');
    await shop.run(`UPDATE shop_order SET store_code = $1`, 'outlet');
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual([]);
    await sellAs(shop, { invoice_sellers: [{ ...SELLER, country: 'DE' }] });
    expect([...(await rowsOf('eu-sales')).keys()]).toEqual(['EUR 20 FR']);
  });
});
