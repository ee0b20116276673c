import * as z from 'zod/mini';
import { bankAccount } from '../content/bank-account';
import { vatCheck } from '../selling/vat-number';
import { taxPart } from './tax-part';

/** In minor units. */
const minor = z.int();
const day = z.string();
const text = z.optional(z.string());

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
/** Kind of a numbered document. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const party = z.object({
  name: z.string(),
  company: text,
  lines: z.array(z.string()),
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: z.string(),
});
/** Name and address on an invoice. */
export type InvoiceParty = z.infer<typeof party>;

export const invoiceLine = z.object({
  kind: z.enum(['goods', 'shipping']),
  sku: z.nullable(z.string()),
  name: z.string(),
  options: z.array(z.string()),
  /** Null if only a part of the price is credited. */
  quantity: z.nullable(z.number()),
  /** Price per piece before discounts, with or without tax as the store shows it; null as above. */
  unit: z.nullable(minor),
  discount: minor,
  net: minor,
  tax: minor,
  gross: minor,
  /** Percent; null if an external calculator set the tax. */
  rate: z.nullable(z.number()),
  /** Named rates that add up to it. */
  parts: z.optional(z.array(taxPart)),
  /** Nothing is delivered: a download or service. */
  is_service: z.optional(z.literal(true)),
  /** Money for later, outside of VAT. */
  is_gift_card: z.optional(z.literal(true)),
  /** Credit notes only: position of the line on the invoice, from 0. */
  line: z.optional(z.number()),
});
/** Line of an invoice or credit note, in minor units. */
export type InvoiceLine = z.infer<typeof invoiceLine>;

const tax = z.object({
  rate: z.nullable(z.number()),
  name: text,
  net: minor,
  tax: minor,
  gross: minor,
  /** Named rates that add up to it, with their shares of the tax. */
  parts: z.optional(z.array(z.object({ ...taxPart.shape, tax: minor }))),
  /** Tax that the buyer owes: on goods delivered to another country of the European Union, or on services. */
  exempt: z.optional(z.enum(['goods', 'services'])),
});
/** Sums of one tax rate, in minor units. */
export type InvoiceTax = z.infer<typeof tax>;

const payment = z.object({ kind: z.enum(['bonuses', 'gift_card', 'money']), title: z.string(), amount: minor });

/** Content of a numbered document as issued. All amounts in minor units; dates YYYY-MM-DD. */
export const invoiceDocument = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issued_on: day,
  /** Null if the goods had not been sent when the document was issued. */
  supplied_on: z.nullable(day),
  /** Invoice that a credit note corrects. */
  corrects: z.optional(z.object({ number: z.string(), issued_on: day })),
  order: z.object({ number: z.string(), placed_on: day }),
  store: z.string(),
  locale: z.string(),
  currency: z.string(),
  prices_include_tax: z.boolean(),
  seller: z.object({
    ...party.shape,
    vat_id: text,
    tax_number: text,
    registration: text,
    bank: z.optional(bankAccount),
    footer: text,
  }),
  buyer: z.object({ ...party.shape, email: z.string(), vat_id: text }),
  /** Address of the delivery, if it differs. */
  delivery: z.nullable(party),
  /** The buyer owes the tax; check of the buyer's VAT number. */
  tax_exempt: z.optional(vatCheck),
  lines: z.array(invoiceLine),
  taxes: z.array(tax),
  net: minor,
  tax: minor,
  gross: minor,
  /** Payments towards the gross amount; on a credit note, how it was repaid. */
  payments: z.array(payment),
  is_paid: z.boolean(),
});
/** Content of an invoice or credit note as issued. */
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
