import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VatAnswer, VatQuestion, VatRegister } from '../../../../../adapters/platform';
import type { CartTotals, CustomerOrder, OrderAddress } from '../../../../../core/contract';
import { invoiceDocument } from '../../../../../core/contract/orders/invoice-document';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { MonthBooks } from '../../../../../core/contract/staff/manage-books';
import type { ReportTable } from '../../../../../core/contract/staff/manage-reports';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { SELLER, sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';
import { seedPeople } from '../../../../../adapters/demo';

const [VALID, UNKNOWN] = ['FR11111205100', 'FR11111525200'];
const RATES = [
  { rate: 19, tax_country_id: 'DE' },
  { rate: 20, tax_country_id: 'FR' },
  { rate: 8.1, tax_country_id: 'CH' },
];

class Register implements VatRegister {
  readonly code = 'fake';
  readonly asked: VatQuestion[] = [];
  isAway = false;
  failing = '';

  check(question: VatQuestion): Promise<VatAnswer | undefined> {
    this.asked.push(question);
    if (question.number.slice(0, 2) === this.failing) return Promise.reject(new Error('SERVICE_UNAVAILABLE'));
    if (this.isAway) return Promise.resolve(undefined);
    return Promise.resolve({ isValid: question.number === VALID, consultationNumber: 'WAPIAAAAX1' });
  }
}

describe.each(DATABASES)('the VAT number of a business on %s', (kind) => {
  let shop: RawShop;
  let register: Register;
  let token: string;
  beforeEach(async () => {
    register = new Register();
    shop = await openRawShop(kind, { stores: ['us', 'de'], vatRegister: register });
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    token = (await signIn(shop, 'alma@vitrine.example')).token;
    const table = { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: RATES };
    await shop.platform.catalogue.writeTaxRules([table]);
    await sellAs(shop, { vat_number_stores: ['de'] });
  });
  afterEach(() => shop.end());

  const to = (countryId: string, taxId: string): OrderAddress => {
    const { region: _region, region_id: _id, region_code: _code, ...home } = NEW_YORK;
    return { ...home, countryId, city: 'Somewhere', postcode: countryId === 'CH' ? '8001' : '10115', taxId };
  };
  const totalsOf = (cart: string) => resultOf<CartTotals>(shop.call('GET', `/api/cart/totals?cartId=${cart}`));

  async function cartTo(countryId: string, taxId: string, store = 'de') {
    const cart = await cartWith(shop, [{ sku: 'TEE', qty: 2 }], store);
    const order = await orderOf(shop, cart, { address: to(countryId, taxId), store });
    return { cart, order, totals: await totalsOf(cart) };
  }

  async function place(countryId: string, taxId: string) {
    const { order } = await cartTo(countryId, taxId);
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    return managed(number);
  }
  const managed = (number: string) =>
    resultOf<ManagedOrder>(shop.call('GET', `/api/manage/order?id=${number}&token=${token}`));

  it('is not requested unless the store is configured to', async () => {
    const { totals } = await cartTo('FR', VALID, 'us');
    expect(totals.rules?.vat).toBeUndefined();
    expect(register.asked).toEqual([]);
  });

  it('is checked once a day, with the number of the seller', async () => {
    await cartTo('FR', `fr ${VALID.slice(2)}`);
    await cartTo('FR', VALID);
    expect(register.asked).toEqual([{ number: VALID, requester: SELLER.vat_id }]);
    await shop.clock.advance(25 * 60 * 60 * 1000);
    await cartTo('FR', VALID);
    expect(register.asked).toHaveLength(2);
  });

  it('exempts a business in another country of the EU, at net prices, with the check on the order', async () => {
    const taxed = await cartTo('FR', '');
    const { totals } = await cartTo('FR', VALID);
    expect(totals.tax_amount).toBe(0);
    expect(totals.rules?.tax_exempt).toEqual({ country_id: 'FR', vat_id: VALID });
    const [gross, net] = [taxed.totals.items[0]?.price ?? 0, totals.items[0]?.price ?? 0];
    expect([gross, net]).toEqual([13.95, 11.62]); // 2.325 of tax, rounded half up
    expect(totals.grand_total).toBeLessThan(taxed.totals.grand_total);
    const order = await place('FR', VALID);
    expect(order).toMatchObject({ tax_exempt: true, price: totals.grand_total, taxes: 0 });
    expect(order.vat).toEqual({
      number: VALID,
      status: 'valid',
      checked_at: new Date(shop.clock.now()).toISOString(),
      consultation_number: 'WAPIAAAAX1',
    });
    expect(order.products[0]?.price).toBe(net);
  });

  it.each([
    ['is unknown to the register', 'FR', UNKNOWN, 'invalid'],
    ['is of the seller’s country', 'DE', 'DE136695976', 'invalid'],
    ['is of a country outside the EU', 'CH', 'CHE-107.787.577', 'unsupported'],
  ])('that %s charges tax', async (_which, country, number, status) => {
    const { totals } = await cartTo(country, number);
    expect(totals.rules?.vat?.status).toBe(status);
    expect(totals.rules?.tax_exempt).toBeUndefined();
    expect(totals.tax_amount).toBeGreaterThan(0);
  });

  it('that is valid charges tax on goods that stay in the country of the seller', async () => {
    const { totals } = await cartTo('DE', VALID);
    expect(totals.rules?.vat?.status).toBe('valid');
    expect(totals.rules?.tax_exempt).toBeUndefined();
  });

  it('charges tax without the VAT ID of the seller', async () => {
    await sellAs(shop, { vat_number_stores: ['de'], invoice_sellers: [{ ...SELLER, vat_id: '' }] });
    expect((await cartTo('FR', VALID)).totals.rules?.tax_exempt).toBeUndefined();
  });

  it.each([
    ['that is invalid', 'FR', 'FR123', 'malformed'],
    ['of a country without a register', 'CH', '12-3456789', 'unsupported'],
  ])('%s is taxed and does not block the order', async (_which, country, number, status) => {
    const order = await place(country, number);
    expect(order.vat).toEqual({ number, status, checked_at: null });
    expect(order.taxes).toBeGreaterThan(0);
    expect(register.asked).toEqual([]);
  });

  it('with wrong check digits is left to the register', async () => {
    await cartTo('FR', 'CZ640903926');
    expect(register.asked).toMatchObject([{ number: 'CZ640903926' }]);
  });

  it('is not checked for a missing cart', async () => {
    const { order } = await cartTo('FR', '');
    const address = to('FR', VALID);
    const { addressInformation } = order;
    const made = {
      ...{ ...order, cart_id: 'made-up' },
      addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address },
    };
    expect((await shop.call('POST', '/api/order', made)).status).toBe(400);
    expect(register.asked).toEqual([]);
  });

  it('is checked once for concurrent carts', async () => {
    await Promise.all([cartTo('FR', VALID), cartTo('FR', VALID), cartTo('FR', VALID)]);
    expect(register.asked).toHaveLength(1);
  });

  it('is asked about for each seller, also at the same time, since an answer proves the sale of one', async () => {
    const other = { ...SELLER, name: 'Vitrine BV', country: 'NL', vat_id: 'NL001234567B01', stores: ['us'] };
    const series = { invoice_series: 'NL', credit_note_series: 'NLC' };
    const invoice_sellers = [SELLER, { ...other, ...series }];
    await sellAs(shop, { vat_number_stores: ['de', 'us'], invoice_sellers });
    const carts = await Promise.all([cartTo('FR', VALID), cartTo('FR', VALID, 'us')]);
    expect(carts.map(({ totals }) => totals.rules?.vat?.status)).toEqual(['valid', 'valid']);
    expect(new Set(register.asked.map(({ requester }) => requester))).toEqual(new Set([SELLER.vat_id, other.vat_id]));
  });

  it('that is not registered is checked again after an hour', async () => {
    await cartTo('FR', UNKNOWN);
    await cartTo('FR', UNKNOWN);
    expect(register.asked).toHaveLength(1);
    await shop.clock.advance(61 * 60 * 1000);
    await cartTo('FR', UNKNOWN);
    expect(register.asked).toHaveLength(2);
  });

  it('is checked while the register of another country fails', async () => {
    register.failing = 'AT';
    await cartTo('AT', 'ATU13585627');
    const { totals } = await cartTo('FR', VALID);
    expect(totals.rules?.vat?.status).toBe('valid');
    await cartTo('AT', 'ATU13585627');
    expect(register.asked.map(({ number }) => number)).toEqual(['ATU13585627', VALID]);
  });

  it('keeps the last result of an order if the register does not respond', async () => {
    const before = await place('DE', VALID);
    expect(before.vat?.status).toBe('valid');
    register.isAway = true;
    const again = await resultOf<ManagedOrder>(
      shop.call('POST', `/api/manage/order-vat?token=${token}`, { id: before.number }),
    );
    expect(again.vat).toEqual(before.vat);
    expect(again.history.at(-1)?.what).toEqual([{ name: 'vat', from: null, to: 'unchecked' }]);
  });

  it('stays unchecked and taxed while the register is down, until staff check it again', async () => {
    register.isAway = true;
    const order = await place('FR', VALID);
    expect(order.vat).toEqual({ number: VALID, status: 'unchecked', checked_at: null });
    expect(order.tax_exempt).toBeUndefined();
    expect(order.taxes).toBeGreaterThan(0);
    register.isAway = false;
    const again = await resultOf<ManagedOrder>(
      shop.call('POST', `/api/manage/order-vat?token=${token}`, { id: order.number }),
    );
    expect(again.vat).toMatchObject({ status: 'valid', consultation_number: 'WAPIAAAAX1' });
    expect([again.price, again.taxes]).toEqual([order.price, order.taxes]);
    expect(again.history.at(-1)?.what).toEqual([{ name: 'vat', from: 'unchecked', to: 'valid' }]);
  });

  it('that exempted an order is its proof, and is not checked again', async () => {
    const { number } = await place('FR', VALID);
    const { status, json } = await shop.call('POST', `/api/manage/order-vat?token=${token}`, { id: number });
    expect([status, json]).toMatchObject([409, { meta: { error: 'vat_not_checkable' } }]);
  });

  it('keeps an exempt order exempt when staff edit it, at the same net prices', async () => {
    const before = await place('FR', VALID);
    const { order } = await resultOf<{ readonly order: ManagedOrder }>(
      shop.call('POST', `/api/manage/order-edit?token=${token}`, { id: before.number, lines: [{ line: 0, qty: 1 }] }),
    );
    expect(order).toMatchObject({ tax_exempt: true, taxes: 0, vat: before.vat });
    expect(order.products[0]?.price).toBe(11.62);
    expect(order.price).toBe(Math.round((before.price - 11.62) * 100) / 100);
  });

  it('of an exempt order is on its invoice and credit note, with the category of EN 16931', async () => {
    const { number } = await place('FR', VALID);
    await resultOf(shop.call('POST', `/api/manage/order?token=${token}`, { id: number, paid: true }));
    await resultOf(
      shop.call('POST', `/api/manage/order?token=${token}`, { id: number, cancel_reason: 'Not available' }),
    );
    const documents = await shop.rows('SELECT document FROM invoice ORDER BY number DESC');
    const [invoice, credit] = documents.map(({ document }) => invoiceDocument.parse(JSON.parse(String(document))));
    for (const document of [invoice, credit]) {
      expect(document).toMatchObject({ prices_include_tax: false, tax: 0, buyer: { vat_id: VALID } });
      expect(document?.taxes).toMatchObject([{ rate: 0, tax: 0, exempt: 'goods' }]);
      expect(document?.tax_exempt).toMatchObject({ status: 'valid', consultation_number: 'WAPIAAAAX1' });
      expect(document?.gross).toBe(invoice?.gross);
    }
  });

  it('of exempt orders is in the EC sales list, with a separate row in the tax report and an account in the books', async () => {
    await place('FR', VALID);
    await place('FR', '');
    const rowsOf = async (name: string) => {
      const query = `name=${name}&from=2020-01-01&to=2029-12-31`;
      const { tables } = await resultOf<{ readonly tables: readonly ReportTable[] }>(
        shop.call('GET', `/api/manage/report?token=${token}&${query}`),
      );
      return new Map(tables.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
    };
    const [list, taxes, oss] = [await rowsOf('ec-sales-list'), await rowsOf('taxes'), await rowsOf('eu-sales')];
    expect([...list.keys()]).toEqual([`${VALID} L`]);
    expect([...taxes.keys()]).toEqual(expect.arrayContaining(['20 FR', 'exempt FR']));
    expect([...oss.keys()]).toEqual(['20 FR']);
    expect(list.get(`${VALID} L`)).toMatchObject({ tax: 0, total: taxes.get('exempt FR')?.total });
    const month = new Date(shop.clock.now()).toISOString().slice(0, 7);
    const { books } = await resultOf<MonthBooks>(shop.call('GET', `/api/manage/books?token=${token}&month=${month}`));
    expect(books.flatMap(({ accounts }) => accounts.map(({ of }) => of))).toContain('exempt FR');
  });

  it('is visible on the order of the customer', async () => {
    const { order } = await cartTo('FR', VALID);
    await resultOf(shop.call('POST', '/api/order', order));
    const { tax_exempt: isExempt } = await managed(order.order_id).then((one): Partial<CustomerOrder> => one);
    expect(isExempt).toBe(true);
  });
});
