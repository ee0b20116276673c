import * as contract from '../../../../core/contract/orders/manage-invoices';
import { refuse, type ApiError } from '../../foundation';

export type InvoiceRefusal =
  | { readonly kind: 'refused'; readonly code: 'canceled' | 'erased' | 'promo' | 'taxes-unknown' }
  | { readonly kind: 'refused'; readonly code: 'seller-missing'; readonly setting: string };

const WHY = {
  canceled: 'The order is cancelled: only orders that are delivered or will be get an invoice',
  erased: 'The customer was erased, so there is nobody to invoice',
  promo: 'A promo order is a gift to a blogger and gets no invoice',
  'taxes-unknown':
    'The order has no taxes by line, because an earlier version or another shop placed it: attach a PDF of its invoice',
} as const;

/** Creates the error for an order that cannot be invoiced; it names the missing setting. */
export function invoiceRefused(refusal: InvoiceRefusal): ApiError {
  if (refusal.code !== 'seller-missing') return refuse(contract.notInvoiceable, WHY[refusal.code]);
  const { setting } = refusal;
  return refuse(contract.sellerMissing, `Set ${setting} in the settings: an invoice must name its seller`, { setting });
}
