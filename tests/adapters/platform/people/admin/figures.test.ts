import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { groupFigures } from '../../../../../core/manage/group-figures';
import { newOrder } from '../../../../../testing/database/new-order';

const DAY_MS = 86_400_000;
const BEGIN = Date.UTC(2026, 4, 1);

const orders = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 5 * DAY_MS }),
    store: fc.constantFrom(
      { storeCode: 'us', currency: 'USD' },
      { storeCode: 'en', currency: 'GBP' },
      { storeCode: 'de', currency: 'EUR' },
      { storeCode: 'eu', currency: 'EUR' },
    ),
    total: fc.integer({ min: 0, max: 5_000_000 }),
    end: fc.constantFrom('paid', 'canceled', 'new'),
    refunds: fc.array(
      fc.record({ percent: fc.integer({ min: 1, max: 40 }), after: fc.integer({ min: 0, max: 4 * DAY_MS }) }),
      {
        maxLength: 2,
      },
    ),
  }),
  { maxLength: 25 },
);

it('orders and refunds have the same figures in every report, to the cent (promise 12)', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (made) => {
      const database = await openSqlite(':memory:');
      const books = new Map<string, { orders: number; placed: number; paid: number; refunded: number }>();
      await database.write(async (db) => {
        for (const [index, { at, store, total, end, refunds }] of made.entries()) {
          const { storeCode, currency } = store;
          const { id, number } = await db.orders.next();
          const order = newOrder(`order-${String(index)}`, id, number);
          const createdAt = BEGIN + at;
          await db.orders.insert({ ...order, storeCode, currency, grandTotal: total, createdAt });
          const book = books.get(currency) ?? { orders: 0, placed: 0, paid: 0, refunded: 0 };
          books.set(currency, book);
          book.orders += 1;
          book.placed += total;
          if (end !== 'new') await db.orders.settle(id, end, createdAt);
          if (end === 'paid') book.paid += total;
          if (end !== 'paid') continue;
          for (const [turn, { percent, after }] of refunds.entries()) {
            const amount = Math.floor((total * percent) / 100);
            if (amount === 0) continue;
            await db.orderLog.refund(id, `goodwill ${String(turn)}`, amount, createdAt + after);
            book.refunded += amount;
          }
        }
      });
      const entries = await database.read((db) => db.figures.entries(BEGIN, BEGIN + 20 * DAY_MS));
      const expected = Object.fromEntries(books);
      for (const by of ['day', 'store', 'currency'] as const) {
        const sums = new Map<string, { orders: number; placed: number; paid: number; refunded: number }>();
        const rows = groupFigures(entries, by);
        const keys = rows.map(({ day, storeCode, currency }) => [day, storeCode, currency].join());
        expect(keys).toEqual([...new Set(keys)].sort());
        expect(rows.filter(({ day }) => (day !== null) !== (by === 'day'))).toEqual([]);
        expect(rows.filter(({ storeCode }) => (storeCode !== null) !== (by === 'store'))).toEqual([]);
        for (const row of rows) {
          const before = sums.get(row.currency) ?? { orders: 0, placed: 0, paid: 0, refunded: 0 };
          sums.set(row.currency, {
            orders: before.orders + row.orders,
            placed: before.placed + row.placed,
            paid: before.paid + row.paid,
            refunded: before.refunded + row.refunded,
          });
        }
        expect(Object.fromEntries(sums), by).toEqual(expected);
      }
      const days = await database.read((db) =>
        Promise.all(
          Array.from({ length: 20 }, (_, day) => db.figures.entries(BEGIN + day * DAY_MS, BEGIN + (day + 1) * DAY_MS)),
        ),
      );
      expect(groupFigures(days.flat(), 'currency')).toEqual(groupFigures(entries, 'currency'));
      await database.close();
    }),
    { numRuns: 60 },
  );
});
