/** An edited order has an invoice for each of its versions. */
export const EDITED_INVOICES: readonly string[] = ['DROP INDEX invoice_once'];
