import type { GiftCardBalance } from '../contract/orders/gift-card-payment';
import type { Observable } from 'rxjs';
import type { PickupShop } from '../checkout/checkout';
import type { ArrivalDays, TransitDays } from '../delivery';
import type { ReturnInput, TrackedOrder } from '../contract/orders/order-tracking';
import type { BankAccount, OrderAddress, PlacedOrder, TotalSegment } from '../contract';
import type { PlaceOutcome } from './place-outcome';
import type { QueuedOrder } from './queued-order';
import type { ReadOptions } from '../ports';

/** Reason for a missing reorder line: discontinued, sold out or changed. */
export type ReorderProblem = 'gone' | 'sold-out' | 'changed';

/** Result of reordering one line. */
export interface ReorderLine {
  readonly sku: string;
  readonly parentSku?: string;
  readonly name: string;
  readonly qty: number;
  readonly added: boolean;
  readonly problem?: ReorderProblem;
  readonly price_before: number;
  /** Omitted if not added or if the order used another currency. */
  readonly price?: number;
}

/** Result of a reorder, line by line. */
export interface ReorderOutcome {
  readonly order_id: string;
  readonly number: string;
  readonly lines: readonly ReorderLine[];
}

/** An order line as its confirmation shows it. */
export interface SummaryLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly row_total: number;
  readonly thumbnail?: string | undefined;
}

/** Order details of a confirmation; unknown ones are omitted. */
export interface OrderSummary {
  readonly ordered_at: string;
  readonly store_code?: string | undefined;
  readonly lines: readonly SummaryLine[];
  readonly totals: readonly TotalSegment[];
  readonly shipping_address?: OrderAddress | undefined;
  readonly billing_address?: OrderAddress | undefined;
  readonly shipping_method?: string | undefined;
  readonly arrival?: ArrivalDays | undefined;
  readonly after_payment?: TransitDays | undefined;
  readonly payment_method?: string | undefined;
  /** True if the total is paid in cash on delivery; known only for orders placed on this device. */
  readonly is_cash?: boolean | undefined;
  readonly bank_account?: BankAccount | undefined;
  readonly pay_by?: string | undefined;
}

/** The order of the thank-you page, stored on the shopper's device. */
export interface Confirmation {
  readonly order_id: string;
  readonly number: string;
  /** waiting: no payment yet; declined: retry possible; refunded: cancelled, with a later payment refunded. */
  readonly state: 'placed' | 'paid' | 'queued' | 'canceled' | 'refunded' | 'waiting' | 'declined';
  readonly email: string;
  readonly paylink?: string | undefined;
  /** Its lines are still in the cart, so checkout can offer another payment method. */
  readonly in_cart?: boolean | undefined;
  readonly mail_left_out?: boolean | undefined;
  readonly pickup_store?: PickupShop | undefined;
  readonly is_virtual?: boolean | undefined;
  readonly booked?: 'all' | 'some' | undefined;
  /** An account was requested. To protect its owner, only the email says whether one already existed. */
  readonly account_wished?: boolean | undefined;
  readonly summary?: OrderSummary | undefined;
}

export const ORDERS_COLLECTION = 'orders';
export const ORDER_PROOFS_COLLECTION = 'order-proofs';
export const CONFIRMATION_COLLECTION = 'order-confirmation';

/** Orders at their own URL, with or without an account; answers contain the new state. */
export interface OrderTrackingArea {
  /**
   * Finds an order by number or key and email address. A key grants full access for two hours.
   * @throws ShopError 'request-rejected' with status 404 or 429
   */
  find(
    number: string,
    email: string,
    options?: ReadOptions,
  ): Promise<{ readonly order_id: string; readonly number: string }>;
  open(id: string, options?: ReadOptions): Promise<TrackedOrder>;
  /** @throws ShopError 'request-rejected': details.error 'proof_needed', or 'too_late' once packing has begun */
  cancel(id: string): Promise<TrackedOrder>;
  /** @throws ShopError 'request-rejected': details.error 'proof_needed', or 'not_returnable' */
  startReturn(id: string, input: ReturnInput): Promise<TrackedOrder>;
  sendLink(id: string): Promise<void>;
  /**
   * Sends a gift card again or before its date.
   * @throws ShopError if it is not active or not theirs to send
   */
  sendGiftCard(id: string, card: string): Promise<TrackedOrder>;
  /**
   * Pays an order awaiting bank transfer with gift cards; the last card keeps the rest.
   * @throws ShopError 'request-rejected': details.error 'gift_card_unknown', 'gift_card_short' …, or
   * 'order_not_payable'
   */
  payWithGiftCards(id: string, codes: readonly string[]): Promise<TrackedOrder>;
  giftCardBalance(code: string, options?: ReadOptions): Promise<GiftCardBalance>;
  /**
   * Requests an account from the order's details; the link is emailed.
   * @throws ShopError 'request-rejected': 'proof_needed'
   */
  makeAccount(id: string): Promise<void>;
}

/** Placed and offline orders; loaded on first use. */
export interface OrdersArea {
  readonly tracking: OrderTrackingArea;
  readonly queue$: Observable<readonly QueuedOrder[]>;
  readonly confirmation$: Observable<Confirmation | null>;
  readonly waiting$: Observable<readonly QueuedOrder[]>;
  readonly awaitingConfirmation$: Observable<readonly QueuedOrder[]>;
  /** Orders the cart. Concurrent calls share one outcome. Refusals resolve; only bugs reject. */
  place(): Promise<PlaceOutcome>;
  withoutCoupon(): readonly TotalSegment[] | undefined;
  queue(): Promise<readonly QueuedOrder[]>;
  /**
   * Sends queued orders once, sequentially.
   * @param ids default: all, including refused ones not yet replaced
   * @returns the resulting queue
   */
  process(ids?: readonly string[]): Promise<readonly QueuedOrder[]>;
  /**
   * Cancels a waiting order and restores its lines. If an earlier attempt may have arrived, the shop is asked first.
   * @returns false if it was already placed
   * @throws ShopError 'request-failed' if the shop is unreachable; the order keeps waiting
   */
  cancel(id: string): Promise<boolean>;
  show(id: string): Promise<PlacedOrder>;
  /**
   * Fetches an order's state and updates `confirmation$`; clears the cart once when paid.
   * @throws ShopError 'request-rejected', 'request-failed'; nothing changes then
   */
  check(id: string): Promise<Confirmation>;
  /**
   * Adds an earlier order's lines to the cart; for unpaid or cancelled orders only what is missing. Reports problems
   * and price changes per line.
   * @throws ShopError 'request-rejected' if unknown; 'request-failed', 'search-failed' if the shop is unreachable;
   * nothing is added then
   */
  reorder(id: string): Promise<ReorderOutcome>;
  paid(id: string): Promise<boolean>;
}
