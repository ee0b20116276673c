import * as z from 'zod/mini';

const lines = z.array(z.string());
const fact = z.object({ label: z.string(), value: z.string() });
const address = z.object({ label: z.string(), lines });

/** Issued document for printing, with texts and amounts in the language of its store. */
export const invoiceSheet = z.object({
  title: z.string(),
  locale: z.string(),
  facts: z.array(fact),
  seller: lines,
  addresses: z.array(address),
  /** Cells align with `columns`; the first column is the item. */
  columns: lines,
  /** Shares of the width of the columns; those of an invoice by default. */
  widths: z.optional(z.array(z.number())),
  rows: z.array(z.object({ name: z.string(), details: lines, cells: lines })),
  tax_columns: lines,
  tax_rows: z.array(lines),
  totals: z.array(fact),
  payments: z.array(fact),
  notes: lines,
  /** Template such as 'Page {page} of {pages}'. */
  page: z.string(),
});
/** Issued document for printing. */
export type InvoiceSheet = z.infer<typeof invoiceSheet>;
export type InvoiceFact = z.infer<typeof fact>;
