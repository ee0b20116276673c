import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { MAX_ROWS } from '../foundation/record-kind';
import { amount } from '../foundation/scalars';
import { INVOICE_KINDS, invoiceDocument } from './invoice-document';
import { invoiceSheet } from './invoice-sheet';
import { orderInvoice } from './order-invoice';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const number = text(64);
const day = z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)));

export const invoiceFilter = z.object({
  /** Part of a document number, or an order number. */
  q: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(z.enum(INVOICE_KINDS)),
  /** Dates of the documents. */
  from: day,
  to: day,
});
/** Filters of the list of invoices and credit notes. */
export type InvoiceFilters = z.infer<typeof invoiceFilter>;

/** Amounts in major units; those of a credit note are negative. */
export const invoiceRow = z.object({
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: z.string(),
  supplied_on: z.nullable(z.string()),
  /** Invoice that a credit note corrects. */
  corrects: z.nullable(z.string()),
  order: z.string(),
  store: z.string(),
  seller: z.string(),
  buyer: z.string(),
  country: z.string(),
  vat_id: z.nullable(z.string()),
  currency: z.string(),
  taxes: z.array(z.object({ rate: z.nullable(z.number()), net: amount, tax: amount, gross: amount })),
  net: amount,
  tax: amount,
  gross: amount,
});
/** Row of the list of invoices and credit notes. */
export type InvoiceRow = z.infer<typeof invoiceRow>;

const issued = z.object({
  document: invoiceDocument,
  sheet: invoiceSheet,
  /** SHA-256 of the document as issued, in hex. */
  hash: z.string(),
  /** False if the stored document no longer has this hash. */
  is_intact: z.boolean(),
  /** Links without a token, valid for half a day. */
  page: z.string(),
  pdf: z.string(),
  xml: z.string(),
});
/** Issued invoice or credit note. */
export type IssuedInvoice = z.infer<typeof issued>;

const reads = {
  method: 'GET',
  access: 'staff',
  permission: 'orders:read',
  body: z.undefined(),
  chapter,
} as const;
const writes = {
  method: 'POST',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  chapter,
} as const;

export const managedInvoices = endpoint({
  ...reads,
  name: 'managedInvoices',
  path: '/api/manage/invoices',
  query: z.object({
    token,
    ...invoiceFilter.shape,
    /** From 1. */
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MAX_ROWS))),
  }),
  result: z.object({ items: z.array(invoiceRow), total: z.number() }),
  summary: 'Lists invoices and credit notes, newest first.',
});

export const managedInvoice = endpoint({
  ...reads,
  name: 'managedInvoice',
  path: '/api/manage/invoice',
  query: z.object({ token, number }),
  result: issued,
  summary: 'Returns an invoice or credit note as it was issued.',
});

/** Creates a token-free link, valid for two minutes. */
export const invoicesFile = endpoint({
  ...reads,
  name: 'invoicesFile',
  path: '/api/manage/invoices-file',
  query: z.object({ token, ...invoiceFilter.shape }),
  result: z.object({ link: z.string() }),
  summary: 'Returns a link to the filtered invoices and credit notes as CSV, one line per tax rate.',
});

/** `data.setting` names the missing setting. */
export const sellerMissing = refusal('seller_missing', 409, { data: z.object({ setting: z.string() }) });
/** Cancelled and promo orders, and orders whose taxes were not recorded. */
export const notInvoiceable = refusal('not_invoiceable', 409);

/** Idempotent: an order has one invoice. */
export const issueInvoice = endpoint({
  ...writes,
  name: 'issueInvoice',
  path: '/api/manage/invoice',
  body: z.object({ id: text(64) }),
  result: z.object({ items: z.array(orderInvoice) }),
  refusals: [sellerMissing, notInvoiceable],
  summary: 'Issues the invoice of an order, and a credit note for earlier refunds.',
});

/** The customer was erased. */
export const noAddress = refusal('no_address', 409);

export const mailInvoice = endpoint({
  ...writes,
  name: 'mailInvoice',
  path: '/api/manage/invoice-mail',
  body: z.object({ number }),
  result: z.object({ mailed: z.literal(true) }),
  refusals: [noAddress],
  summary: 'Mails the customer the link to an invoice or credit note again.',
});
