import type { EstimateAddress } from '../../../core/contract';

export type CartStatus = 'open' | 'ordered' | 'closed';

/** A cart as it is kept. What it costs is worked out each time it is read. */
export interface StoredCart {
  readonly token: string;
  readonly storeCode: string;
  readonly status: CartStatus;
  readonly coupon: string | undefined;
  readonly shippingMethod: string | undefined;
  readonly shippingCarrier: string | undefined;
  readonly paymentMethod: string | undefined;
  /** Where it goes to, as far as that is known. */
  readonly address: EstimateAddress | undefined;
  /** The customer whose cart it is; a guest's has none. */
  readonly customerId: number | undefined;
  /** Whether the customer wants to pay with bonuses. */
  readonly spendsBonuses: boolean;
  /** How often it was changed. */
  readonly revision: number;
  /** The cart that took its lines, if it was joined with another one. */
  readonly joinedInto: string | undefined;
  /** True if gift cards are applied. */
  readonly hasGiftCards: boolean;
}

export interface StoredLine {
  readonly itemId: number;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly qty: number;
  /** Canonical JSON of the choices (product_option); lines with the same sku and choice are one line. */
  readonly choice: string;
}

/** What of a cart is changed besides its lines; members left out stay. */
export interface CartChange {
  readonly coupon?: string | null;
  readonly shippingMethod?: string;
  readonly shippingCarrier?: string;
  readonly paymentMethod?: string;
  readonly address?: EstimateAddress;
  readonly spendsBonuses?: boolean;
}

/** Carts and their lines. */
export interface CartRepository {
  create(token: string, storeCode: string, now: number): Promise<void>;
  /** Removes carts without an order that nobody has changed for 90 days, at most 200 of them. */
  removeAbandoned(now: number): Promise<void>;
  count(): Promise<number>;
  find(token: string): Promise<StoredCart | undefined>;
  /** The open carts of a customer in a store, the one used last first. */
  openOf(customerId: number, storeCode: string): Promise<readonly string[]>;
  /** Makes a cart that of a customer, who pays with bonuses unless they say otherwise (S §3, spendUserAccount). */
  own(token: string, customerId: number, now: number): Promise<void>;
  /** Removes the carts of a customer; ordered ones stay as nobody's. */
  removeOf(customerId: number): Promise<void>;
  lines(token: string): Promise<readonly StoredLine[]>;
  lineLike(token: string, sku: string, choice: string): Promise<StoredLine | undefined>;
  addLine(token: string, line: Omit<StoredLine, 'itemId'>): Promise<number>;
  setLine(token: string, itemId: number, line: Omit<StoredLine, 'itemId'>): Promise<void>;
  removeLine(token: string, itemId: number): Promise<void>;
  removeSku(token: string, sku: string): Promise<void>;
  /**
   * Counts a change of the lines.
   * @param known the revision that the change is meant for; undefined for whatever the cart is
   * @returns the cart as it is from then on; undefined, and counts nothing, where it is not at that revision
   */
  countChange(token: string, known: number | undefined, now: number): Promise<StoredCart | undefined>;
  /** Changes a cart besides its lines, which is counted too; `known` and what is returned as in `countChange`. */
  change(token: string, change: CartChange, now: number, known?: number): Promise<StoredCart | undefined>;
  /** Ends a cart that is open; says whether it was. */
  end(token: string, status: 'ordered' | 'closed', now: number): Promise<boolean>;
  /** Ends a cart whose lines another one took. */
  endJoined(token: string, into: string, now: number): Promise<void>;
  /** The open cart that took the lines of one that was joined, directly or by way of others. */
  openJoined(token: string): Promise<string | undefined>;
  /** Opens a cart again whose order was cancelled. */
  reopen(token: string, now: number): Promise<void>;
}
