import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOpening } from '../../../../../adapters/database/sql/staff/book-opening';
import type { Repositories } from '../../../../../adapters/platform/ports/database';
import type { StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import type { BookAccount } from '../../../../../core/contract/staff/book-settings';
import type { Book, MonthBooks } from '../../../../../core/contract/staff/manage-books';
import type { MonthClosing } from '../../../../../core/contract/staff/manage-reports';
import { addSums } from '../../../../../core/contract/staff/sales-sums';
import { salesFigures } from '../../../../../core/manage/reports/sales-figures';
import { salesFacts } from '../../../../../core/orders/sales/sales-facts';
import { BONUS, GiftShop } from '../../../../fixtures/gift-shop';
import { MoneyPlayer, moneyHistory, SPENT, type MoneyStep } from '../../../../fixtures/money-history';
import { DATABASES } from '../../../../fixtures/raw-shop';
import { closingOf, monthsBetween, readBooks, readJournal } from '../../../../fixtures/read-books';
import { runs } from '../../../../fixtures/runs';

/** Generated months on SQLite; PostgreSQL gets some of them. */
const MONTHS = { sqlite: Number(process.env['BOOK_MONTHS'] ?? runs(40, 1000)), postgres: runs(5, 100) };

const isoMonth = (at: number) => new Date(at).toISOString().slice(0, 7);
const NOTHING = { receivable: 0, gift_cards_sold: 0, gift_cards: 0, gift_card_goodwill: 0, bonuses: 0, royalties: 0 };

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Net credit of accounts in a month, in cents. */
function creditOf({ accounts }: Book, ...names: readonly BookAccount[]): number {
  return sumOf(
    accounts.filter(({ account }) => names.includes(account)).map((one) => cents(one.credit) - cents(one.debit)),
  );
}

/** Figures of the shop's own records, calculated apart from the journal. */
async function truthOf(db: Repositories, shop: GiftShop) {
  const now = shop.shop.fixture.clock.now();
  const orders = await shop.stored(db);
  const cards = (await shop.cards()).filter(
    ({ grantedAt, takenBackAt, expiresAt = Infinity }) =>
      grantedAt !== undefined && takenBackAt === undefined && expiresAt > now,
  );
  const [owed, kept] = [[] as number[], [] as number[]];
  const waiting: number[] = [];
  let apart = 0;
  for (const order of orders) {
    const { unpaid, money, due } = await moneyOf(db, order);
    apart += unpaid - due;
    const ordered = order.status === 'new' ? await db.giftCards.ofOrders([order.id]) : [];
    waiting.push(...ordered.filter(({ takenBackAt }) => takenBackAt === undefined).map(({ balance }) => balance));
    owed.push(unpaid);
    kept.push(money);
  }
  return {
    /** Part of the receivable that is not due for unpaid orders. */
    apart,
    receivable: sumOf(owed),
    payments: sumOf(kept),
    gift_cards_sold: sumOf(waiting),
    gift_cards: sumOf(cards.map(({ balance, goodwillLeft }) => balance - goodwillLeft)),
    gift_card_goodwill: sumOf(cards.map(({ goodwillLeft }) => goodwillLeft)),
    bonuses: await shop.bonuses(),
    royalties: await shop.royaltiesOwed(db),
  };
}

/** Amount by which an order's sales exceed its payments, and the money that was kept for it. */
async function moneyOf(db: Repositories, { id, status, grandTotal, fulfilment }: StoredOrder) {
  const refunds = await db.orderLog.refunds(id);
  const booked = await db.salesFacts.booked(id);
  const sold = salesFigures(addSums(booked === undefined ? [] : salesFacts(booked, refunds))).total;
  const refunded = sumOf(refunds.map(({ amount }) => amount));
  const held = sumOf(refunds.map((refund) => refund.held ?? 0));
  const cards = sumOf([...(await db.giftCards.usesOf(id)).values()].map(({ rest }) => rest));
  const wasPaid = status === 'paid' || refunded > 0;
  const money = wasPaid ? grandTotal - refunded + held - cards : 0;
  const bonus = status === 'canceled' ? 0 : (fulfilment.bonus ?? 0) - (fulfilment.bonusBack ?? 0);
  return { money, unpaid: sold + held - money - cards - bonus, due: status === 'new' ? grandTotal - cards : 0 };
}

/** Checks each month. @returns the last one, and the money that came in over all months */
async function mustAgree(shop: GiftShop, months: readonly string[]) {
  const { platform } = shop.shop.fixture;
  let before: MonthBooks | undefined;
  let money = 0;
  for (const month of months) {
    const books = await readBooks(platform, { month });
    const journal = await readJournal(platform, { month });
    for (const { lines } of journal.items) expect(sumOf(lines.map(({ amount }) => cents(amount)))).toBe(0);
    const answer = await platform.closing({ month });
    if (answer.kind === 'refused') throw new Error(answer.message);
    const closing = answer.result as Pick<MonthClosing, 'movements' | 'taxes'>; // sound: it was answered
    expect(books.books.flatMap(({ movements }) => movements ?? [])).toEqual(closing.movements);
    expect(books.books.flatMap(({ taxes }) => taxes ?? [])).toEqual(closing.taxes);
    for (const book of books.books) {
      const total = book.taxes?.total;
      expect(creditOf(book, 'sales')).toBe(cents(total?.net ?? 0));
      expect(creditOf(book, 'shipping')).toBe(cents(total?.shipping ?? 0));
      expect(creditOf(book, 'tax')).toBe(cents(total?.tax ?? 0));
      expect(sumOf(book.accounts.map(({ debit, credit }) => cents(debit) - cents(credit)))).toBe(0);
      money += sumOf(book.payments.map(({ received, refunded }) => cents(received) - cents(refunded)));
      const { accounts, currency } = book;
      for (const { account, of, debit, credit } of accounts) {
        const lines = journal.items.filter((item) => item.currency === currency).flatMap((item) => item.lines);
        const own = lines
          .filter((line) => line.account === account && line.of === of)
          .map(({ amount }) => cents(amount));
        expect(cents(debit) - cents(credit)).toBe(sumOf(own));
      }
      const earlier = before?.books.find((one) => one.currency === currency);
      for (const { account, opening } of book.balances) expect(cents(opening)).toBe(closingOf(earlier, account));
    }
    before = books;
  }
  if (before === undefined) throw new Error('No month was read');
  return { books: before, money };
}

describe.each(DATABASES)('books over generated months on %s', (kind) => {
  it(
    'balance, equal the reports, and end with the balances of orders, cards, accounts and payments',
    { timeout: 60_000 + MONTHS[kind] * 5_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, BONUS),
          moneyHistory,
          fc.integer({ min: 1, max: 20 }),
          async (start, steps, days) => {
            const shop = await GiftShop.open(start, kind);
            try {
              const { clock } = shop.shop.fixture;
              const from = clock.now();
              const player = new MoneyPlayer(shop);
              for (const [index, one] of steps.entries()) {
                await player.play(one);
                if (index % 6 === 4) await shop.days(days);
              }
              const { books, money } = await mustAgree(shop, monthsBetween(from, clock.now()));
              const book = books.books.find(({ currency }) => currency === 'USD');
              const { apart: _, gift_cards_sold: __, ...truth } = await shop.database.read((db) => truthOf(db, shop));
              const closing = (account: BookAccount) => closingOf(book, account);
              expect({
                receivable: closing('receivable'),
                gift_cards: closing('gift_cards'),
                gift_card_goodwill: closing('gift_card_goodwill'),
                bonuses: closing('bonuses'),
                royalties: closing('royalties'),
                payments: money,
              }).toEqual(truth);
            } finally {
              await shop.close();
            }
          },
        ),
        {
          examples: SPENT.map(([start, steps]): [number, MoneyStep[], number] => [start, steps, 9]),
          numRuns: MONTHS[kind],
        },
      );
    },
  );

  it(
    'that begin within a history open with those balances and continue from them',
    { timeout: 60_000 + MONTHS[kind] * 5_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(0, BONUS), moneyHistory, fc.nat({ max: 16 }), async (start, steps, begin) => {
          const shop = await GiftShop.open(start, kind);
          try {
            const { clock } = shop.shop.fixture;
            const player = new MoneyPlayer(shop);
            const month = async () => {
              const { books } = await readBooks(shop.shop.fixture.platform, { month: isoMonth(clock.now()) });
              return books.find(({ currency }) => currency === 'USD');
            };
            const figures = () => shop.database.read((db) => truthOf(db, shop));
            const balancesOf = (book: Book | undefined) =>
              Object.fromEntries((book?.balances ?? []).map(({ account, closing }) => [account, cents(closing)]));
            let before = { apart: 0, payments: 0 };
            const at = Math.min(begin, steps.length - 1);
            for (const [index, one] of steps.entries()) {
              if (index === at) {
                await clock.advance(1000);
                await shop.run(['DELETE FROM book_move', ...bookOpening(String(clock.now()))]);
                await clock.advance(1000);
                const { apart, payments, ...truth } = await figures();
                before = { apart, payments };
                const book = await month();
                expect({ ...NOTHING, ...balancesOf(book) }).toEqual({ ...truth, receivable: truth.receivable - apart });
                expect(book?.payments ?? []).toEqual([]);
              }
              await player.play(one);
            }
            const { apart: _, gift_cards_sold: __, payments, ...truth } = await figures();
            const book = await month();
            const receivable = truth.receivable - before.apart;
            expect({ ...NOTHING, ...balancesOf(book) }).toMatchObject({ ...truth, receivable });
            const received = (book?.payments ?? []).map((one) => cents(one.received) - cents(one.refunded));
            expect(sumOf(received)).toBe(payments - before.payments);
          } finally {
            await shop.close();
          }
        }),
        {
          examples: SPENT.flatMap(([start, steps]) =>
            [1, 2, 3].map((at): [number, MoneyStep[], number] => [start, steps, at]),
          ),
          numRuns: MONTHS[kind],
        },
      );
    },
  );
});
