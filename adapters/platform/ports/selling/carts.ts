import type { EstimateAddress } from '../../../../core/contract';

export type CartStatus = 'open' | 'ordered' | 'closed';

export interface StoredCart {
  readonly token: string;
  readonly storeCode: string;
  readonly status: CartStatus;
  readonly coupon: string | undefined;
  readonly shippingMethod: string | undefined;
  readonly shippingCarrier: string | undefined;
  readonly paymentMethod: string | undefined;
  readonly address: EstimateAddress | undefined;
  readonly customerId: number | undefined;
  readonly spendsBonuses: boolean;
  /** Incremented on each change. */
  readonly revision: number;
  readonly joinedInto: string | undefined;
  readonly hasGiftCards: boolean;
  /** By item id. */
  readonly lines: readonly StoredLine[];
  /** Item id of the next line; ids are not used again. */
  readonly nextItem: number;
}

export interface StoredLine {
  readonly itemId: number;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly qty: number;
  /** Canonical JSON of product_option; SKU and choice identify a line. */
  readonly choice: string;
}

export interface CartChange {
  readonly coupon?: string | null;
  readonly shippingMethod?: string;
  readonly shippingCarrier?: string;
  readonly paymentMethod?: string;
  readonly address?: EstimateAddress;
  readonly spendsBonuses?: boolean;
}

export interface CartRepository {
  create(token: string, storeCode: string, now: number): Promise<void>;
  /** Removes up to 200 order-less carts idle for 90 days. */
  removeAbandoned(now: number): Promise<void>;
  count(): Promise<number>;
  find(token: string): Promise<StoredCart | undefined>;
  openOf(customerId: number, storeCode: string): Promise<readonly string[]>;
  own(token: string, customerId: number, now: number): Promise<void>;
  /** Ordered carts are anonymized instead. */
  removeOf(customerId: number): Promise<void>;
  lines(token: string): Promise<readonly StoredLine[]>;
  /** @param line its item id comes from `countChange` */
  insertLine(token: string, line: StoredLine): Promise<void>;
  lineLike(token: string, sku: string, choice: string): Promise<StoredLine | undefined>;
  addLine(token: string, line: Omit<StoredLine, 'itemId'>): Promise<number>;
  setLine(token: string, itemId: number, line: Omit<StoredLine, 'itemId'>): Promise<void>;
  removeLine(token: string, itemId: number): Promise<void>;
  removeSku(token: string, sku: string): Promise<void>;
  /**
   * Increments the revision.
   * @param change expected revision, undefined to skip the check; `items` reserves so many item ids before `nextItem`
   * @returns the cart, or undefined on a conflict
   */
  countChange(
    token: string,
    change: { readonly known: number | undefined; readonly items?: number },
    now: number,
  ): Promise<StoredCart | undefined>;
  /** Changes other members; `known` and result as in `countChange`. */
  change(token: string, change: CartChange, now: number, known?: number): Promise<StoredCart | undefined>;
  end(token: string, status: 'ordered' | 'closed', now: number): Promise<boolean>;
  endJoined(token: string, into: string, now: number): Promise<void>;
  openJoined(token: string): Promise<string | undefined>;
  reopen(token: string, now: number): Promise<void>;
}
