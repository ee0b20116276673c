import type { QueryOf, ResultOf } from '../../../../core/contract';
import type { InvoiceDocument } from '../../../../core/contract/orders/invoice-document';
import type { InvoiceSheet } from '../../../../core/contract/orders/invoice-sheet';
import type {
  InvoiceFilters,
  InvoiceRow,
  IssuedInvoice,
  managedInvoices,
} from '../../../../core/contract/orders/manage-invoices';
import type { OrderInvoice } from '../../../../core/contract/orders/order-invoice';
import { toDecimal } from '../../../../core/kernel/money';
import { INVOICES_CSV_HEAD, invoiceCsvLines } from '../../../../core/manage/invoices-csv';
import { storeOfOrder, TABLE_LINK_MS, type OrderFileLinks, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { isMissingGlyphs } from '../../ports/orders/invoice-printer';
import type { StoredInvoice } from '../../ports/orders/invoices';
import { lockedOrder } from '../lines/locked-order';
import { hashOf, type InvoiceOutcome, type Invoices } from './invoices';
import { invoicePage } from './invoice-page';
import { invoiceSheet } from './invoice-sheet';
import { invoiceTextsOf, type InvoiceTextOf } from './invoice-texts';
import { invoiceXml } from './invoice-xml';
import { invoiceLinks, shownInvoice } from './shown-invoices';

const ROWS = 50;
const TABLE_ROWS = 500;
const TABLES = '/api/manage/invoices-table';

export type InvoicesQuery = Omit<QueryOf<typeof managedInvoices>, 'token'>;

type Refused = Extract<InvoiceOutcome, { readonly kind: 'refused' }>;
export type InvoiceAnswer =
  | { readonly kind: 'issued'; readonly items: OrderInvoice[] }
  | Refused
  | { readonly kind: 'refused'; readonly code: 'not-found' };

/** Page to print, PDF, or UBL for e-invoicing. */
export type InvoiceFormat = 'page' | 'pdf' | 'xml';
export type InvoiceFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  /** `why` is for staff, `notice` in the language of the document. */
  | { readonly kind: 'no-pdf'; readonly why: string; readonly notice: string; readonly sheet: InvoiceSheet }
  | { readonly kind: 'unknown' };

/** Lists, shows, issues and emails invoices for staff. */
export class InvoiceAdmin {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly invoices: Invoices;
      readonly settings: Settings;
    },
  ) {}

  list({ page = 1, size = ROWS, ...filter }: InvoicesQuery): Promise<ResultOf<typeof managedInvoices>> {
    return this.parts.database.read(async (db) => {
      const { items, total } = await db.invoices.list(filter, { limit: size, offset: (page - 1) * size });
      return { items: items.map(rowOf), total };
    });
  }

  async *table(filter: InvoiceFilters): AsyncGenerator<string, void, void> {
    // BOM, so that spreadsheets detect UTF-8.
    yield `\uFEFF${INVOICES_CSV_HEAD}`;
    let last: StoredInvoice | undefined;
    for (;;) {
      const behind = last;
      const items = await this.parts.database.read((db) => db.invoices.after(filter, behind, TABLE_ROWS));
      if (items.length > 0) yield items.map((invoice) => invoiceCsvLines(rowOf(invoice))).join('');
      last = items.at(-1);
      if (items.length < TABLE_ROWS) return;
    }
  }

  /** Returns a signed link, valid for two minutes without a token. */
  tableLink(filter: InvoiceFilters): string {
    const packed = Buffer.from(JSON.stringify(filter)).toString('base64url');
    return this.parts.fileLinks.sign(`${TABLES}/${packed}`, this.parts.settings.clock.now(), TABLE_LINK_MS);
  }

  async show(number: string): Promise<IssuedInvoice | undefined> {
    const found = await this.find(number);
    if (found === undefined) return undefined;
    const { document, hash, text } = found;
    return {
      document,
      sheet: this.sheetOf(document),
      ...{ hash, is_intact: hashOf(text) === hash },
      ...invoiceLinks(document.order.number, number, this.#sign()),
    };
  }

  find(number: string): Promise<StoredInvoice | undefined> {
    return this.parts.database.read((db) => db.invoices.byNumber(number));
  }

  sheetOf(document: InvoiceDocument): InvoiceSheet {
    return invoiceSheet(document, this.#textsOf(document));
  }

  #textsOf({ store: storeCode, currency }: InvoiceDocument): InvoiceTextOf {
    return invoiceTextsOf(storeOfOrder({ storeCode, currency }, this.parts.settings));
  }

  /** Generates the file of an issued document; no PDF without a printer, or if no font has all its characters. */
  async file(number: string, format: InvoiceFormat): Promise<InvoiceFile> {
    const found = await this.find(number);
    if (found === undefined) return { kind: 'unknown' };
    const { document } = found;
    if (format === 'xml') return madeOf(invoiceXml(document));
    const sheet = this.sheetOf(document);
    if (format === 'page') return madeOf(invoicePage(sheet));
    const { invoicePrinter, telemetry } = this.parts.settings;
    const instead = { kind: 'no-pdf', notice: this.#textsOf(document)('no-pdf'), sheet } as const;
    if (invoicePrinter === undefined) return { ...instead, why: 'This shop makes no PDF files' };
    try {
      return { kind: 'made', bytes: await invoicePrinter.pdf(sheet) };
    } catch (error) {
      if (!isMissingGlyphs(error)) throw error;
      telemetry.log('warn', error.message, { document: number });
      return { ...instead, why: error.message };
    }
  }

  async issue(id: string): Promise<InvoiceAnswer> {
    const { database, invoices } = this.parts;
    return database.write(async (db): Promise<InvoiceAnswer> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const outcome = await invoices.issue(db, order);
      if (outcome.kind === 'refused') return outcome;
      return { kind: 'issued', items: outcome.invoices.map((invoice) => shownInvoice(invoice, this.#sign())) };
    }, 'power');
  }

  /** @returns undefined for an unknown number; false if the order has no address */
  mail(number: string): Promise<boolean | undefined> {
    const { database, invoices } = this.parts;
    return database.write(async (db) => {
      const found = await db.invoices.byNumber(number);
      const order = found && (await db.orders.byId(found.orderId));
      return order && invoices.mail(db, order, found.document);
    });
  }

  #sign(): (path: string) => string {
    const now = this.parts.settings.clock.now();
    return (path) => this.parts.fileLinks.sign(path, now);
  }
}

function madeOf(text: string): InvoiceFile {
  return { kind: 'made', bytes: new TextEncoder().encode(text) };
}

function rowOf({ document }: StoredInvoice): InvoiceRow {
  const { kind, number, issued_on, supplied_on, corrects, order, store, seller, buyer, currency } = document;
  const major = (amount: number) => toDecimal(kind === 'credit_note' ? 0 - amount : amount);
  return {
    ...{ number, kind, issued_on, supplied_on, store, currency },
    corrects: corrects?.number ?? null,
    order: order.number,
    seller: seller.name,
    buyer: buyer.company ?? buyer.name,
    country: buyer.country,
    vat_id: buyer.vat_id ?? null,
    taxes: document.taxes.map(({ rate, net, tax, gross }) => ({
      rate,
      ...{ net: major(net), tax: major(tax), gross: major(gross) },
    })),
    ...{ net: major(document.net), tax: major(document.tax), gross: major(document.gross) },
  };
}
