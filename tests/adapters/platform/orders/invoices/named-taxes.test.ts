import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals } from '../../../../../core/contract';
import type { InvoiceRow, IssuedInvoice } from '../../../../../core/contract/orders/manage-invoices';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { MonthBooks } from '../../../../../core/contract/staff/manage-books';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const US = { tax_country_id: 'US' };
const RATES = [
  { rate: 4, ...US, name: 'State' },
  { rate: 4.875, ...US, postcode: '10000...10299', name: 'City' },
  { rate: 0.375, ...US, postcode: '100*', name: 'District', valid_from: '2020-01-01' },
  { rate: 90, ...US, postcode: '100*', name: 'District', valid_from: '2020-01-01', valid_until: '2020-12-31' },
];

describe.each(DATABASES)('several named taxes on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    token = (await signIn(shop, 'alma@vitrine.example')).token;
    await sellAs(shop);
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const get = <T>(path: string, query = '') =>
    resultOf<T>(shop.call('GET', `/api/manage/${path}?token=${token}${query}`));
  const save = async (rates: readonly object[]) => {
    const { version, document } = await get<{ version: string; document: object }>('tax-rule', '&id=1');
    return shop.call('POST', `/api/manage/tax-rule?token=${token}`, {
      ...{ id: '1', version, document: { ...document, rates } },
    });
  };
  const documentsOf = async (kindOf: string) => {
    const { items } = await get<{ items: InvoiceRow[] }>('invoices', `&kind=${kindOf}`);
    return Promise.all(items.map(({ number }) => get<IssuedInvoice>('invoice', `&number=${number}`)));
  };

  it('are shown by name in cart and order, and refunded with a return as charged', async () => {
    await resultOf(save(RATES));
    const cart = await cartWith(shop, [{ sku: 'TEE', qty: 3 }]);
    const order = await orderOf(shop, cart, { payment: 'card' });
    const totals = await resultOf<CartTotals>(shop.call('GET', `/api/cart/totals?cartId=${cart}`));
    const names = ['State 4 %', 'City 4.875 %', 'District 0.375 %'];
    expect(totals.total_segments.find(({ code }) => code === 'tax')?.names).toEqual(names);
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);

    const [invoice] = await documentsOf('invoice');
    const [tax] = invoice?.document.taxes ?? [];
    expect(tax?.rate).toBe(9.25);
    expect(tax?.parts?.map(({ name, rate }) => `${String(name)} ${String(rate)} %`)).toEqual(names);
    expect(tax?.parts?.reduce((sum, part) => sum + part.tax, 0)).toBe(tax?.tax);
    expect(JSON.stringify(invoice?.sheet)).toContain('District 0.375%');

    // The rates change; what was charged does not.
    await resultOf(save([{ rate: 50, ...US }]));
    const placed = await get<ManagedOrder>('order', `&id=${number}`);
    expect(Math.round(placed.taxes * 100)).toBe(invoice?.document.tax);
    const advance = (body: object) =>
      resultOf(shop.call('POST', `/api/manage/order?token=${token}`, { id: number, ...body }));
    await advance({ status: 'D' });
    await advance({ returned: [{ sku: 'TEE', qty: 3 }], return_reason: 'Too small' });
    const [note] = await documentsOf('credit_note');
    const [line] = invoice?.document.lines ?? [];
    expect(note?.document.taxes[0]).toMatchObject({ rate: 9.25, tax: line?.tax, gross: line?.gross });
    expect(note?.document.taxes[0]?.parts?.reduce((sum, part) => sum + part.tax, 0)).toBe(line?.tax);
    const month = new Date(shop.clock.now()).toISOString().slice(0, 7);
    const { books } = await get<MonthBooks>('books', `&month=${month}`);
    const rows = books.flatMap(({ taxes }) => taxes?.rows ?? []);
    const left = (invoice?.document.tax ?? 0) - (note?.document.tax ?? 0);
    expect(rows.map(({ key, tax: sum }) => [key, Math.round(sum * 100)])).toEqual([['9.25 US', left]]);
  });

  it('are refused if a table is ambiguous', async () => {
    const twice = [...RATES, { rate: 1, ...US, postcode: '10200...10399', name: 'City' }];
    expect(await save(twice)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'rates.4.postcode' }] } },
    });
    const state = [
      { rate: 1, ...US, tax_region_id: 12 },
      { rate: 2, ...US, region_name: 'CA' },
    ];
    expect(await save(state)).toMatchObject({ json: { meta: { errors: [{ field: 'rates.1.tax_country_id' }] } } });
    expect(await save([{ rate: 1, ...US, postcode: '10200...10100' }])).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'document.rates.0.postcode' }] } },
    });
  });

  it('are computed by the same rates on the device, unless there are too many to send', async () => {
    const served = () => servedRule(shop, NEW_YORK.countryId);
    await resultOf(save(RATES));
    // The rate that ended is of no use.
    expect(await served()).toMatchObject({ rates: [{ rate: 4 }, { rate: 4.875 }, { rate: 0.375 }] });
    const many = Array.from({ length: 300 }, (_, index) => ({ rate: 1, ...US, postcode: String(20_000 + index) }));
    await resultOf(save([...RATES, ...many]));
    expect(await served()).toMatchObject({ rates: [{ rate: 4 }], partial_countries: ['US'] });
  });
});

async function servedRule(shop: RawShop, country: string): Promise<unknown> {
  const { json } = await shop.call('GET', '/api/catalog?store=us&type=taxrule');
  const { items } = json as { readonly items: readonly { readonly rates: readonly { tax_country_id: string }[] }[] }; // sound: the contract tests hold the answer to its schema
  return items.find(({ rates }) => rates.some(({ tax_country_id: code }) => code === country));
}
