import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
const MONTHS = { sqlite: Number(process.env['BOOK_MONTHS'] ?? runs(200, 1000)), postgres: runs(10, 100) };

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
  for (const order of orders) {
    const { unpaid, money } = await moneyOf(db, order);
    owed.push(unpaid);
    kept.push(money);
  }
  return {
    receivable: sumOf(owed),
    payments: sumOf(kept),
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
  return { money, unpaid: sold + held - money - cards - bonus };
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
    'balance, equal the reports, and end with what orders, cards, accounts and payments say',
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
              const truth = await shop.database.read((db) => truthOf(db, shop));
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
});
