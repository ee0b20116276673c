import type { SalesSums } from '../../../../core/contract/staff/sales-sums';

/** Times in milliseconds since the epoch. */
export interface StoredNote {
  readonly id: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
}

export interface PersonCart {
  readonly storeCode: string;
  readonly changedAt: number;
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
}

export interface PersonSales {
  readonly currency: string;
  readonly sums: SalesSums;
  /** Number of orders with a refund. */
  readonly returns: number;
}

export interface PersonConsents {
  readonly newsletter: readonly {
    readonly email: string;
    readonly storeCode: string;
    readonly since: number;
    readonly confirmedAt: number | undefined;
  }[];
  readonly alerts: readonly { readonly email: string; readonly sku: string; readonly since: number }[];
}

export interface PersonReview {
  readonly id: number;
  readonly sku: string;
  readonly title: string;
  readonly rating: number | undefined;
  readonly at: string;
  readonly status: number;
}

/** Records of a person other than the account and its orders. */
export interface PersonRecordRepository {
  since(customerId: number): Promise<number>;
  /** Newest first. */
  notes(customerId: number): Promise<readonly StoredNote[]>;
  addNote(customerId: number, note: Omit<StoredNote, 'id'>): Promise<void>;
  /** @returns the removed note, if there was one */
  removeNote(customerId: number, id: number): Promise<StoredNote | undefined>;
  /** Open carts, last changed first. */
  carts(customerId: number): Promise<readonly PersonCart[]>;
  /** Sums of the sales facts of all orders, by currency. */
  sales(customerId: number): Promise<readonly PersonSales[]>;
  consents(emails: readonly string[]): Promise<PersonConsents>;
  /** Numbers of records that a merge moves. */
  counts(customerId: number): Promise<Readonly<Record<'carts' | 'notes' | 'orders' | 'reviews', number>>>;
  /**
   * Moves orders, carts, reviews, notes and logs. Logged states of the removed account are emptied, since undoing a
   * change of it would give its roles to the other one. The caller has locked both accounts.
   * @param logged kinds of the staff log that move
   */
  moveTo(from: number, into: number, logged: readonly string[]): Promise<void>;
  /** Newest first. */
  reviews(customerId: number, max: number): Promise<readonly PersonReview[]>;
}
