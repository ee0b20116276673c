import type { CartItem } from '../cart/cart';
import type { OrderResult } from '../contract';
import type { ErrorDetails, ErrorParams } from '../kernel/shop-error';
import type { QueuedOrder } from './queued-order';
import type { RefusalCode, RefusedPart } from './refusal-codes';

export interface ReturnAddresses {
  readonly item_number: string;
  readonly cancel_return: string;
  readonly return: string;
}

/** The shop received the order. */
export interface OrderPlaced {
  readonly status: 'placed';
  readonly order_id: string;
  readonly number: string;
  readonly result: OrderResult;
  /** Payment page URL. The order is unpaid until then and its lines may stay in the cart. */
  readonly redirect?: string | undefined;
  readonly payscript?: string | undefined;
  readonly returns?: ReturnAddresses | undefined;
}

/**
 * on-reconnect: once online while this page is open; next-visit: at the latest on reopening or reconnecting;
 * when-asked: on `orders.process()`.
 */
export type SendMoment = 'on-reconnect' | 'next-visit' | 'when-asked';

/** The order is stored on the device and will be sent. `orders.cancel(order_id)` cancels it. */
export interface OrderWaiting {
  readonly status: 'waiting';
  readonly order_id: string;
  readonly number: string;
  /** server-error: no usable answer, so the shop may have it; retried with the same hash and placed once. */
  readonly reason: 'offline' | 'server-error';
  readonly sends: SendMoment;
  readonly kept: 'device' | 'tab';
  readonly order: QueuedOrder;
}

/** The shop refused the order and it is not retried; the shopper changes something and orders again. */
export interface OrderRefused {
  readonly status: 'refused';
  readonly code: RefusalCode;
  readonly message: string;
  readonly params: ErrorParams;
  /** Part to change before retrying; 'total': only to be accepted; 'nothing': retry later. */
  readonly change: RefusedPart;
  /** Invalid checkout fields as section.field: 'shipping.zipCode'. Empty if unspecified. */
  readonly fields: NonNullable<ErrorDetails['fields']>;
  readonly items: readonly CartItem[];
}

/** Result of placing an order; use an exhaustive `switch` on `status`. */
export type PlaceOutcome = OrderPlaced | OrderWaiting | OrderRefused;
