import { plainAmount } from '../../../core/internal';
import type * as z from 'zod/mini';
import {
  leftCartsCsv,
  leftCartsResult,
  missedSearchesCsv,
  missedSearchesResult,
  sellThroughCsv,
  sellThroughResult,
  stockValueCsv,
  stockValueResult,
} from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { DAY, text, whole, yesNo } from '../../usage/kinds';
import { optional, withDefault } from '../../usage/parameter';
import { asked, resultOf } from './records/answers';
import { write } from './write-file';

const inStore = optional('code of a store; default: all', text('code', 64));
const csv = optional('write it to this CSV file', text('file', 4000));
const days = {
  from: optional('the first day (UTC); default: the first of this month', DAY),
  to: optional('the last day; default: today', DAY),
};
const limit = withDefault('maximum rows', whole(1, 1000), 100);

/** Prints a report, or writes it as CSV. */
async function shown<T>(found: T, { csv: file, format, print }: Printing<T>): Promise<Answer> {
  if (file === undefined) return answer(found, (screen) => print(found, screen));
  await write(file, format(found));
  return answer({ file }, (screen) => screen.good(`The report is in ${file}.`));
}

interface Printing<T> {
  readonly csv: string | undefined;
  readonly format: (found: T) => string;
  readonly print: (found: T, screen: Screen) => string;
}

const right = (head: string) => ({ head, align: 'right' as const });

const missedSearches = command({
  name: 'missed-searches',
  summary: 'report the most frequent search words without results; also with --api',
  options: { ...days, inStore, limit, csv },
  run: async ({ csv: file, inStore: store, ...rest }, session) => {
    const input = { ...rest, ...(store !== undefined && { store }) };
    const found =
      session.globals.api === undefined
        ? missedSearchesResult.parse(
            resultOf(await (await session.platform('admin missed-searches')).missedSearches(input)),
          )
        : await asked(async () => (await (await session.shop()).manage()).missedSearches(input));
    return shown(found, {
      csv: file,
      format: ({ items }) => missedSearchesCsv(items),
      print: ({ items, period }, screen) =>
        items.length === 0
          ? `No searches without results from ${period.from} to ${period.to}.`
          : screen.table(
              [{ head: 'words' }, right('searches'), { head: 'newest' }],
              items.map(({ words, count, last_day: day }) => [words, String(count), day]),
            ),
    });
  },
});

const leftCarts = command({
  name: 'left-carts',
  summary: 'report number and value of abandoned carts, by store and age; also with --api',
  options: { inStore, csv },
  run: async ({ csv: file, inStore: store }, session) => {
    const input = store === undefined ? {} : { store };
    const found: z.infer<typeof leftCartsResult> =
      session.globals.api === undefined
        ? leftCartsResult.parse(resultOf(await (await session.platform('admin left-carts')).leftCarts(input)))
        : await asked(async () => (await (await session.shop()).manage()).leftCarts(input));
    return shown(found, {
      csv: file,
      format: ({ items }) => leftCartsCsv(items),
      print: ({ items }, screen) =>
        items.length === 0
          ? 'No carts were left.'
          : screen.table(
              [
                { head: 'store' },
                right('hours'),
                right('carts'),
                right('of customers'),
                right('units'),
                right('value'),
              ],
              items.map((row) => [
                ...[row.store, `${String(row.hours)}+`, String(row.carts), String(row.of_customers), String(row.units)],
                `${plainAmount(row.value, row.currency)} ${row.currency}`,
              ]),
            ),
    });
  },
});

const sellThrough = command({
  name: 'sell-through',
  summary: 'report units sold and in stock, and sell-through rate, by product; also with --api',
  options: { ...days, inStore, slowest: optional('products with the lowest part first', yesNo), limit, csv },
  run: async ({ csv: file, inStore: store, slowest, ...rest }, session) => {
    const input = {
      ...rest,
      ...(store !== undefined && { store }),
      ...(slowest !== undefined && { slowest: slowest ? ('true' as const) : ('false' as const) }),
    };
    const found =
      session.globals.api === undefined
        ? sellThroughResult.parse(resultOf(await (await session.platform('admin sell-through')).sellThrough(input)))
        : await asked(async () => (await (await session.shop()).manage()).sellThrough(input));
    return shown(found, {
      csv: file,
      format: ({ items }) => sellThroughCsv(items),
      print: ({ items, period }, screen) =>
        items.length === 0
          ? `Nothing was sold or in stock from ${period.from} to ${period.to}.`
          : screen.table(
              [{ head: 'product' }, right('sold'), right('stock'), right('sold %'), right('days left')],
              items.map(({ sku, name, sold, stock, rate, days_left: left }) => [
                ...[name === null ? sku : `${name} · ${sku}`, String(sold), String(stock), rate.toFixed(1)],
                left === null ? '' : String(left),
              ]),
            ),
    });
  },
});

const stockValue = command({
  name: 'stock-value',
  summary: 'report the value of the stock at cost by location, and units without a cost; also with --api',
  options: { csv },
  run: async ({ csv: file }, session) => {
    const found =
      session.globals.api === undefined
        ? stockValueResult.parse(resultOf(await (await session.platform('admin stock-value')).stockValue()))
        : await asked(async () => (await (await session.shop()).manage()).stockValue({}));
    return shown(found, {
      csv: file,
      format: stockValueCsv,
      print: ({ items, total, currency }, screen) =>
        items.length === 0
          ? 'No stock is counted.'
          : screen.table(
              [{ head: 'location' }, right('units'), right(`value (${currency})`), right('units without cost')],
              [...items, { place: 'Total', ...total }].map(({ place, units, value, uncosted }) => [
                ...[place, String(units), plainAmount(value, currency), String(uncosted)],
              ]),
            ),
    });
  },
});

export const INSIGHTS = [missedSearches, leftCarts, sellThrough, stockValue];
