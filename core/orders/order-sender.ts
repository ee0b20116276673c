import { inject, injectable } from '../di';
import { CART, isCouponLimit, takeOut, type CartService } from '../cart';
import type { CartItem } from '../cart/cart';
import type { ShopConfig } from '../config';
import type { OrderResult, PlacedOrder } from '../contract';
import { createCart } from '../contract/selling/create-cart';
import { getOrder, placeOrder } from '../contract/orders/orders';
import { CONFIG, TELEMETRY, token } from '../di';
import { CART_ERRORS } from '../kernel/messages/cart-messages';
import type { ErrorCode } from '../kernel/error-catalogue';
import { loadSha3 } from '../kernel/sha3';
import { isOrderError, ORDER_ERRORS, ORDER_NOTICES } from '../kernel/messages/order-messages';
import { errorMessage, fillIn, isShopError, ShopError, type ErrorParams } from '../kernel/shop-error';
import { DISMISS, NOTICES, type NoticeInput, type NoticesArea } from '../notices/notices';
import type { Telemetry } from '../ports';
import { GATEWAY, SESSION, type Gateway, type Session } from '../sync';
import { confirmationOf } from './confirmation-of';
import { costFacts } from './queue/cost-facts';
import { heldLines, holdNoMore, isHolding } from './queue/held-lines';
import { inNameOf } from './queue/in-name-of';
import { orderHash } from './order-hash';
import { orderError } from './queue/order-error';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import {
  hasLeftCart,
  isEnded,
  isPlaced,
  isWaiting,
  lifeOf,
  wasSent,
  wasWithdrawn,
  withdrawalOf,
} from './queue/order-life';
import { advance, type Seal } from './queue/order-actions';
import { planPayment, type OrderReply, payLaterFacts } from './queue/plan-place';
import { mayComeStill, planQueueOutcome, type CancelPlan } from './queue/plan-queue-outcome';
import type { GivingUp, QueueEntry } from './queue/queue-entry';
import { whetherPlaced } from './queue/whether-placed';

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

  get isAutomatic(): boolean {
    return this.config.orders.automaticTransmission;
  }

  /**
   * Sends an order once. Records the attempt first, so a killed page knows that the shop may have it.
   * @param password for a new account, never stored
   * @returns the answer and the entry as sent
   */
  async send(
    entry: QueueEntry,
    password?: string,
  ): Promise<{ readonly reply: OrderReply; readonly entry: QueueEntry } | undefined> {
    const seal = await this.#seal(entry);
    if (seal === undefined) return undefined;
    const wished = password !== undefined && ({ account_wished: true } as const);
    const attempts = entry.attempts + 1;
    const sent = await this.store.change(entry, { type: 'sending', attempts, ...seal, ...wished });
    if (sent === undefined || !isWaiting(sent) || withdrawalOf(sent) !== undefined) return undefined;
    const { order } = sent;
    const personalDetails = { ...order.personalDetails, ...(password === undefined ? {} : { password }) };
    const body = { ...order, personalDetails };
    const query = { cartId: order.cart_id };
    const reply = await this.#ask(() => this.gateway.ask(placeOrder, { query, body }, inNameOf(order)));
    return { reply, entry: sent };
  }

  /**
   * Sends a queued order and applies the answer.
   * @param password as for `send`
   * @returns undefined if another tab has dropped the order
   */
  async transmit(queued: QueueEntry, password?: string): Promise<QueueEntry | undefined> {
    const { order_id } = queued.order;
    const current = await this.store.newest(order_id);
    if (current === undefined || !isWaiting(current)) return current;
    const withdrawal = withdrawalOf(current);
    if (withdrawal) return this.#giveUp(current, withdrawal);
    const sent = await this.send(current, password);
    if (sent === undefined) return this.store.find(order_id);
    const { entry, reply } = sent;
    const plan = planQueueOutcome(reply, entry.coupon);
    if (plan.kind === 'wait') return entry;
    if (plan.kind === 'cart-unknown') return this.#withoutCart(entry, queued, password);
    if (plan.kind === 'known') return this.#adopt(entry);
    if (plan.kind === 'cancel' && mayComeStill(entry, plan)) return this.#giveUp(entry, plan);
    if (plan.kind === 'cancel') return this.#cancel(entry, plan, await this.#linesBack(entry, plan));
    return this.markPlaced(entry, plan.result, planPayment(plan.result).clearBasket);
  }

  async callOff(orderId: string): Promise<boolean> {
    const entry = await this.store.newest(orderId);
    if (entry === undefined) return false;
    if (!isWaiting(entry)) return isEnded(entry);
    const after = wasSent(entry) ? await this.#settleGivenUp(entry, {}) : await this.#takeBack(entry, entry.lines);
    return after !== undefined && isEnded(after);
  }

  async markPlaced(entry: QueueEntry, result: OrderResult, clearBasket = true): Promise<QueueEntry> {
    const { order, lines } = entry;
    const { placed, isNews } = await this.store.releasing(async () => {
      const known = (await this.store.newest(order.order_id)) ?? entry;
      if (isPlaced(known)) return { placed: known, isNews: false };
      if (clearBasket && !hasLeftCart(known)) {
        await this.cart.release(heldLines(known), { isPlaced: true });
      }
      const at = new Date(this.store.now()).toISOString();
      const step = { type: 'placed', result, at, clearBasket } as const;
      const changed = (await this.store.change(known, step)) ?? advance(known, step);
      // Another tab may have ended it meanwhile.
      return { placed: changed, isNews: isPlaced(changed) };
    });
    if (!isNews) return placed;
    await this.#retire(order.replaces ?? []);
    // Never the order id: it is the shopper's key to the order.
    this.telemetry.event('purchase', {
      number: result.number,
      value: result.price,
      currency: result.currency,
      items: lines.map(({ sku, qty, price, name }) => ({ sku, qty, price, name })),
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
   * Moves an order's lines out of the cart, once even if several tabs do so. Writes before and after, so `load` can
   * resume if the page is killed.
   * @returns undefined if another tab has dropped the order
   */
  release(entry: QueueEntry): Promise<QueueEntry | undefined> {
    return this.store.releasing(async () => {
      const known = await this.store.newest(entry.order.order_id);
      const current = known ?? (await this.store.change(entry, { type: 'drafted' }));
      if (current === undefined || hasLeftCart(current)) return current;
      if (!hasLeftCart(advance(current, { type: 'released' }))) return current;
      await this.cart.release(heldLines(current));
      return this.store.change(current, { type: 'released' });
    });
  }

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

  /** Orders sent automatically have no page that reports them. */
  notifySent(number: string): void {
    const message = fillIn(ORDER_NOTICES['order-sent'], { number });
    this.notices.spawn({ type: 'success', code: 'order-sent', params: { number }, message, hasNoTimeout: true });
  }

  /** An order that could not be stored is lost when the page closes. */
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

  async fetch(id: string): Promise<PlacedOrder> {
    const { result } = await this.gateway.call(getOrder, { query: { id } }, { silent: true });
    return result;
  }

  reportPaid({ number, price, currency }: PlacedOrder): void {
    this.telemetry.event('order-paid', { number, value: price, currency });
  }

  fail(error: unknown): void {
    this.telemetry.error(error, { area: 'orders' });
  }

  report(code: ErrorCode, order_id: string): void {
    this.telemetry.error(isOrderError(code) ? orderError(code) : new ShopError(code), {
      area: 'orders',
      order: order_id,
    });
  }

  async #seal({ order: queued }: QueueEntry): Promise<Seal | undefined> {
    let order = queued;
    if (order.cart_id === '') {
      const reply = await this.#ask(() =>
        this.gateway.ask(createCart, {}, { ...inNameOf(order), storeCode: order.store_code }),
      );
      if (reply?.ok !== true) return undefined;
      order = { ...order, cart_id: reply.result };
    }
    return { cart_id: order.cart_id, hash: order.hash ?? orderHash(order, await loadSha3()) };
  }

  async #withoutCart(entry: QueueEntry, queued: QueueEntry, password?: string): Promise<QueueEntry | undefined> {
    const waiting = await this.store.change(entry, { type: 'unsealed' });
    return waiting === undefined || queued.order.cart_id === '' ? waiting : this.transmit(waiting, password);
  }

  async #retire(orderIds: readonly string[]): Promise<void> {
    for (const id of orderIds) {
      const earlier = await this.store.newest(id);
      if (earlier !== undefined && isPlaced(earlier))
        await this.store.change(earlier, { type: 'cancelled', lines: [] });
    }
  }

  async #linesBack(entry: QueueEntry, { putBack, paid = [] }: CancelPlan): Promise<QueueEntry['lines']> {
    if (!putBack) return this.#notOrderedOtherwise(entry);
    let left = entry.lines;
    for (const id of paid) {
      const other = await this.store.newest(id);
      if (!hasLeftCart(entry) || other === undefined || !isPlaced(other)) continue;
      left = takeOut(left, other.lines).map((item) => ({ ...item }));
      await this.store.change(other, { type: 'released' });
    }
    return left;
  }

  async #giveUp(entry: QueueEntry, why: GivingUp): Promise<QueueEntry | undefined> {
    try {
      return await this.#settleGivenUp(entry, why);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return this.store.newest(entry.order.order_id);
    }
  }

  /**
   * Ends an order once the shop confirms if any of it arrived; marks it first because the shop closes its cart.
   * @throws ShopError 'request-failed' while its state is unknown
   */
  async #settleGivenUp(entry: QueueEntry, { code, costs, limit }: GivingUp): Promise<QueueEntry | undefined> {
    const known = costs && { costs: { grand_total: costs.grand_total } };
    const why = { ...(code && { code }), ...known, ...(limit && { limit }) };
    const ending = await this.store.change(entry, { type: 'withdrawn', why });
    if (ending === undefined) return undefined;
    const placed = await whetherPlaced(this.gateway, entry.order);
    if (placed !== undefined) return this.markPlaced(ending, placed, planPayment(placed).clearBasket);
    await this.cart.release([], { of: entry.order.cart_id });
    if (code === undefined) return this.#takeBack(ending, ending.lines);
    return this.#cancel(ending, { code, ...(costs && { costs }), ...(limit && { limit }) }, ending.lines);
  }

  async #adopt(entry: QueueEntry): Promise<QueueEntry | undefined> {
    const { order_id } = entry.order;
    const reply = await this.#ask(() => this.gateway.ask(getOrder, { query: { id: order_id } }, { silent: true }));
    const current = await this.store.newest(order_id);
    const isNews = reply?.ok === true && (current === undefined || isWaiting(current));
    return isNews ? this.markPlaced(current ?? entry, reply.result) : current;
  }

  #notOrderedOtherwise({ order, lines }: QueueEntry): QueueEntry['lines'] {
    const ofCart = this.store.queue.filter(
      (other) => other.order.cart_id === order.cart_id && other.order.order_id !== order.order_id,
    );
    const others = ofCart.filter(isPlaced);
    if (others.length === 0 && !ofCart.some(wasWithdrawn)) return [];
    return others
      .reduce<readonly CartItem[]>((left, other) => takeOut(left, other.lines), lines)
      .map((item) => ({ ...item }));
  }

  async #cancel(
    entry: QueueEntry,
    plan: Pick<CancelPlan, 'code' | 'costs' | 'limit'>,
    back: QueueEntry['lines'],
  ): Promise<QueueEntry | undefined> {
    const { code, costs, limit } = plan;
    const coupon = entry.coupon ?? '';
    const said = limit === undefined ? { coupon } : payLaterFacts(limit);
    const facts = costs === undefined ? said : costFacts(entry, costs, this.config.stores.views);
    const message = this.notify(code, facts);
    return this.#takeBack(entry, back, { message, withCoupon: code !== 'queue-coupon-gone' && !isCouponLimit(code) });
  }

  async #takeBack(
    entry: QueueEntry,
    lines: QueueEntry['lines'],
    { message, withCoupon = true }: { readonly message?: string; readonly withCoupon?: boolean } = {},
  ): Promise<QueueEntry | undefined> {
    const ending = await this.store.change(entry, {
      type: 'cancelled',
      lines,
      ...(message !== undefined && { message }),
    });
    if (ending === undefined) return undefined;
    const canceled = await this.giveBack(ending);
    const { coupon } = entry;
    const cameBack = lifeOf(ending).kind === 'returning';
    if (cameBack && withCoupon && coupon !== undefined) this.cart.follow(() => this.#applyAgain(coupon));
    await this.#updateConfirmation(canceled, 'canceled');
    return canceled;
  }

  /** Restores the lines of an order that returns them. They are stored before and after, so `load` can resume. */
  async giveBack(entry: QueueEntry): Promise<QueueEntry> {
    const life = lifeOf(entry);
    if (life.kind !== 'returning') return entry;
    const { cartItems } = this.cart.record;
    for (const other of this.store.queue.filter((one) => isHolding(one, this.session.cartStoreCode))) {
      const holds = holdNoMore(other, cartItems);
      if (holds !== undefined) await this.store.change(other, { type: 'held', holds });
    }
    this.cart.putBack(life.lines, entry.order.order_id);
    await this.cart.written();
    return (await this.store.change(entry, { type: 'returned' })) ?? advance(entry, { type: 'returned' });
  }

  async #applyAgain(coupon: string): Promise<void> {
    if (this.cart.record.coupon !== null || !this.store.isOnline()) return;
    try {
      await this.cart.applyCoupon(coupon);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }

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
      return undefined;
    }
  }
}

export const ORDER_SENDER = token<OrderSender>('OrderSender');
