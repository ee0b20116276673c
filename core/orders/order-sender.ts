import { inject, injectable } from '../di';
import { CART, isCouponLimit, takeOut, type CartService } from '../cart';
import type { CartItem } from '../cart/cart';
import type { ShopConfig } from '../config';
import type { OrderResult, PlacedOrder } from '../contract';
import { createCart } from '../contract/create-cart';
import { getOrder, placeOrder } from '../contract/orders';
import { CONFIG, TELEMETRY, token } from '../di';
import { CART_ERRORS } from '../kernel/cart-messages';
import type { ErrorCode } from '../kernel/error-catalogue';
import { loadSha3 } from '../kernel/sha3';
import { isOrderError, ORDER_ERRORS, ORDER_NOTICES } from '../kernel/order-messages';
import { errorMessage, fillIn, isShopError, ShopError, type ErrorParams } from '../kernel/shop-error';
import { DISMISS, NOTICES, type NoticeInput, type NoticesArea } from '../notices/notices';
import type { Telemetry } from '../ports';
import { GATEWAY, SESSION, type Gateway, type Session } from '../sync';
import { confirmationOf } from './confirmation-of';
import { costFacts } from './cost-facts';
import { heldLines, holdNoMore, isHolding } from './held-lines';
import { inNameOf } from './in-name-of';
import { orderHash } from './order-hash';
import { orderError } from './order-error';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { planPayment, type OrderReply, payLaterFacts } from './plan-place';
import { mayComeStill, planQueueOutcome, type CancelPlan } from './plan-queue-outcome';
import type { GivingUp, QueueEntry } from './queue-entry';
import { whetherPlaced } from './whether-placed';

/** Sends orders and writes down what became of them. */
@injectable()
export class OrderSender {
  constructor(
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CART) private readonly cart: CartService,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(SESSION) private readonly session: Session,
  ) {}

  /** Whether queued orders are sent without asking the shopper (S §4). */
  get isAutomatic(): boolean {
    return this.config.orders.automaticTransmission;
  }

  /**
   * Sends an order once. That it is about to be sent is written first: after a kill it is known that the shop may have it.
   * @param password goes along for a new account and is never kept
   * @returns the answer, and the entry as it was sent
   */
  async send(
    entry: QueueEntry,
    password?: string,
  ): Promise<{ readonly reply: OrderReply; readonly entry: QueueEntry } | undefined> {
    const sealed = await this.#seal(entry);
    if (sealed === undefined) return undefined;
    const wishes = password === undefined ? {} : { account_wished: true };
    const sent: QueueEntry = { ...sealed, ...wishes, attempts: sealed.attempts + 1 };
    await this.store.put(sent);
    const { order } = sent;
    const personalDetails = { ...order.personalDetails, ...(password === undefined ? {} : { password }) };
    const body = { ...order, personalDetails };
    const query = { cartId: order.cart_id };
    const reply = await this.#ask(() => this.gateway.ask(placeOrder, { query, body }, inNameOf(order)));
    return { reply, entry: sent };
  }

  /**
   * Sends an order of the queue and carries out what its answer means (S §4, S §8).
   * @param password as for `send`
   */
  async transmit(queued: QueueEntry, password?: string): Promise<QueueEntry> {
    const current = (await this.store.refresh(queued.order.order_id)) ?? queued;
    if (current.state !== 'waiting') return current;
    if (current.giving_up) return this.#giveUp(current, current.giving_up);
    const sent = await this.send(current, password);
    if (sent === undefined) return current;
    const { entry, reply } = sent;
    const plan = planQueueOutcome(reply, entry.coupon);
    if (plan.kind === 'wait') return entry;
    if (plan.kind === 'cart-unknown') return this.#withoutCart(entry, queued, password);
    if (plan.kind === 'known') return this.#adopt(entry);
    if (plan.kind === 'cancel' && mayComeStill(entry, plan)) return this.#giveUp(entry, plan);
    if (plan.kind === 'cancel') return this.#cancel(entry, plan, await this.#linesBack(entry, plan));
    return this.markPlaced(entry, plan.result, planPayment(plan.result).clearBasket);
  }

  /**
   * Takes back an order that waits, if the shop does not have it; its lines are in the cart again.
   * @returns whether it was; else another tab or an earlier try has placed it
   * @throws ShopError 'request-failed' while nobody can say whether the shop has it
   */
  async callOff(orderId: string): Promise<boolean> {
    const entry = await this.store.refresh(orderId);
    if (entry?.state !== 'waiting') return entry?.state === 'canceled';
    if (entry.attempts > 0) return (await this.#settleGivenUp(entry, {})).state === 'canceled';
    await this.#takeBack({ ...entry, state: 'canceled' }, entry.lines);
    return true;
  }

  /** The shop has the order: its time is stamped, the merchant hears of the purchase, the ordered lines leave the cart. */
  async markPlaced(entry: QueueEntry, result: OrderResult, clearBasket = true): Promise<QueueEntry> {
    const known = await this.store.refresh(entry.order.order_id);
    if (known?.state === 'sent') return known; // by another tab, which has shown it
    const order = { ...entry.order, transmited: true, transmited_at: new Date(this.store.now()).toISOString() };
    const released = entry.released || clearBasket;
    const placed: QueueEntry = { ...entry, order, transmited: true, state: 'sent', result, released };
    if (released && !entry.released) {
      this.cart.release(heldLines(entry), { isPlaced: true });
      await this.cart.written();
    }
    await this.store.put(placed);
    await this.#retire(order.replaces ?? []);
    // Never its id: that is the shopper's key to the order.
    this.telemetry.event('purchase', {
      number: result.number,
      value: result.price,
      currency: result.currency,
      items: entry.lines.map(({ sku, qty, price, name }) => ({ sku, qty, price, name })),
    });
    this.telemetry.event('visitor', {
      number: result.number,
      store: order.store_code,
      registered: order.user_id !== undefined || order.personalDetails.createAccount === true,
    });
    await this.#updateConfirmation(placed, planPayment(result).redirect === undefined ? 'placed' : 'waiting');
    return placed;
  }

  /**
   * Takes the lines of an order out of the cart. The order is written before they go, and marked when they are gone: whenever
   * the page is killed they are in one of the two, and `load` goes on where it stopped.
   */
  async release(entry: QueueEntry): Promise<QueueEntry> {
    if (!entry.released) {
      await this.store.put(entry);
      this.cart.release(heldLines(entry));
      await this.cart.written();
    }
    const released: QueueEntry = { ...entry, released: true };
    await this.store.put(released);
    return released;
  }

  /** Notifies the shopper, in the words of S §8, and for what it has none in those of `ORDER_ERRORS`. */
  notify(code: ErrorCode, facts: ErrorParams = {}): string {
    const params = { email: this.config.contactEmail, ...facts };
    const own = isCouponLimit(code) ? CART_ERRORS[code] : isOrderError(code) ? ORDER_ERRORS[code] : undefined;
    const message = own === undefined ? errorMessage(code, params) : fillIn(own, params);
    this.notices.spawn({ type: 'error', code, params, message, hasNoTimeout: true, action1: DISMISS });
    return message;
  }

  inform(notices: readonly NoticeInput[]): void {
    for (const notice of notices) this.notices.spawn(notice);
  }

  notifyWaiting(): void {
    this.notices.spawn({ type: 'warning', code: 'order-waiting', message: ORDER_NOTICES['order-waiting'] });
  }

  /** What waited was sent unasked: no page says it. */
  notifySent(number: string): void {
    const message = fillIn(ORDER_NOTICES['order-sent'], { number });
    this.notices.spawn({ type: 'success', code: 'order-sent', params: { number }, message, hasNoTimeout: true });
  }

  /** An order that waits and that the device has no room for is lost with the page: the shopper is notified. */
  notifyIfNotKept(orderId: string): void {
    if (this.store.isKept(orderId)) return;
    this.notices.spawn({
      type: 'warning',
      code: 'order-not-kept',
      message: ORDER_NOTICES['order-not-kept'],
      hasNoTimeout: true,
      action1: DISMISS,
    });
  }

  /** An order as the shop has it. @throws ShopError 'request-rejected', 'request-failed' */
  async fetch(id: string): Promise<PlacedOrder> {
    const { result } = await this.gateway.call(getOrder, { query: { id } }, { silent: true });
    return result;
  }

  reportPaid({ number, price, currency }: PlacedOrder): void {
    this.telemetry.event('order-paid', { number, value: price, currency });
  }

  /** An error that nobody waits for. */
  fail(error: unknown): void {
    this.telemetry.error(error, { area: 'orders' });
  }

  report(code: ErrorCode, order_id: string): void {
    this.telemetry.error(isOrderError(code) ? orderError(code) : new ShopError(code), {
      area: 'orders',
      order: order_id,
    });
  }

  /** An order that was queued without a cart gets one, and its hash; from then on it does not change. */
  async #seal(entry: QueueEntry): Promise<QueueEntry | undefined> {
    let { order } = entry;
    if (order.cart_id === '') {
      const reply = await this.#ask(() =>
        this.gateway.ask(createCart, {}, { ...inNameOf(order), storeCode: order.store_code }),
      );
      if (reply?.ok !== true) return undefined;
      order = { ...order, cart_id: reply.result };
    }
    if (order.hash === undefined) order = { ...order, hash: orderHash(order, await loadSha3()) };
    return { ...entry, order };
  }

  /** The shop has nothing of the order, nor ever will of this cart: it is sent with another one, at once if it had this one before. */
  async #withoutCart({ order, ...entry }: QueueEntry, queued: QueueEntry, password?: string): Promise<QueueEntry> {
    const { hash: _hash, ...unsealed } = order;
    const waiting: QueueEntry = { ...entry, attempts: 0, order: { ...unsealed, cart_id: '' } };
    await this.store.put(waiting);
    return queued.order.cart_id === '' ? waiting : this.transmit(waiting, password);
  }

  /** Another order has taken the place of these: the shop has given them up in the same step. */
  async #retire(orderIds: readonly string[]): Promise<void> {
    for (const id of orderIds) {
      const earlier = await this.store.refresh(id);
      if (earlier?.state === 'sent') await this.store.put({ ...earlier, state: 'canceled' });
    }
  }

  /** What the shopper gets back of an order that is cancelled. */
  async #linesBack(entry: QueueEntry, { putBack, paid = [] }: CancelPlan): Promise<QueueEntry['lines']> {
    if (!putBack) return this.#notOrderedOtherwise(entry);
    let left = entry.lines;
    for (const id of paid) {
      const other = await this.store.refresh(id);
      if (!entry.released || other?.state !== 'sent') continue;
      left = takeOut(left, other.lines).map((item) => ({ ...item }));
      await this.store.put({ ...other, released: true }); // this one had taken its lines out of the cart, and they stay out
    }
    return left;
  }

  /** As `#settleGivenUp`; while nobody can say whether the shop has it, it waits. */
  async #giveUp(entry: QueueEntry, why: GivingUp): Promise<QueueEntry> {
    try {
      return await this.#settleGivenUp(entry, why);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return (await this.store.refresh(entry.order.order_id)) ?? entry;
    }
  }

  /**
   * Ends an order that is not to be sent any more, once the shop has said whether something of it has arrived. That it is given up is
   * written first: the shop closes its cart, and a closed cart would be taken for one that was ordered otherwise.
   * @throws ShopError 'request-failed' while nobody can say
   */
  async #settleGivenUp(entry: QueueEntry, { code, costs, limit }: GivingUp): Promise<QueueEntry> {
    const known = costs && { costs: { grand_total: costs.grand_total } };
    const giving_up = { ...(code && { code }), ...known, ...(limit && { limit }) };
    await this.store.put({ ...entry, giving_up });
    const placed = await whetherPlaced(this.gateway, entry.order);
    const { giving_up: _why, ...wanted } = entry;
    if (placed !== undefined) return this.markPlaced(wanted, placed, planPayment(placed).clearBasket);
    if (this.cart.record.cartServerToken === entry.order.cart_id) this.cart.release([]); // a new one takes what is in the cart
    const ended = { ...entry, giving_up }; // kept: whatever else was made of its cart finds that closed
    if (code !== undefined)
      return this.#cancel(ended, { code, ...(costs && { costs }), ...(limit && { limit }) }, ended.lines);
    const calledOff: QueueEntry = { ...ended, state: 'canceled' };
    await this.#takeBack(calledOff, ended.lines);
    return calledOff;
  }

  /** The order was placed, though not by this request: what the shop says of it counts. Until it says, the order waits. */
  async #adopt(entry: QueueEntry): Promise<QueueEntry> {
    const { order_id } = entry.order;
    const reply = await this.#ask(() => this.gateway.ask(getOrder, { query: { id: order_id } }, { silent: true }));
    const current = (await this.store.refresh(order_id)) ?? entry;
    return reply?.ok === true && current.state === 'waiting' ? this.markPlaced(current, reply.result) : current;
  }

  /**
   * The cart was ordered by another order: what that one does not hold was added since. Nothing where this device knows of none, and all
   * of it where this device had the cart closed for the sake of another order that was given up.
   */
  #notOrderedOtherwise({ order, lines }: QueueEntry): QueueEntry['lines'] {
    const ofCart = this.store.queue.filter(
      (other) => other.order.cart_id === order.cart_id && other.order.order_id !== order.order_id,
    );
    const others = ofCart.filter(({ state }) => state === 'sent');
    if (others.length === 0 && !ofCart.some(({ giving_up }) => giving_up !== undefined)) return [];
    return others
      .reduce<readonly CartItem[]>((left, other) => takeOut(left, other.lines), lines)
      .map((item) => ({ ...item }));
  }

  /** @param back the lines that the shopper gets back */
  async #cancel(
    entry: QueueEntry,
    plan: Pick<CancelPlan, 'code' | 'costs' | 'limit'>,
    back: QueueEntry['lines'],
  ): Promise<QueueEntry> {
    const { code, costs, limit } = plan;
    const coupon = entry.coupon ?? '';
    const said = limit === undefined ? { coupon } : payLaterFacts(limit);
    const facts = costs === undefined ? said : costFacts(entry, costs, this.config.stores.views);
    const canceled: QueueEntry = { ...entry, state: 'canceled', message: this.notify(code, facts) };
    await this.#takeBack(canceled, back, code !== 'queue-coupon-gone' && !isCouponLimit(code));
    return canceled;
  }

  /** Lines go back, and the coupon that was on them; one that is no good any more the shop refuses, and the shopper hears of it. */
  async #takeBack(canceled: QueueEntry, back: QueueEntry['lines'], withCoupon = true): Promise<void> {
    const { released, coupon } = canceled;
    if (released && back.length > 0) {
      await this.giveBack(canceled, back);
      if (withCoupon && coupon !== undefined) this.cart.follow(() => this.#applyAgain(coupon));
    } else await this.store.put(canceled);
    await this.#updateConfirmation(canceled, 'canceled');
  }

  /**
   * Puts lines of a cancelled order back into the cart. What is on its way is written before it is there, and the order once more when it
   * is: whenever the page is killed, `load` goes on where it stopped.
   */
  async giveBack(canceled: QueueEntry, back: QueueEntry['lines']): Promise<void> {
    const { returning: _returned, ...ended } = canceled;
    await this.store.put({ ...ended, returning: back });
    const { cartItems } = this.cart.record;
    for (const other of this.store.queue.filter((entry) => isHolding(entry, this.session.cartStoreCode))) {
      const held = holdNoMore(other, cartItems);
      if (held !== other) await this.store.put(held);
    }
    this.cart.putBack(back, canceled.order.order_id);
    await this.cart.written();
    await this.store.put(ended);
  }

  async #applyAgain(coupon: string): Promise<void> {
    if (this.cart.record.coupon !== null || !this.store.isOnline()) return;
    try {
      await this.cart.applyCoupon(coupon);
    } catch (error) {
      if (!isShopError(error)) throw error; // else the shop could not be asked: the total that is shown is without it
    }
  }

  /** The thank-you page may be speaking of this very order. */
  async #updateConfirmation(entry: QueueEntry, state: 'placed' | 'waiting' | 'canceled'): Promise<void> {
    const shown = this.store.confirmation;
    if (shown?.order_id !== entry.order.order_id) return;
    const { result } = entry;
    const paylink = result === undefined ? undefined : planPayment(result).redirect;
    const next = confirmationOf(entry, { ...shown, ...result, state });
    await this.store.confirm({ ...next, ...(paylink === undefined ? {} : { paylink }) }, entry.order);
  }

  async #ask<R>(call: () => Promise<R>): Promise<R | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!isShopError(error)) throw error;
      return undefined; // nobody knows whether the shop heard; it is asked again with the same hash
    }
  }
}

export const ORDER_SENDER = token<OrderSender>('OrderSender');
