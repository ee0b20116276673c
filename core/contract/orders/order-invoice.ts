import * as z from 'zod/mini';
import { amount } from '../foundation/scalars';
import { INVOICE_KINDS } from './invoice-document';

/** Numbered document of an order. */
export const orderInvoice = z.object({
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: z.string(),
  gross: amount,
  currency: z.string(),
  /** Links without a token, valid for half a day. */
  page: z.string(),
  pdf: z.string(),
  xml: z.string(),
});
export type OrderInvoice = z.infer<typeof orderInvoice>;
