import type { InvoiceDocument } from '../../../../core/contract/orders/invoice-document';
import type { InvoiceFilter, InvoiceRepository, StoredInvoice } from '../../../platform/ports/orders/invoices';
import { documentOf, numberOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';

const COLUMNS = ['number', 'kind', 'series', 'position', 'order_id', 'issued_at', 'document', 'hash']
  .map((name) => `invoice.${name}`)
  .join(', ');

const ORDERED = 'FROM invoice JOIN shop_order ON shop_order.id = invoice.order_id';
const NEWEST_FIRST = 'ORDER BY invoice.issued_on DESC, invoice.issued_at DESC, invoice.number DESC';

export class SqlInvoices implements InvoiceRepository {
  constructor(private readonly connection: SqlConnection) {}

  async next(series: string): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO invoice_series (series, last) VALUES (?, 1)
         ON CONFLICT (series) DO UPDATE SET last = invoice_series.last + 1 RETURNING last`,
      )
      .first(series);
    return numberOf(row ?? {}, 'last');
  }

  async add({ number, kind, series, position, orderId, issuedAt, text, hash }: Omit<StoredInvoice, 'document'>) {
    const { issued_on } = JSON.parse(text) as InvoiceDocument; // sound: the platform wrote it
    await this.connection
      .sql(
        `INSERT INTO invoice (number, kind, series, position, order_id, issued_at, issued_on, document, hash)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(number, kind, series, position, orderId, issuedAt, issued_on, text, hash);
  }

  async ofOrder(orderId: number): Promise<readonly StoredInvoice[]> {
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM invoice WHERE order_id = ? ORDER BY issued_at, kind DESC, position`)
      .all(orderId);
    return rows.map(invoiceOf);
  }

  async byNumber(number: string): Promise<StoredInvoice | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM invoice WHERE number = ?`).first(number);
    return row && invoiceOf(row);
  }

  async list(filter: InvoiceFilter, { limit, offset }: { readonly limit: number; readonly offset: number }) {
    const { text, values } = conditionsOf(filter);
    const from = `${ORDERED} WHERE ${text}`;
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} ${from} ${NEWEST_FIRST} LIMIT ? OFFSET ?`)
      .all(...values, limit, offset);
    const count = await this.connection.sql(`SELECT count(*) AS total ${from}`).first(...values);
    return { items: rows.map(invoiceOf), total: numberOf(count ?? {}, 'total') };
  }

  async after(filter: InvoiceFilter, last: StoredInvoice | undefined, limit: number) {
    const where = conditionsOf(filter);
    if (last !== undefined) {
      const { document, issuedAt, number } = last;
      const place = '(invoice.issued_on, invoice.issued_at, invoice.number) < (?, ?, ?)';
      where.add(place, document.issued_on, issuedAt, number);
    }
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} ${ORDERED} WHERE ${where.text} ${NEWEST_FIRST} LIMIT ?`)
      .all(...where.values, limit);
    return rows.map(invoiceOf);
  }
}

function conditionsOf({ q = '', kind, from, to }: InvoiceFilter): Conditions {
  const conditions = new Conditions();
  const words = q.trim();
  if (words !== '')
    conditions.add(`lower(invoice.number) LIKE ? ESCAPE '\\' OR shop_order.number = ?`, containing(words), words);
  if (kind !== undefined) conditions.add('invoice.kind = ?', kind);
  if (from !== undefined) conditions.add('invoice.issued_on >= ?', from);
  if (to !== undefined) conditions.add('invoice.issued_on <= ?', to);
  return conditions;
}

function invoiceOf(row: Row): StoredInvoice {
  return {
    number: textOf(row, 'number'),
    kind: textOf(row, 'kind') === 'invoice' ? 'invoice' : 'credit_note',
    series: textOf(row, 'series'),
    position: numberOf(row, 'position'),
    orderId: numberOf(row, 'order_id'),
    issuedAt: numberOf(row, 'issued_at'),
    document: documentOf<InvoiceDocument>(row, 'document'),
    text: textOf(row, 'document'),
    hash: textOf(row, 'hash'),
  };
}
