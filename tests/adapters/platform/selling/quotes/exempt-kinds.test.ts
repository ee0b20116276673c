import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { invoiceDocument } from '../../../../../core/contract/orders/invoice-document';
import type { BooksJournal, MonthBooks } from '../../../../../core/contract/staff/manage-books';
import type { ReportTable } from '../../../../../core/contract/staff/manage-reports';
import { datevFile } from '../../../../../core/manage/books/datev';
import { DATEV_COLUMNS } from '../../../../../core/manage/books/datev-columns';
import { writePlan } from '../../../../fixtures/downloads';
import { approve, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const NUMBER = 'FR11111205100';
const [GOODS, SERVICES] = [`${NUMBER} L`, `${NUMBER} S`];
const RECEIVER = [{ option_id: 2, option_value: 'eve@shop.test' }];
const CARD = { sku: 'GIFT', product_option: { extension_attributes: { custom_options: RECEIVER } } };
const TEE = { sku: 'TEE', qty: 2 };
const PLAN = { sku: 'PLAN' };

describe.each(DATABASES)('an exempt order of goods, services and gift cards on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  beforeEach(async () => {
    const vatRegister = { code: 'fake', check: () => Promise.resolve({ isValid: true }) };
    shop = await openRawShop(kind, { stores: ['us', 'de'], vatRegister });
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    token = (await signIn(shop, 'alma@vitrine.example')).token;
    const rates = [{ rate: 20, tax_country_id: 'FR' }];
    await shop.platform.catalogue.writeTaxRules([
      { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates },
    ]);
    await writeGiftCard(shop);
    await writePlan(shop, undefined, { tax_class_id: 2 });
    await sellAs(shop, {
      vat_number_stores: ['de'],
      books_chart: 'skr03',
      datev_consultant: 29098,
      datev_client: 55003,
    });
  });
  afterEach(() => shop.end());

  const get = <T>(path: string) => resultOf<T>(shop.call('GET', `/api/manage/${path}&token=${token}`));

  async function place(lines: readonly CartLine[]) {
    const { region: _region, region_id: _id, region_code: _code, ...home } = NEW_YORK;
    const address = { ...home, countryId: 'FR', city: 'Paris', postcode: '75001', taxId: NUMBER };
    const order = await orderOf(shop, await cartWith(shop, lines, 'de'), { address, store: 'de', payment: 'card' });
    await resultOf(shop.call('POST', '/api/order', order));
    return order.order_id;
  }

  async function rowsOf(name: string) {
    const query = `report?name=${name}&from=2020-01-01&to=2029-12-31&limit=1`;
    const { tables } = await get<{ readonly tables: readonly ReportTable[] }>(query);
    return new Map(tables.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  }

  it('has all goods and services in separate rows, without gift cards and empty rows', async () => {
    await place([TEE, PLAN, CARD]);
    await place([PLAN]);
    await place([CARD]);
    const list = await rowsOf('ec-sales-list');
    expect([...list.keys()].sort()).toEqual([GOODS, SERVICES]);
    for (const row of list.values()) {
      expect(row).toMatchObject({ cards: 0, tax: 0 });
      expect(row.total).toBeGreaterThan(0);
    }
    expect(list.get(GOODS)?.units).toBe(2);
    expect(list.get(SERVICES)?.units).toBe(2);
  });

  it('has accounts for goods and services, and the VAT number in DATEV files, but not on gift cards', async () => {
    await place([TEE, PLAN, CARD]);
    const month = new Date(shop.clock.now()).toISOString().slice(0, 7);
    const { books } = await get<MonthBooks>(`books?month=${month}`);
    const numbers = new Map(
      books.flatMap(({ accounts }) => accounts.map(({ account, of, number }) => [`${account} ${of}`, number])),
    );
    expect(numbers.get('sales exempt FR')).toBe('8125');
    expect(numbers.get('sales exempt-services FR')).toBe('8336');
    const cards = books.flatMap(({ taxes }) => taxes?.rows ?? []).filter((row) => row.cards > 0);
    expect(cards.map(({ key }) => key)).toEqual(['0 FR']);
    const journal = await get<BooksJournal>(`books-journal?month=${month}`);
    const lines = datevFile(journal)
      .split('\r\n')
      .slice(2, -1)
      .map((line) => line.split(';'));
    const of = (line: readonly string[], column: string) => line[DATEV_COLUMNS.indexOf(column)];
    const named = lines.filter((line) => of(line, 'EU-Land u. UStID (Bestimmung)') === `"${NUMBER}"`);
    expect(new Set(named.map((line) => of(line, 'Gegenkonto (ohne BU-Schlüssel)')))).toEqual(new Set(['8125', '8336']));
    expect(named.map((line) => of(line, 'EU-Steuersatz (Bestimmung)'))).not.toContain('0,00');
    expect(lines.some((line) => of(line, 'EU-Land u. UStID (Bestimmung)') === '')).toBe(true);
  });

  it('is invoiced as intra-Community supply and reverse charge, gift cards as neither', async () => {
    await approve(shop, await place([TEE, PLAN, CARD]));
    const [{ document } = {}] = await shop.rows('SELECT document FROM invoice');
    const { lines, taxes, gross } = invoiceDocument.parse(JSON.parse(String(document)));
    expect(taxes.map(({ exempt }) => exempt ?? 'none').sort()).toEqual(['goods', 'none', 'services']);
    const card = lines.find(({ sku }) => sku === 'GIFT');
    expect(taxes.find(({ exempt }) => exempt === undefined)?.net).toBe(card?.net);
    expect(taxes.reduce((sum, one) => sum + one.gross, 0)).toBe(gross);
    // Shipping belongs to the goods that are delivered.
    const goods = lines.filter(({ sku, kind: what }) => sku === 'TEE' || what === 'shipping');
    expect(goods).toHaveLength(2);
    expect(taxes.find(({ exempt }) => exempt === 'goods')?.net).toBe(goods.reduce((sum, { net }) => sum + net, 0));
  });
});
