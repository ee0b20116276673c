import type { BooksJournal, JournalRow, MonthBooks } from '../../contract/staff/manage-books';
import type { ReportRow } from '../../contract/staff/manage-reports';
import { csvLine } from '../csv-line';
import { plainAmount } from '../../kernel/currency';
import { figureText, taxNames, type ReportFigure } from '../reports/report-csv';

/** Formats journal entries as CSV, a line for each account; the lines of an entry have its number. */
export function journalCsv(items: BooksJournal['items']): string {
  const head = [
    'entry',
    'day',
    'event',
    'order',
    'account',
    'of',
    'number',
    'debit',
    'credit',
    'currency',
    'reference',
  ];
  return [csvLine(head), ...items.flatMap((row, index) => linesOf(row, index + 1))].join('');
}

function linesOf({ day, kind, order, currency, reference, lines }: JournalRow, entry: number): readonly string[] {
  return lines.map(({ account, of, number, amount }) =>
    csvLine([
      ...[String(entry), day, kind, order ?? '', account, of.trim(), number],
      ...[
        amount > 0 ? plainAmount(amount, currency) : '',
        amount < 0 ? plainAmount(-amount, currency) : '',
        currency,
        reference ?? '',
      ],
    ]),
  );
}

const TAXES: readonly ReportFigure[] = [
  'gross',
  'discounts',
  'cancelled',
  'refunded',
  'net',
  'shipping',
  'tax',
  'total',
];

/** Formats the books of a month as CSV, a line for each figure. */
export function booksCsv({ month, since, books }: MonthBooks): string {
  const line = (section: string, currency: string, [what, of]: readonly string[], figure: string, amount: string) =>
    csvLine([month, section, currency, what ?? '', of ?? '', figure, amount]);
  const lines = books.flatMap(({ currency, movements, taxes, documents, balances, payments, accounts }) => {
    const figuresOf = (section: string, names: readonly string[], row: ReportRow) =>
      TAXES.map((figure) => line(section, currency, names, figure, figureText(row, figure, currency)));
    const cell = (amount: number) => plainAmount(amount, currency);
    return [
      ...(movements?.rows ?? []).flatMap((row) => figuresOf('movements', [row.key ?? ''], row)),
      ...(taxes?.rows ?? []).flatMap((row) => figuresOf('taxes', taxNames(row.key ?? ''), row)),
      line('documents', currency, ['invoices'], 'count', String(documents.invoices)),
      line('documents', currency, ['invoices'], 'gross', cell(documents.invoiced)),
      line('documents', currency, ['credit_notes'], 'count', String(documents.credit_notes)),
      line('documents', currency, ['credit_notes'], 'gross', cell(documents.credited)),
      ...balances.flatMap(({ account, opening, movements: changes, closing }) => [
        line('balances', currency, [account], 'opening', cell(opening)),
        ...changes.map(({ kind, amount }) => line('balances', currency, [account], kind, cell(amount))),
        line('balances', currency, [account], 'closing', cell(closing)),
      ]),
      ...payments.flatMap(({ method, provider, received, refunded }) => [
        line('payments', currency, [method, provider ?? ''], 'received', cell(received)),
        line('payments', currency, [method, provider ?? ''], 'refunded', cell(refunded)),
      ]),
      ...accounts.flatMap(({ account, of, number, debit, credit }) => [
        line('accounts', currency, [number, `${account} ${of}`.trim()], 'debit', cell(debit)),
        line('accounts', currency, [number, `${account} ${of}`.trim()], 'credit', cell(credit)),
      ]),
    ];
  });
  const begun = since === null ? [] : [line('books', '', ['since'], 'day', since)];
  return [csvLine(['month', 'section', 'currency', 'what', 'of', 'figure', 'amount']), ...begun, ...lines].join('');
}
