import type { GiftCardBalance } from '../contract/gift-card-payment';
import type { Observable } from 'rxjs';
import type { PickupShop } from '../checkout/checkout';
import type { ArrivalDays, TransitDays } from '../delivery';
import type { ReturnWish, TrackedOrder } from '../contract/order-tracking';
import type { BankAccount, OrderAddress, PlacedOrder, TotalSegment } from '../contract';
import type { PlaceOutcome } from './place-outcome';
import type { QueuedOrder } from './queued-order';

/** Why a line of an earlier order is not in the cart: not sold any more; sold out; not to be had as it was ordered. */
export type ReorderProblem = 'gone' | 'sold-out' | 'changed';

/** What became of one line of an earlier order that is ordered again. */
export interface ReorderLine {
  readonly sku: string;
  readonly parentSku?: string;
  readonly name: string;
  /** Units that were ordered. */
  readonly qty: number;
  /** Whether the cart holds them now. */
  readonly added: boolean;
  readonly problem?: ReorderProblem;
  /** Per unit, in major units, as it was ordered. */
  readonly price_before: number;
  /** The same as it is now; left out of what was not added, and where the order was in another currency. */
  readonly price?: number;
}

/** What became of an earlier order that was put into the cart once more, line by line (A §3). */
export interface ReorderOutcome {
  readonly order_id: string;
  readonly number: string;
  readonly lines: readonly ReorderLine[];
}

/** One line of an order as its confirmation shows it. */
export interface SummaryLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** What was chosen: size, colour. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Of all its units, in major units, as the shop shows prices. */
  readonly row_total: number;
  /** Path of its picture in the catalogue. */
  readonly thumbnail?: string | undefined;
}

/** What a confirmation says of an order besides how it stands. What is not known of it is left out. */
export interface OrderSummary {
  /** ISO 8601. */
  readonly ordered_at: string;
  /** The store whose currency its amounts are in. */
  readonly store_code?: string | undefined;
  readonly lines: readonly SummaryLine[];
  /** All segments of the sum, the grand total among them. */
  readonly totals: readonly TotalSegment[];
  /** Where it is delivered; of what is picked up, or of which nothing is delivered, there is none. */
  readonly shipping_address?: OrderAddress | undefined;
  readonly billing_address?: OrderAddress | undefined;
  /** The ways to ship and to pay, as they were called when it was ordered. */
  readonly shipping_method?: string | undefined;
  /** When it arrives or is ready, once the shop has the order and nothing is to be paid first. */
  readonly arrival?: ArrivalDays | undefined;
  /** Working days from its payment until then, of an order that is sent only once it is paid. */
  readonly after_payment?: TransitDays | undefined;
  readonly payment_method?: string | undefined;
  /** True where its grand total is paid in cash as it is handed over; known of orders that this device made. */
  readonly is_cash?: boolean | undefined;
  /** Where to pay to by bank transfer, once the shop has the order; its number is the reference, its grand total the amount. */
  readonly bank_account?: BankAccount | undefined;
  /** Moment (ISO 8601) until which that transfer is awaited. */
  readonly pay_by?: string | undefined;
}

/** The order the thank-you page speaks of. Kept on the device, for its shopper alone. */
export interface Confirmation {
  readonly order_id: string;
  readonly number: string;
  /**
   * queued: on this device only; placed: the shop has it and nothing is to be paid on a payment page; waiting: the shop has it and
   * has not heard of a payment; declined: the payment was refused and can be tried again; paid; canceled: nothing is ordered; refunded:
   * the same, and the money that came for it all the same goes back.
   */
  readonly state: 'placed' | 'paid' | 'queued' | 'canceled' | 'refunded' | 'waiting' | 'declined';
  readonly email: string;
  /** Where it can be paid, while it waits for its payment. */
  readonly paylink?: string | undefined;
  /** Of one that waits for its payment: its lines are in the cart still, so checkout is where another way to pay can be chosen. */
  readonly in_cart?: boolean | undefined;
  /** No confirmation was mailed to `email`. */
  readonly mail_left_out?: boolean | undefined;
  /** The shop where it waits to be picked up, if it does and as far as it is known. */
  readonly pickup_store?: PickupShop | undefined;
  /** Nothing of it is delivered: it is a service, or something to download. */
  readonly is_virtual?: boolean | undefined;
  /** Whether all of it is done for the buyer, or some of it (`bookedShare`): shop and buyer agree on how and when. */
  readonly booked?: 'all' | 'some' | undefined;
  /** An account was asked for with it, and the shop has written to `email` about that: whether there was one already is for its owner alone. */
  readonly account_wished?: boolean | undefined;
  readonly summary?: OrderSummary | undefined;
}

/** Collection of the storage in which the queue is kept. */
export const ORDERS_COLLECTION = 'orders';
/** The one in which proofs are kept that this device knows the e-mail address of an order: one for each order. */
export const ORDER_PROOFS_COLLECTION = 'order-proofs';
/** The one in which the last confirmation is kept. */
export const CONFIRMATION_COLLECTION = 'order-confirmation';

/** Orders at their own address, for who has an account and who has none. Each answer says how the order is after it. */
export interface OrderTrackingArea {
  /**
   * Finds an order by its number, or its key, and the e-mail address that it was placed with. By its key this device may do all with it for two hours;
   * by its number it sees where it stands, unless it was ordered here.
   * @returns `order_id`, by which it is opened: its key, or its number where that alone is known
   * @throws ShopError 'request-rejected' with status 404 where either is wrong, 429 after too many tries
   */
  find(number: string, email: string): Promise<{ readonly order_id: string; readonly number: string }>;
  /** @param id its key (order_id); for its signed-in owner its number does as well. @throws ShopError 'request-rejected' */
  open(id: string): Promise<TrackedOrder>;
  /** @throws ShopError 'request-rejected': details.error 'proof_needed', or 'too_late' once it is being packed */
  cancel(id: string): Promise<TrackedOrder>;
  /** @throws ShopError 'request-rejected': details.error 'proof_needed', or 'not_returnable' */
  startReturn(id: string, wish: ReturnWish): Promise<TrackedOrder>;
  /** Has the link of an order mailed to the address that it was placed with. @throws ShopError 'request-rejected': status 429 after too many */
  sendLink(id: string): Promise<void>;
  /** Sends a gift card of an order once more, or before its day. @param card its id @throws ShopError for what is not in use, or not theirs to send */
  sendGiftCard(id: string, card: string): Promise<TrackedOrder>;
  /**
   * Pays an order that waits for a bank transfer with gift cards; what is left of the last one stays on it.
   * @throws ShopError 'request-rejected' whose details.error is 'gift_card_unknown', 'gift_card_short' …, or 'order_not_payable'
   */
  payWithGiftCards(id: string, codes: readonly string[]): Promise<TrackedOrder>;
  /** What is left of a gift card. @throws ShopError as `payWithGiftCards` */
  giftCardBalance(code: string): Promise<GiftCardBalance>;
  /** Has an account made of its details; the link to it is mailed. @throws ShopError 'request-rejected': 'proof_needed' */
  makeAccount(id: string): Promise<void>;
}

/** Orders (S §4 place order, offline orders; S §8). Loaded when first used. */
export interface OrdersArea {
  readonly tracking: OrderTrackingArea;
  readonly queue$: Observable<readonly QueuedOrder[]>;
  readonly confirmation$: Observable<Confirmation | null>;
  /** Orders that wait on this device and whose lines have left the cart; those that lie in the cart still are mended and ordered there. */
  readonly waiting$: Observable<readonly QueuedOrder[]>;
  /** Those of them that wait for the shopper's word (S §4, offline-order-confirmation): there is a network, and nobody else sends them. */
  readonly awaitingConfirmation$: Observable<readonly QueuedOrder[]>;
  /**
   * Orders what is in the cart with the details of checkout. One intent, one order: called twice at once, both get the same outcome.
   * A refusal is an outcome as well; only a fault of the code rejects.
   */
  place(): Promise<PlaceOutcome>;
  /**
   * Totals of the cart without its coupon, for a shopper whose coupon was refused.
   * @returns undefined without a coupon, or where only the shop can say
   */
  withoutCoupon(): readonly TotalSegment[] | undefined;
  queue(): Promise<readonly QueuedOrder[]>;
  /**
   * Sends untransmitted orders once, one after another.
   * @param ids orders to send; left out: every one, those that were refused and gave way to no other order included
   * @returns the whole queue afterwards
   */
  process(ids?: readonly string[]): Promise<readonly QueuedOrder[]>;
  /**
   * Calls off an order that waits; its lines go back into the cart. One that was sent before, without an answer, may have been placed: the
   * shop is asked first, and then it stays so.
   * @returns whether it was called off
   * @throws ShopError 'request-failed' when the shop could not be asked; the order waits on then
   */
  cancel(id: string): Promise<boolean>;
  /** An order as the shop has it. */
  show(id: string): Promise<PlacedOrder>;
  /**
   * Asks the shop how an order stands; `confirmation$` says it from then on. If it is paid the cart is cleared, once.
   * @throws ShopError 'request-rejected', 'request-failed' when the shop cannot be asked; nothing is changed then
   */
  check(id: string): Promise<Confirmation>;
  /**
   * Puts what was ordered into the cart once more (A §4.8): each line with its variant, options, parts and quantity. Of an order whose lines
   * may be in the cart still (unpaid, cancelled) only what is missing is added. What cannot be had, or costs something else by now, is reported
   * line by line, and as notices.
   * @param id as for `show`; orders that this device placed need no network to be found
   * @throws ShopError 'request-rejected' when there is no such order; 'request-failed', 'search-failed' when the shop cannot be asked: then
   *   nothing is added
   */
  reorder(id: string): Promise<ReorderOutcome>;
  /** Whether the order is paid; if so the cart is cleared and the confirmation recorded (S §4, order-paid check). */
  paid(id: string): Promise<boolean>;
}
