import type { InvoiceDocument, InvoiceKind } from '../../../../core/contract/orders/invoice-document';

export type { InvoiceDocument, InvoiceKind };

export interface StoredInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Prefix such as 'INV-2026-'; `position` counts from 1 within it, without gaps. */
  readonly series: string;
  readonly position: number;
  /** Id of the order. */
  readonly orderId: number;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  readonly document: InvoiceDocument;
  /** The document as issued; `hash` is its SHA-256 in hex. */
  readonly text: string;
  readonly hash: string;
}

export interface InvoiceFilter {
  /** Part of a number, or an order number. */
  readonly q?: string | undefined;
  readonly kind?: InvoiceKind | undefined;
  /** First and last date, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Issued documents; they are never changed. */
export interface InvoiceRepository {
  /** Next number in a series. Serialized until the unit ends; a failed unit uses no number. */
  next(series: string): Promise<number>;
  add(invoice: Omit<StoredInvoice, 'document'>): Promise<void>;
  /** Oldest first. */
  ofOrder(orderId: number): Promise<readonly StoredInvoice[]>;
  byNumber(number: string): Promise<StoredInvoice | undefined>;
  /** Newest first. */
  list(
    filter: InvoiceFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly StoredInvoice[]; readonly total: number }>;
  /**
   * Continues a list behind one of its documents, however many are issued meanwhile.
   * @param last undefined for the beginning
   */
  after(filter: InvoiceFilter, last: StoredInvoice | undefined, limit: number): Promise<readonly StoredInvoice[]>;
}
