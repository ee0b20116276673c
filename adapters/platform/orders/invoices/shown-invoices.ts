import type { OrderInvoice } from '../../../../core/contract/orders/order-invoice';
import { toDecimal } from '../../../../core/kernel/money';
import type { StoredInvoice } from '../../ports/orders/invoices';

export interface InvoiceLinks {
  readonly page: string;
  readonly pdf: string;
  readonly xml: string;
}

/** Returns links to a document, with the same access rules as other files of the order. */
export function invoiceLinks(order: string, number: string, sign: (path: string) => string): InvoiceLinks {
  const path = `/api/order/${encodeURIComponent(order)}/documents/${encodeURIComponent(number)}`;
  return { page: sign(path), pdf: sign(`${path}/pdf`), xml: sign(`${path}/xml`) };
}

export function shownInvoice({ document }: StoredInvoice, sign: (path: string) => string): OrderInvoice {
  const { number, kind, issued_on, gross, currency, order } = document;
  return { number, kind, issued_on, gross: toDecimal(gross), currency, ...invoiceLinks(order.number, number, sign) };
}
