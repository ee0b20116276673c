import type {
  MonthClosing,
  ReportFigures,
  ReportName,
  ReportRow,
  ReportTable,
} from '../../contract/staff/manage-reports';
import { csvLine } from '../csv-line';
import { plainAmount } from '../../kernel/currency';
import { OF_ORDERS } from './report-rows';
import type { Period } from './report-periods';

/** Figures of a report, in the order of its columns. */
const REPORT_FIGURES = [
  ...(['orders', 'units', 'gross', 'discounts', 'cancelled', 'refunded'] as const),
  ...(['net', 'shipping', 'tax', 'cards', 'total', 'average'] as const),
  ...(['cost', 'margin', 'margin_rate', 'uncosted'] as const),
];
export type ReportFigure = (typeof REPORT_FIGURES)[number];

/** Figures without a currency. */
export const COUNTS: ReadonlySet<ReportFigure> = new Set(['orders', 'units', 'margin_rate', 'uncosted'] as const);

const OF_COSTS: ReadonlySet<ReportFigure> = new Set(['cost', 'margin', 'margin_rate', 'uncosted'] as const);

/** Reports with cost and margin; those by tax or event, of which some go to advisers, have none. */
const HAS_MARGIN: Readonly<Record<ReportName, boolean>> = {
  ...{ sales: true, stores: true, products: true, variants: true, categories: true, brands: true },
  ...{ coupons: true, promotions: true, 'payment-methods': true, 'shipping-methods': true, customers: true },
  ...{ movements: false, taxes: false, 'eu-sales': false, 'ec-sales-list': false, 'return-reasons': false },
};

const OF_RETURNS: ReadonlySet<ReportFigure> = new Set([
  ...(['units', 'refunded', 'shipping', 'tax', 'cards', 'total'] as const),
]);

/** Columns that apply to a report. @param hasCosts false for staff who may not see costs */
export function reportColumns(name: ReportName, hasCosts: boolean): readonly ReportFigure[] {
  if (name === 'return-reasons') return REPORT_FIGURES.filter((figure) => OF_RETURNS.has(figure));
  return REPORT_FIGURES.filter((figure) =>
    OF_COSTS.has(figure)
      ? hasCosts && HAS_MARGIN[name]
      : OF_ORDERS.has(name) || (figure !== 'orders' && figure !== 'average'),
  );
}

/** True if the tables contain costs, which only some staff may see. */
export function hasCosts(tables: readonly ReportTable[]): boolean {
  return tables.some(({ total }) => total.cost !== null);
}

/** Figure as plain text, money in the decimals of its currency; empty if there is none. */
export function figureText(figures: ReportFigures | null, figure: ReportFigure, currency: string): string {
  const value = figures?.[figure] ?? null;
  if (value === null) return '';
  return COUNTS.has(figure) ? String(value) : plainAmount(value, currency);
}

/**
 * Formats a report as CSV: a line for each row, the rest as `others`, the sum as `total`.
 * @param tables one for each currency
 */
export function reportCsv(
  name: ReportName,
  { compared, tables }: { readonly compared: Period | null; readonly tables: readonly ReportTable[] },
): string {
  const figures = reportColumns(name, hasCosts(tables));
  const before = compared === null ? [] : figures.map((figure) => `before_${figure}`);
  const lineOf = (
    [currency = '', ...names]: readonly string[],
    row: ReportFigures & { readonly before: ReportFigures | null },
  ) =>
    csvLine([
      currency,
      ...names,
      ...figures.map((figure) => figureText(row, figure, currency)),
      ...(compared === null ? [] : figures.map((figure) => figureText(row.before, figure, currency))),
    ]);
  const lines = tables.flatMap(({ currency, rows, others, total, before: earlier }) => [
    ...rows.map((row) => lineOf([currency, ...rowNames(name, row)], row)),
    ...(others === null ? [] : [lineOf([currency, 'others', String(others.count)], others)]),
    lineOf([currency, 'total', ''], { ...total, before: earlier }),
  ]);
  return [csvLine(['currency', 'key', 'label', ...figures, ...before]), ...lines].join('');
}

/** Key and label; the key of an EC sales list contains both, so that goods and services of a number are apart. */
function rowNames(name: ReportName, { key, label }: ReportRow): readonly string[] {
  if (name !== 'ec-sales-list') return [key ?? 'shipping', label ?? ''];
  const [number = '', kind = ''] = (key ?? '').split(' ');
  return [number, kind];
}

const CLOSING = REPORT_FIGURES.filter((figure) => figure !== 'orders' && figure !== 'average' && !OF_COSTS.has(figure));

/** Formats a month for an accountant as CSV: a section of movements, then taxes, each with its total, then current liabilities. */
export function closingCsv({ month, movements, taxes, owed, asked_at: day }: MonthClosing): string {
  const sectionOf = (section: string, tables: readonly ReportTable[]) =>
    tables.flatMap(({ currency, rows, others, total }) => {
      const line = (names: readonly string[], row: ReportFigures) =>
        csvLine([month, section, currency, ...names, ...CLOSING.map((figure) => figureText(row, figure, currency))]);
      return [
        ...rows.map((row) => line(section === 'taxes' ? taxNames(row.key ?? '') : [row.key ?? '', ''], row)),
        ...(others === null ? [] : [line(['others', ''], others)]),
        line(['total', ''], total),
      ];
    });
  const head = ['month_or_day', 'section', 'currency', 'kind_or_rate', 'country', ...CLOSING];
  const total = CLOSING.indexOf('total');
  const owedLine = (currency: string, kind: string, amount: number) => {
    const cells = CLOSING.map((_, index) => (index === total ? plainAmount(amount, currency) : ''));
    return csvLine([day.slice(0, 10), 'owed', currency, kind, '', ...cells]);
  };
  const owes = owed.flatMap(({ currency, gift_card_balance: balance, bonuses }) => [
    owedLine(currency, 'gift cards', balance),
    owedLine(currency, 'bonuses', bonuses),
  ]);
  return [csvLine(head), ...sectionOf('movements', movements), ...sectionOf('taxes', taxes), ...owes].join('');
}

/** Splits the key of a tax row into rate and country; the rate is empty if a tax service calculated the tax. */
export function taxNames(key: string): readonly string[] {
  const [rate = '', country = ''] = key.split(' ');
  return [rate, country];
}
