import type { InvoiceWhen } from '../../contract/staff/invoice-settings';

export interface InvoiceDueFacts {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  readonly isSent: boolean;
  /** Nothing is shipped: services, downloads, gift cards. */
  readonly isVirtual: boolean;
  /** Given to a blogger. */
  readonly isPromo: boolean;
}

/** Returns true once the invoice of an order is issued automatically. */
export function isInvoiceDue(
  when: InvoiceWhen,
  { isPaid, isCanceled, isSent, isVirtual, isPromo }: InvoiceDueFacts,
): boolean {
  if (isCanceled || isPromo || when === 'hand') return false;
  // Services and downloads are handed over on payment.
  const isSupplied = isSent || (isVirtual && isPaid);
  if (when === 'paid') return isPaid;
  return when === 'sent' ? isSupplied : isPaid || isSupplied;
}
