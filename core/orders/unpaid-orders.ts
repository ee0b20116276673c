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
import { orderStatus } from './order-status';
import type { Confirmation } from './orders';
import type { OrderPlaced, ReturnAddresses } from './place-outcome';
import { orderError } from './queue/order-error';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { planPayment } from './queue/plan-place';
import { hasLeftCart, isPlaced, isQueued, lifeOf } from './queue/order-life';
import type { QueueEntry } from './queue/queue-entry';
import { isSameIntent } from './queue/same-intent';
import { summaryOfPlaced } from './summary-of';

interface Settled {
  readonly paid: OrderPlaced | undefined;
  readonly waiting: readonly QueueEntry[];
  readonly isUnknown: boolean;
}

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

  /** Fetches the order's state and applies it; concurrent calls share one request. */
  check(id: string): Promise<Confirmation> {
    const known = this.#checking.get(id);
    if (known !== undefined) return known;
    const asked = this.#check(id).finally(() => this.#checking.delete(id));
    this.#checking.set(id, asked);
    return asked;
  }

  /** The shopper may return from the payment page by another route; paid goods must not be ordered again. */
  async poll(): Promise<void> {
    const id = this.checkout.snapshot.paymentDetails.activeOrderId || this.#openElsewhere();
    if (id === undefined) return;
    try {
      await this.check(id);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }

  #openElsewhere(): string | undefined {
    if (this.checkout.snapshot.isThankYouPage) return undefined;
    const open = this.store.queue.filter(isUnpaid);
    return open.findLast((entry) => this.#isOurs(entry) && this.#isOfThisCart(entry))?.order.order_id;
  }

  async settle(): Promise<Settled> {
    let paid: OrderPlaced | undefined;
    let isUnknown = false;
    const waiting: QueueEntry[] = [];
    const left = this.store.queue.filter(isUnpaid);
    for (const entry of left.filter((one) => this.#isOurs(one) && this.#isInCart(one))) {
      const state = await this.#stateOf(entry.order.order_id);
      isUnknown ||= state === undefined;
      if (state === 'paid') paid = this.outcomeOf(entry, false);
      else if (!isOver(state)) waiting.push(entry);
    }
    if (paid !== undefined) this.checkout.setThankYouPage(true);
    return { paid, waiting, isUnknown };
  }

  async again(waiting: readonly QueueEntry[], draft: QueueEntry): Promise<OrderPlaced | undefined> {
    const same = waiting.find(({ order }) => isSameIntent(order, draft.order));
    if (same === undefined) return undefined;
    await this.checkout.savePayment({ activeOrderId: same.order.order_id });
    return this.outcomeOf(same, true);
  }

  async pollPaid({ order }: QueueEntry): Promise<void> {
    for (const id of order.replaces ?? []) {
      const earlier = this.store.find(id);
      if (earlier !== undefined && lifeOf(earlier).kind === 'paid') await this.#stateOf(id);
    }
  }

  outcomeOf({ order, result }: QueueEntry, pays: boolean): OrderPlaced {
    const { order_id } = order;
    if (result === undefined) throw orderError('order-unhandled');
    const { redirect, payscript } = planPayment(result);
    const common = { status: 'placed', order_id, number: result.number, result } as const;
    if (!pays || (redirect === undefined && payscript === undefined)) return common;
    return { ...common, redirect, payscript, returns: this.#returns(order_id, result.number) };
  }

  /** A guest who signs in on the way back from the payment page is still the same person. */
  #isOurs({ order }: QueueEntry): boolean {
    const { activeOrderId } = this.checkout.snapshot.paymentDetails;
    return order.order_id === activeOrderId || this.drafter.isOurs(order);
  }

  #isInCart(entry: QueueEntry): boolean {
    return this.#isOfThisCart(entry) && !this.#isGivingWay(entry.order.order_id);
  }

  #isGivingWay(orderId: string): boolean {
    return this.store.queue.some((entry) => isQueued(entry) && entry.order.replaces?.includes(orderId) === true);
  }

  #returns(order_id: string, item_number: string): ReturnAddresses {
    const prefix = this.drafter.pathPrefix;
    return {
      item_number,
      cancel_return: `${prefix}/checkout?order=${encodeURIComponent(order_id)}`,
      return: `${prefix}/successful-payment?order=${encodeURIComponent(order_id)}`,
    };
  }

  #isOfThisCart({ order }: QueueEntry): boolean {
    return order.store_code === this.drafter.storeCode;
  }

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
    if (waits !== undefined && isQueued(waits)) return this.#queued(waits);
    const placed = await this.sender.fetch(id);
    const { order_id, number, pickup_store } = placed;
    const state = orderStatus(placed);
    const entry = this.store.findOurs(order_id);
    const isActive = this.checkout.snapshot.paymentDetails.activeOrderId === order_id;
    if (state === 'paid') await this.#takeOut(placed, entry, isActive);
    if (isOver(state) && entry !== undefined && isPlaced(entry)) await this.#giveBack(entry);
    if (isActive && (state === 'paid' || isOver(state))) await this.checkout.savePayment({ activeOrderId: '' });
    const before = this.store.confirmation;
    const isNews = before?.order_id !== order_id || before.state !== state;
    const { emailAddress: email } = this.checkout.snapshot.personalDetails;
    const isOpen = state === 'waiting' || state === 'declined';
    const paylink = isOpen ? planPayment(placed).redirect : undefined;
    const inCart = isOpen && (entry === undefined ? isActive : !hasLeftCart(entry) && this.#isInCart(entry));
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

  async #takeOut(placed: PlacedOrder, entry: QueueEntry | undefined, isActive: boolean): Promise<void> {
    if (entry !== undefined && !this.#isOfThisCart(entry)) return;
    const isOurs = entry !== undefined && this.#isOurs(entry);
    if (isOurs && this.#isGivingWay(entry.order.order_id)) {
      await this.store.change(entry, { type: 'released' });
    } else if ((isOurs || isActive) && (await this.cart.followPaid())) {
      if (isOurs) await this.store.change(entry, { type: 'released' });
    } else if (isOurs) {
      const isRefused = lifeOf(entry).kind === 'refused';
      await (isRefused ? this.sender.markPlaced(entry, placed) : this.sender.release(entry));
    } else if (isActive) {
      const { cartItems, cartServerToken } = this.cart.record;
      await this.cart.release(linesOf(placed, cartItems), { of: cartServerToken });
    }
  }

  async #giveBack(entry: QueueEntry): Promise<void> {
    const lines = this.#isOurs(entry) ? entry.lines : [];
    const cancelled = await this.store.change(entry, { type: 'cancelled', lines });
    if (cancelled !== undefined) await this.sender.giveBack(cancelled);
  }
}

function isUnpaid(entry: QueueEntry): boolean {
  return lifeOf(entry).kind === 'unpaid';
}

function isOver(state: Confirmation['state'] | undefined): boolean {
  return state === 'canceled' || state === 'refunded';
}

function linesOf({ products }: PlacedOrder, items: readonly CartItem[]): readonly CartItem[] {
  return items.flatMap((item) => {
    const ordered = products.find(({ sku }) => sku === item.sku);
    return ordered === undefined ? [] : [{ ...item, qty: Math.min(item.qty, ordered.count) }];
  });
}

export const UNPAID_ORDERS = token<UnpaidOrders>('UnpaidOrders');
