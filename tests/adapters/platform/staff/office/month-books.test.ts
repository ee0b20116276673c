import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datevFault } from '../../../../../core/manage/books/datev';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { closingOf, readBooks, readJournal } from '../../../../fixtures/read-books';

const SELLER = { name: 'Tees Ltd', address: '1 High St', country: 'GB', vat_id: 'GB1', stores: ['us'] };
const OTHER = { name: 'Tees GmbH', address: 'Am Platz 1', country: 'DE', vat_id: 'DE1', stores: ['de'] };
const SELLERS = [SELLER, { ...OTHER, invoice_series: 'RE-', credit_note_series: 'GS-' }];

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open(0);
});
afterEach(() => shop.close());

const platform = () => shop.shop.fixture.platform;
const monthNow = () => new Date(shop.shop.fixture.clock.now()).toISOString().slice(0, 7);
const books = (more: object = {}) => readBooks(platform(), { month: monthNow(), ...more });
const get = (path: string) => shop.shop.fixture.call('GET', `${path}&token=${shop.shop.staff.token}`);

async function set(json: object): Promise<void> {
  const settings = { id: 1, identifier: 'cms_settings', title: '', content: '', json };
  await platform().catalogue.writeBlocks([{ blocks: { en: settings } }]);
}

describe('the books of a month', () => {
  it('name payments by provider with their references, and by method if staff recorded them', async () => {
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }] });
    const { number, totals } = await shop.buy({ goods: [{ sku: 'SOCKS', qty: 2 }], payment: 'banktransfer' });
    expect(closingOf((await books()).books[0], 'receivable')).toBe(Math.round(totals.grand_total * 100));
    await shop.manage('order', { id: number, paid: true, status: 'A' });
    const [book] = (await books()).books;
    expect(closingOf(book, 'receivable')).toBe(0);
    expect(book?.payments.map(({ method, provider }) => [method, provider])).toEqual(
      expect.arrayContaining([
        ['card', shop.provider.code],
        ['banktransfer', null],
      ]),
    );
    const { items } = await readJournal(platform(), { month: monthNow() });
    const payment = items.find(({ kind, reference }) => kind === 'payment' && reference !== null);
    expect(payment?.lines.map(({ account, of }) => [account, of])).toEqual([
      ['payments', shop.provider.code],
      ['receivable', ''],
    ]);
  });

  it('have a journal whose further pages omit entries added after the first', async () => {
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }] });
    const first = await readJournal(platform(), { month: monthNow() });
    await shop.shop.fixture.clock.advance(1000);
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 2 }] });
    const until = Date.parse(first.datev.made_at);
    const pages = await readJournal(
      { booksJournal: (asked) => platform().booksJournal({ ...asked, until }) },
      { month: monthNow() },
    );
    expect(pages.items).toEqual(first.items);
    expect((await readJournal(platform(), { month: monthNow() })).total).toBeGreaterThan(first.total);
  });

  it('release expired gift cards, and keep goodwill separate', async () => {
    await shop.buy({ cards: 1 });
    await shop.give(1500);
    const [before] = (await books()).books;
    expect([closingOf(before, 'gift_cards'), closingOf(before, 'gift_card_goodwill')]).toEqual([5000, 1500]);
    await shop.shop.fixture.clock.advance(3.2 * 366 * 86_400_000);
    const cards = await shop.cards();
    const month = new Date(Math.max(...cards.map(({ expiresAt = 0 }) => expiresAt))).toISOString().slice(0, 7);
    const [book] = (await readBooks(platform(), { month })).books;
    expect([closingOf(book, 'gift_cards'), closingOf(book, 'gift_card_goodwill')]).toEqual([0, 0]);
    const sums = book?.accounts.map(({ account, debit, credit }) => [account, debit, credit]);
    expect(sums).toEqual(
      expect.arrayContaining([
        ['gift_cards_expired', 0, 50],
        ['goodwill', 0, 15],
      ]),
    );
  });

  it('are those of a seller or store, and refuse both together and unknown ones', async () => {
    await set({ invoice_sellers: SELLERS });
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }] });
    expect((await books()).sellers).toEqual(['Tees Ltd', 'Tees GmbH']);
    expect((await books({ seller: 'Tees Ltd' })).books).toEqual((await books({ store: 'us' })).books);
    expect((await books({ seller: 'Tees Ltd' })).books).toHaveLength(1);
    expect((await books({ seller: 'Tees GmbH' })).books).toEqual([]);
    const refused = async (query: string) => {
      const { status, json } = await get(`/api/manage/books?${query}`);
      expect(status).toBe(400);
      return JSON.stringify(json);
    };
    expect(await refused('seller=Nobody')).toContain('does not match any seller');
    expect(await refused('store=moon')).toContain('does not match any store');
    expect(await refused('seller=Tees%20Ltd&store=us')).toContain('must not be given with a store');
    expect(await refused('month=2026-13')).toContain('month');
  });

  it('use the accounts and DATEV numbers of the settings', async () => {
    const own = [{ account: 'sales', number: '8125' }];
    await set({ books_chart: 'skr03', books_accounts: own, datev_consultant: 29098, datev_client: 55003 });
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }] });
    const journal = await readJournal(platform(), { month: monthNow() });
    expect(journal.datev).toMatchObject({ chart: 'skr03', consultant: 29098, client: 55003, year_start: 1 });
    const numbers = journal.items.flatMap(({ lines }) => lines.map(({ number }) => number));
    expect(numbers).toEqual(expect.arrayContaining(['10000', '8125', '1360']));
    expect(datevFault(journal)).toEqual({ kind: 'currency', currency: 'USD' });
  });

  it('keep a closed month unchanged when an account with bonuses is erased', async () => {
    await platform().people.write((people) =>
      people.writePerson({
        ...{ email: 'eve@shop.test', firstname: 'Eve', lastname: '', roles: [], source: 'test', addresses: [] },
        ...{ groupId: 1, bonus: 700, currency: 'USD' },
      }),
    );
    const before = (await books()).books[0];
    expect(closingOf(before, 'bonuses')).toBe(700);
    await shop.days(40);
    await platform().privacy.erase('eve@shop.test');
    const month = '2026-01';
    expect((await readBooks(platform(), { month })).books[0]?.balances).toEqual(before?.balances);
    expect(closingOf((await books()).books[0], 'bonuses')).toBe(0);
  });

  it('are logged when they are exported', async () => {
    const { token } = shop.shop.staff;
    const answer = shop.shop.fixture.call('POST', `/api/manage/exported?token=${token}`, { list: 'books', rows: 3 });
    expect(await resultOf(answer)).toEqual({ noted: true });
  });
});
