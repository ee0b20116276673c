import type * as z from 'zod/mini';
import {
  REPORT_COMPARISONS,
  REPORT_STEPS,
  figureText,
  reportColumns,
  reportCsv,
  reportResult,
} from '../../../core/internal-staff';
import { REPORT_NAMES, type ReportFigures, type ReportName, type ReportTable } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { DAY, choice, text, whole } from '../../usage/kinds';
import { optional, required, withDefault } from '../../usage/parameter';
import { asked, resultOf } from './records/answers';
import { write } from './write-file';

type Report = z.infer<typeof reportResult>;

export const report = command({
  name: 'report',
  summary: 'report sales net of cancelled and refunded, by one of many groups; with --api for authorized staff',
  args: { name: required('what to group by', choice(REPORT_NAMES)) },
  options: {
    from: optional('the first day, in the time zone of the shop; default: the first of this month', DAY),
    to: optional('the last day; default: today', DAY),
    compare: withDefault('period to compare with', choice(REPORT_COMPARISONS), 'none'),
    inStore: optional('code of a store; default: all', text('code', 64)),
    step: withDefault('steps of the report sales', choice(REPORT_STEPS), 'day'),
    limit: withDefault('rows for each currency; others are summed', whole(1, 2000), 100),
    csv: optional('write it to this CSV file', text('file', 4000)),
  },
  run: async ({ csv, inStore: store, ...rest }, session) => {
    const input = { ...rest, ...(store !== undefined && { store }) };
    const found =
      session.globals.api === undefined
        ? reportResult.parse(resultOf(await (await session.platform('admin report')).report(input)))
        : await asked(async () => (await (await session.shop()).manage()).salesReport(input));
    if (csv === undefined) return answer(found, (screen) => reportText(found, screen));
    await write(csv, reportCsv(found.name, found));
    return answer({ file: csv }, (screen) => screen.good(`The report is in ${csv}.`));
  },
});

function reportText({ name, period, compared, tables }: Report, screen: Screen): string {
  const days = `${period.from} to ${period.to}`;
  const than = compared === null ? '' : `, compared with ${compared.from} to ${compared.to} in brackets`;
  if (tables.length === 0) return `No sales from ${days}.`;
  return screen.sections(`From ${days}${than}`, ...tables.map((table) => tableText(name, table, screen)));
}

export function tableText(
  name: ReportName,
  { currency, rows, others, total, before }: ReportTable,
  screen: Screen,
): string {
  const figures = reportColumns(name, total.cost !== null);
  const line = (title: string, row: ReportFigures & { readonly before: ReportFigures | null }) => [
    title,
    ...figures.map((figure) => {
      const earlier = figureText(row.before, figure, currency);
      return earlier === '' ? figureText(row, figure, currency) : `${figureText(row, figure, currency)} (${earlier})`;
    }),
  ];
  return screen.table(
    [{ head: currency }, ...figures.map((head) => ({ head, align: 'right' as const }))],
    [
      ...rows.map((row) => line(titleOf(row), row)),
      ...(others === null ? [] : [line(`${String(others.count)} others`, others)]),
      line('Total', { ...total, before }),
    ],
  );
}

function titleOf({ key, label }: { readonly key: string | null; readonly label: string | null }): string {
  if (key === null) return 'Shipping';
  return label === null ? key : `${key} ${label}`;
}
