import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../../adapters/database/postgres';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { REPORT_NAMES, type ReportFigures, type ReportTable } from '../../../../../core/contract/staff/manage-reports';
import { isoDay } from '../../../../../core/kernel/calendar-days';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../../fixtures/postgres';
import { DATABASES } from '../../../../fixtures/raw-shop';
import { booksOf, MEASURES, type BookLine, type Measures } from '../../../../fixtures/report-books';
import { DAY_MS, history, HistoryPlayer } from '../../../../fixtures/report-history';
import { runs } from '../../../../fixtures/runs';

/** Number of histories; ten thousand of them take some minutes of a processor. */
const HISTORIES = Number(process.env['REPORT_HISTORIES'] ?? runs(300, 2000));
/** Days between two histories, more than one lasts. */
const APART = 60;

type Sums = ReadonlyMap<string, Measures>;

const KEYS = new Map<string, (line: BookLine) => string | null>([
  ['sales', ({ at }) => isoDay(Math.floor(at / DAY_MS))],
  ['movements', ({ kind }) => kind],
  ['return-reasons', ({ keys }) => keys['reason'] ?? null],
]);

function plainSums(name: string, currency: string, books: readonly BookLine[]): Sums {
  const keyOf = KEYS.get(name) ?? (({ keys }: BookLine) => keys[name] ?? null);
  const sums = new Map<string, Measures>();
  for (const line of books) {
    if (line.currency !== currency || (name === 'return-reasons' && line.kind !== 'refund')) continue;
    const key = String(keyOf(line));
    const sum = sums.get(key) ?? zero();
    for (const measure of MEASURES) sum[measure] += line[measure];
    sums.set(key, sum);
  }
  return sums;
}

function zero(): Measures {
  return {
    ...{ orders: 0, units: 0, gross: 0, discounts: 0, cancelled: 0, refunded: 0, shipping: 0, tax: 0, cards: 0 },
    ...{ cost: 0, uncosted: 0, uncostedNet: 0 },
  };
}

function isZero(sums: Measures): boolean {
  return MEASURES.every((measure) => sums[measure] === 0);
}

// Adding 0 makes a zero of -0.
const cents = (amount: number) => Math.round(amount * 100) + 0;

/** In cents; what the row cannot count is taken from `plain`. */
function centsOf(row: ReportFigures, plain: Measures): Measures {
  const { orders, units, gross, discounts, cancelled, refunded, shipping, tax, cards, net } = row;
  const [cost, margin] = [row.cost ?? 0, row.margin ?? 0];
  const amounts = {
    gross,
    discounts,
    cancelled,
    refunded,
    shipping,
    tax,
    cards,
    cost,
    uncostedNet: net - margin - cost,
  };
  return {
    ...{ orders: orders ?? plain.orders, units, uncosted: row.uncosted ?? 0 },
    ...(Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, cents(amount)])) as Omit<
      Measures,
      'orders' | 'uncosted' | 'units'
    >), // sound: the same members
  };
}

let shop: FixturePlatform;
let database: Database;

async function open(kind: (typeof DATABASES)[number]): Promise<() => Promise<void>> {
  const server = kind === 'sqlite' ? undefined : await createShopDatabase(POSTGRES_URL ?? '');
  database = await (server === undefined ? openSqlite(':memory:') : openPostgres({ url: server.url, max: 4 }));
  shop = await openFixturePlatform({ database });
  return async () => {
    await shop.platform.close();
    await server?.drop();
  };
}

async function tablesOf(
  name: (typeof REPORT_NAMES)[number],
  from: number,
  to: number,
): Promise<readonly ReportTable[]> {
  const days = { from: isoDay(from), to: isoDay(to) };
  const answer = await shop.platform.report({ name, ...days, limit: 2000 });
  if (answer.kind === 'refused') throw new Error(answer.message);
  return (answer.result as { readonly tables: readonly ReportTable[] }).tables; // sound: it was answered
}

function compare(name: string, table: ReportTable, plain: Sums): void {
  const known = new Map([...plain].filter(([key, sums]) => name === 'sales' || key !== 'null' || !isZero(sums)));
  for (const row of table.rows) {
    const key = String(row.key);
    const expected = known.get(key) ?? zero();
    expect({ name, key, ...centsOf(row, expected) }).toEqual({ name, key, ...expected });
    expect(cents(row.net)).toBe(expected.gross - expected.discounts - expected.cancelled - expected.refunded);
    known.delete(key);
  }
  expect([...known].filter(([, sums]) => !isZero(sums))).toEqual([]);
}

let number = 0;

describe.each(DATABASES)('all reports over generated histories on %s', (kind) => {
  /** A server answers each query later. */
  const histories = kind === 'sqlite' ? HISTORIES : Math.ceil(HISTORIES / 10);
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await open(kind);
  });
  afterAll(() => close());

  it(
    'agree to the cent with an independent calculation and with each other, and never change a past day',
    { timeout: 60_000 + HISTORIES * 500 },
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          number += 1;
          const first = 10_000 + number * APART;
          const player = new HistoryPlayer(database, first * DAY_MS, `h${String(number)}`);
          for (const step of steps) {
            const day = Math.floor(player.now / DAY_MS);
            const isNext = step.after > 0;
            const before = isNext ? await tablesOf('taxes', first, day) : [];
            await player.play(step);
            if (isNext) expect(await tablesOf('taxes', first, day)).toEqual(before);
          }
          const books = booksOf(player.placed, player.done);
          const totals = new Map<string, unknown>();
          for (const name of REPORT_NAMES) {
            // No store of the histories sells from the European Union.
            if (name === 'eu-sales') continue;
            for (const table of await tablesOf(name, first, first + APART - 1)) {
              compare(name, table, plainSums(name, table.currency, books));
              if (name === 'return-reasons') continue;
              expect(table.total).toEqual(totals.get(table.currency) ?? table.total);
              totals.set(table.currency, table.total);
            }
          }
        }),
        { numRuns: histories },
      );
    },
  );
});
