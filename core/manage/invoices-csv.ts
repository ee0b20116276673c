import type { InvoiceRow } from '../contract/orders/manage-invoices';
import { csvLine } from './csv-line';
import { plainAmount } from '../kernel/currency';

const COLUMNS = [
  'number',
  'kind',
  'issued_on',
  'supplied_on',
  'corrects',
  'order',
  'store',
  'seller',
  'buyer',
  'country',
  'vat_id',
  'currency',
] as const satisfies readonly (keyof InvoiceRow)[];

/** Header line of the invoices CSV. */
export const INVOICES_CSV_HEAD = csvLine([...COLUMNS, 'tax_rate', 'net', 'tax', 'gross']);

/** Formats a document as CSV, one line per tax rate; amounts of a credit note are negative. */
export function invoiceCsvLines(row: InvoiceRow): string {
  const facts = COLUMNS.map((name) => row[name] ?? '');
  return row.taxes
    .map(({ rate, net, tax, gross }) =>
      csvLine([
        ...facts,
        rate === null ? '' : String(rate),
        ...[net, tax, gross].map((amount) => plainAmount(amount, row.currency)),
      ]),
    )
    .join('');
}
