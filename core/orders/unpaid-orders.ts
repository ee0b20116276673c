import { inject, injectable } from '../di';
import { CART, type CartService } from '../cart';
import type { CartItem } from '../cart/cart';
import { CHECKOUT, type CheckoutService } from '../checkout';
import type { PlacedOrder } from '../contract';
import { token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { confirmationOf } from './confirmation-of';
import { ORDER_DRAFTER, type OrderDrafter } from './order-drafter';
import { ORDER_SENDER, type OrderSender } from './order-sender';
import { orderStanding } from './order-standing';
import type { Confirmation } from './orders';
import type { OrderPlaced, ReturnAddresses } from './place-outcome';
import { orderError } from './order-error';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { planPayment } from './plan-place';
import type { QueueEntry } from './queue-entry';
import { isSameIntent } from './same-intent';
import { summaryOfPlaced } from './summary-of';

interface Settled {
  readonly paid: OrderPlaced | undefined;
  readonly waiting: readonly QueueEntry[];
  /** Whether it is not known of one how it stands. */
  readonly isUnknown: boolean;
}

/** Orders that wait for a payment page: how they stand, and what becomes of them when the shopper comes back (S §4). */
@injectable()
export class UnpaidOrders {
  readonly #checking = new Map<string, Promise<Confirmation>>();

  constructor(
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(ORDER_SENDER) private readonly sender: OrderSender,
    @inject(CART) private readonly cart: CartService,
    @inject(CHECKOUT) private readonly checkout: CheckoutService,
    @inject(ORDER_DRAFTER) private readonly drafter: OrderDrafter,
  ) {}

  /** Asks the shop how an order stands and carries out what that means; asked twice at once, it asks once. */
  check(id: string): Promise<Confirmation> {
    const known = this.#checking.get(id);
    if (known !== undefined) return known;
    const asked = this.#check(id).finally(() => this.#checking.delete(id));
    this.#checking.set(id, asked);
    return asked;
  }

  /**
   * The shopper was at a payment page and may have come back some other way: what was paid there is not to be ordered again.
   * Without an answer nothing is known, and it is asked again another time.
   */
  async hear(): Promise<void> {
    const id = this.checkout.snapshot.paymentDetails.activeOrderId || this.#openElsewhere();
    if (id === undefined) return;
    try {
      await this.check(id);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }

  /** The order that another tab was sent to the payment page for: this one was open all the time, and holds the lines still. */
  #openElsewhere(): string | undefined {
    if (this.checkout.snapshot.isThankYouPage) return undefined; // it speaks of an order already
    const open = this.store.queue.filter(({ state, released }) => state === 'sent' && !released);
    return open.findLast((entry) => this.#isOurs(entry) && this.#isOfThisCart(entry))?.order.order_id;
  }

  /**
   * What became of orders whose payment page was left while their lines are in this store's cart still.
   * @returns the one that was paid, if one was; and those that can still be paid
   */
  async settle(): Promise<Settled> {
    let paid: OrderPlaced | undefined;
    let isUnknown = false;
    const waiting: QueueEntry[] = [];
    const left = this.store.queue.filter(({ state, released }) => state === 'sent' && !released);
    for (const entry of left.filter((one) => this.#isOurs(one) && this.#isInCart(one))) {
      const state = await this.#stateOf(entry.order.order_id);
      isUnknown ||= state === undefined;
      if (state === 'paid') paid = this.outcomeOf(entry, false);
      else if (!isOver(state)) waiting.push(entry);
    }
    if (paid !== undefined) this.checkout.setThankYouPage(true);
    return { paid, waiting, isUnknown };
  }

  /** The order that is meant by ordering the very same once more: its payment page is opened again, and nothing is ordered. */
  async again(waiting: readonly QueueEntry[], draft: QueueEntry): Promise<OrderPlaced | undefined> {
    const same = waiting.find(({ order }) => isSameIntent(order, draft.order));
    if (same === undefined) return undefined;
    await this.checkout.savePayment({ activeOrderId: same.order.order_id });
    return this.outcomeOf(same, true);
  }

  /** The shop refused an order because what it was to replace is paid: the shopper is notified of that one. */
  async hearPaid({ order }: QueueEntry): Promise<void> {
    for (const id of order.replaces ?? []) {
      const earlier = this.store.find(id);
      if (earlier?.state === 'sent' && earlier.released) await this.#stateOf(id);
    }
  }

  /** @param pays whether the payment page is to be opened */
  outcomeOf({ order, result }: QueueEntry, pays: boolean): OrderPlaced {
    const { order_id } = order;
    if (result === undefined) throw orderError('order-unhandled'); // an order that was sent has its answer
    const { redirect, payscript } = planPayment(result);
    const common = { status: 'placed', order_id, number: result.number, result } as const;
    if (!pays || (redirect === undefined && payscript === undefined)) return common;
    return { ...common, redirect, payscript, returns: this.#returns(order_id, result.number) };
  }

  /** Somebody else on this device has a cart of their own. A guest who signs in on the way from the payment page is still the same person. */
  #isOurs({ order }: QueueEntry): boolean {
    const { activeOrderId } = this.checkout.snapshot.paymentDetails;
    return order.order_id === activeOrderId || this.drafter.isOurs(order);
  }

  /** Whether the lines of an order that was sent and left them in the cart are in the one that is shown. */
  #isInCart(entry: QueueEntry): boolean {
    return this.#isOfThisCart(entry) && !this.#isGivingWay(entry.order.order_id);
  }

  /** Whether another order that waits in the queue has its lines, and takes its place when it is placed. */
  #isGivingWay(orderId: string): boolean {
    return this.store.queue.some(
      ({ state, released, order }) => state === 'waiting' && released && order.replaces?.includes(orderId) === true,
    );
  }

  /** S §4: what a pay form says of where the shopper comes back to. */
  #returns(order_id: string, item_number: string): ReturnAddresses {
    const prefix = this.drafter.pathPrefix;
    return {
      item_number,
      cancel_return: `${prefix}/checkout?order=${encodeURIComponent(order_id)}`,
      return: `${prefix}/successful-payment?order=${encodeURIComponent(order_id)}`,
    };
  }

  /** The lines of an order of another store are in the cart of that one. */
  #isOfThisCart({ order }: QueueEntry): boolean {
    return order.store_code === this.drafter.storeCode;
  }

  /** Undefined while the shop cannot be asked; one that says it has no such order has none that waits. */
  async #stateOf(order_id: string): Promise<Confirmation['state'] | undefined> {
    try {
      return (await this.check(order_id)).state;
    } catch (error) {
      if (!isShopError(error)) throw error;
      return error.details['status'] === 404 ? 'canceled' : undefined;
    }
  }

  async #check(id: string): Promise<Confirmation> {
    const waits = this.store.findOurs(id);
    if (waits?.state === 'waiting' && waits.released) return this.#queued(waits); // the shop has not said yet that it has it
    const placed = await this.sender.fetch(id);
    const { order_id, number, pickup_store } = placed;
    const state = orderStanding(placed);
    const entry = this.store.findOurs(order_id);
    const isActive = this.checkout.snapshot.paymentDetails.activeOrderId === order_id;
    if (state === 'paid') await this.#takeOut(placed, entry, isActive);
    if (isOver(state) && entry?.state === 'sent') await this.#giveBack(entry);
    if (isActive && (state === 'paid' || isOver(state))) await this.checkout.savePayment({ activeOrderId: '' });
    const before = this.store.confirmation;
    const isNews = before?.order_id !== order_id || before.state !== state;
    const { emailAddress: email } = this.checkout.snapshot.personalDetails;
    const isOpen = state === 'waiting' || state === 'declined';
    const paylink = isOpen ? planPayment(placed).redirect : undefined;
    const inCart = isOpen && (entry === undefined ? isActive : !entry.released && this.#isInCart(entry));
    const confirmation: Confirmation = {
      ...(entry === undefined
        ? { order_id, number, state, email, ...(pickup_store && { pickup_store }), summary: summaryOfPlaced(placed) }
        : confirmationOf({ ...entry, result: placed }, { number, state, pickup_store })),
      ...(paylink === undefined ? {} : { paylink }),
      ...(inCart && this.cart.record.cartItems.length > 0 && { in_cart: true }),
    };
    await this.store.confirm(confirmation, entry?.order ?? {});
    if (state === 'paid' && isNews) this.sender.reportPaid(placed);
    return confirmation;
  }

  async #queued(entry: QueueEntry): Promise<Confirmation> {
    const { order_id } = entry.order;
    const { confirmation: known } = this.store;
    if (known?.order_id === order_id) return known;
    const queued = confirmationOf(entry, { number: order_id, state: 'queued', pickup_store: undefined });
    await this.store.confirm(queued, entry.order);
    return queued;
  }

  /** What was paid leaves the cart; what was added since stays. */
  async #takeOut(placed: PlacedOrder, entry: QueueEntry | undefined, isActive: boolean): Promise<void> {
    // What is in the cart of another store leaves it when that one is ordered or looked into.
    if (entry !== undefined && !this.#isOfThisCart(entry)) return;
    const isOurs = entry !== undefined && this.#isOurs(entry);
    if (isOurs && this.#isGivingWay(entry.order.order_id)) {
      // Its lines left the cart with the order that the shop will refuse for it: they are not those that are in the cart by now.
      await this.store.put({ ...entry, released: true });
    } else if ((isOurs || isActive) && (await this.cart.followPaid())) {
      if (isOurs) await this.store.put({ ...entry, released: true });
    } else if (isOurs) await this.sender.release(entry);
    else if (isActive) this.cart.release(linesOf(placed, this.cart.record.cartItems));
  }

  /** The payment was given up: the lines are in the cart still, or come back to it. */
  async #giveBack(entry: QueueEntry): Promise<void> {
    const canceled: QueueEntry = { ...entry, state: 'canceled' };
    if (entry.released && this.#isOurs(entry)) await this.sender.giveBack(canceled, entry.lines);
    else await this.store.put(canceled);
  }
}

/** Whether an order came to nothing: it can be paid no more, and its lines are the cart's. */
function isOver(state: Confirmation['state'] | undefined): boolean {
  return state === 'canceled' || state === 'refunded';
}

/** The lines of a cart that an order holds, as many units of them as were ordered. */
function linesOf({ products }: PlacedOrder, items: readonly CartItem[]): readonly CartItem[] {
  return items.flatMap((item) => {
    const ordered = products.find(({ sku }) => sku === item.sku);
    return ordered === undefined ? [] : [{ ...item, qty: Math.min(item.qty, ordered.count) }];
  });
}

export const UNPAID_ORDERS = token<UnpaidOrders>('UnpaidOrders');
