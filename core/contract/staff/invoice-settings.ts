import * as z from 'zod/mini';
import { timeZone } from './time-zone';

export const INVOICE_WHEN = ['auto', 'paid', 'sent', 'hand'] as const;
/** Event that issues an invoice; 'auto' is the payment, or the shipment of an order that is paid later. */
export type InvoiceWhen = (typeof INVOICE_WHEN)[number];

const line = (max: number) => z.optional(z.string().check(z.maxLength(max)));
/** With the year and running number, a number has at most 32 characters. */
const SERIES = /^(?:(?:[A-Za-z0-9][A-Za-z0-9._-]*)?\{year\})?[A-Za-z0-9._-]*$/;
const series = z.optional(z.string().check(z.maxLength(24), z.regex(SERIES)));

export const invoiceSeller = z.object({
  /** Codes of the stores that sell under this name; if empty, all other stores. */
  stores: z.optional(z.array(z.string().check(z.maxLength(8))).check(z.maxLength(200))),
  name: line(200),
  /** One line of the address per line. */
  address: line(500),
  country: z.optional(z.string().check(z.maxLength(2), z.regex(/^([A-Z]{2})?$/))),
  vat_id: line(40),
  tax_number: line(40),
  registration: line(200),
  /** Prefix such as `INV-{year}-`; the running number follows. */
  invoice_series: series,
  credit_note_series: series,
  digits: z.optional(z.int().check(z.gte(1), z.lte(10))),
  footer: line(2000),
});
/** Legal seller whose name and numbers invoices have. */
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

export const invoiceSettings = {
  invoice_when: z.optional(z.enum(INVOICE_WHEN)),
  /** Zone whose days date invoices; the shop's if empty. */
  invoice_time_zone: timeZone,
  invoice_sellers: z.optional(z.array(invoiceSeller).check(z.maxLength(50))),
};
