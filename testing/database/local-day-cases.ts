import type { Database } from '../../adapters/platform/ports/database';
import { dayAt, endOfDay, offsetSpans, startOfDay } from '../../core/kernel/calendar-days';
import { NO_SALES } from '../../core/contract/staff/sales-sums';
import type { SuiteApi } from '../api/suite-api';
import { newOrder } from './new-order';

const HOUR = 3_600_000;
/** Days around a change of the clocks, both ways, and zones at the ends of the day. */
const PERIODS: readonly (readonly [zone: string, from: string, to: string])[] = [
  ['America/New_York', '2026-03-07', '2026-03-09'],
  ['America/New_York', '2026-10-31', '2026-11-02'],
  ['Europe/Berlin', '2026-10-24', '2026-10-26'],
  ['Pacific/Kiritimati', '2026-06-14', '2026-06-16'],
  ['Pacific/Pago_Pago', '2026-06-14', '2026-06-16'],
  ['UTC', '2026-06-14', '2026-06-16'],
];

/** Figures, reports and lists must put each order on the same local day. */
export function localDayCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  for (const [zone, from, to] of PERIODS)
    it(`counts orders by local days in ${zone} from ${from} to ${to}`, async () => {
      const database = await open();
      const [begin, end] = [startOfDay(from, zone), endOfDay(to, zone)];
      const orders = new Map<string, number>();
      await database.write(async (db) => {
        for (let at = begin - 2 * HOUR; at < end + 2 * HOUR; at += HOUR / 2) {
          const { id, number } = await db.orders.next();
          const createdAt = at - 1;
          const order = { ...newOrder(`order-${String(id)}`, id, number), createdAt };
          await db.orders.insert(order);
          const sale = { ...NO_SALES, at: createdAt, orders: 1, gross: 1000 };
          const fact = {
            ...sale,
            kind: 'sale' as const,
            sku: null,
            product: null,
            brand: null,
            rate: null,
            reason: null,
          };
          await db.salesFacts.add({ ...order, coupon: undefined }, { wholes: [fact], parts: [], promotions: [] });
          const day = dayAt(createdAt, zone);
          orders.set(day, (orders.get(day) ?? 0) + 1);
        }
      });
      const expected = [...orders].filter(([day]) => day >= from && day <= to);
      const spans = offsetSpans(begin, end, zone);
      const found = await database.read(async ({ figures, orderList, reports }) => ({
        figures: await figures.entries(begin, end, spans),
        days: await reports.days({ from: begin, before: end, spans, stores: undefined }),
        counts: await Promise.all(
          expected.map(([day]) => orderList.count({ from: day, to: day, timeZone: zone, sentOnlyPaid: [] })),
        ),
      }));
      const sorted = found.figures.toSorted((a, b) => (a.day < b.day ? -1 : 1));
      expect(sorted.map(({ day, orders: count, placed }) => [day, count, placed])).toEqual(
        expected.map(([day, count]) => [day, count, count * 1000]),
      );
      expect(
        found.days.map(({ day, sums }) => [new Date(day * 24 * HOUR).toISOString().slice(0, 10), sums.orders]),
      ).toEqual(expected);
      expect(found.counts).toEqual(expected.map(([, count]) => count));
    });
}
