import type { CartItem } from '../cart/cart';
import type { OrderResult } from '../contract';
import type { ErrorDetails, ErrorParams } from '../kernel/shop-error';
import type { QueuedOrder } from './queued-order';
import type { RefusalCode, RefusedPart } from './refusal-codes';

/** Fields of a pay form (S §4): the order, and addresses of the shop to come back to. */
export interface ReturnAddresses {
  readonly item_number: string;
  /** To checkout, which says of the order that it is not paid. */
  readonly cancel_return: string;
  /** To successful-payment. */
  readonly return: string;
}

/** The shop has the order. */
export interface OrderPlaced {
  readonly status: 'placed';
  readonly order_id: string;
  readonly number: string;
  readonly result: OrderResult;
  /** Address of the payment page. The order is unpaid until the shopper has paid there, and its lines may be in the bag until then. */
  readonly redirect?: string | undefined;
  /** HTML of a form that leads to the payment page; it is injected hidden, given `returns`, and submitted. */
  readonly payscript?: string | undefined;
  /** Present if the shopper has to pay now. */
  readonly returns?: ReturnAddresses | undefined;
}

/**
 * Moment at which a waiting order is sent. on-reconnect: as soon as there is a network, while this page stays open; next-visit: when the shop
 * is opened again, or the network has come back, at the latest; when-asked: when `orders.process()` is called. With automatic
 * transmission off (`orders.automaticTransmission`) an order that was left alone on a closed page is sent when asked.
 */
export type SendMoment = 'on-reconnect' | 'next-visit' | 'when-asked';

/** The order is kept on this device and will be sent; its lines have left the bag. `orders.cancel(order_id)` calls it off. */
export interface OrderWaiting {
  readonly status: 'waiting';
  readonly order_id: string;
  /** The shop has not numbered it yet: its id. */
  readonly number: string;
  /** server-error: no usable answer came, so the shop may have it; it is sent again with the same hash and placed once. */
  readonly reason: 'offline' | 'server-error';
  readonly sends: SendMoment;
  /** tab: the device has no room to keep it, so it is lost if this tab is closed. */
  readonly kept: 'device' | 'tab';
  /** Its lines and totals. */
  readonly order: QueuedOrder;
}

/** An order that the shop did not take and that is not sent again by itself: the shopper changes something and orders again. */
export interface OrderRefused {
  readonly status: 'refused';
  readonly code: RefusalCode;
  /** English sentence of the code. Other languages find theirs by code and params, as for a `ShopError`. */
  readonly message: string;
  readonly params: ErrorParams;
  /** Part of the order to change before the next try; 'total': only to be accepted; 'nothing': the same order may be tried later. */
  readonly change: RefusedPart;
  /** Fields of checkout that are wrong, by section and field: 'shipping.zipCode'. Empty if none is named. */
  readonly fields: NonNullable<ErrorDetails['fields']>;
  /** Lines of the bag, as they are. */
  readonly items: readonly CartItem[];
}

/** Result of placing an order. Tell the three apart with an exhaustive `switch` on `status`. */
export type PlaceOutcome = OrderPlaced | OrderWaiting | OrderRefused;
