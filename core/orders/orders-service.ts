import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { CHECKOUT, type CheckoutService } from '../checkout';
import type { OrderResult, PlacedOrder, TotalSegment } from '../contract';
import { token } from '../di';
import { sameJson } from '../kernel/same-json';
import { ShopError } from '../kernel/shop-error';
import { SingleFlight } from '../kernel/async/single-flight';
import { confirmationOf } from './confirmation-of';
import { ORDER_DRAFTER, type OrderDrafter } from './order-drafter';
import { ORDER_SENDER, type OrderSender } from './order-sender';
import type { Confirmation, OrdersArea, ReorderOutcome } from './orders';
import { orderError } from './queue/order-error';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import type { OrderPlaced, OrderWaiting, PlaceOutcome } from './place-outcome';
import { planPayment, planPlace, type PlacePlan } from './queue/plan-place';
import { hasLeftCart, isEnded, isPlaced, isQueued, isWaiting, lifeOf, wasSent } from './queue/order-life';
import type { QueueEntry } from './queue/queue-entry';
import type { QueuedOrder } from './queued-order';
import { refusalOf } from './refusal';
import { REORDERS, type Reorders } from './reorders';
import { replacedBy, replacing } from './replaced-orders';
import { UNPAID_ORDERS, type UnpaidOrders } from './unpaid-orders';
import { whenSent } from './when-sent';

function toQueued(entry: QueueEntry): QueuedOrder {
  const { order, transmited, state, attempts, message, result, lines, queued_at } = entry;
  return { order, transmited, state, attempts, message, result, lines, queued_at };
}

function sameFigures(a: readonly TotalSegment[], b: readonly TotalSegment[]): boolean {
  const figures = (segments: readonly TotalSegment[]) => segments.map(({ code, value }) => [code, value]);
  return JSON.stringify(figures(a)) === JSON.stringify(figures(b));
}

type Accepted = OrderPlaced | OrderWaiting;
type Rejection = Pick<Extract<PlacePlan, { readonly kind: 'rejected' }>, 'code' | 'fields'>;

@injectable()
export class OrdersService implements Omit<OrdersArea, 'tracking' | 'withoutCoupon'> {
  readonly queue$: Observable<readonly QueuedOrder[]>;
  readonly confirmation$: Observable<Confirmation | null>;
  readonly waiting$: Observable<readonly QueuedOrder[]>;
  readonly awaitingConfirmation$: Observable<readonly QueuedOrder[]>;
  readonly #placing = new SingleFlight(() => {
    const { cartId } = this.drafter;
    return this.store.exclusively(() => this.#outcome(cartId));
  });
  readonly #processing = new SingleFlight(() => this.store.exclusively(() => this.#process()));
  /** Refused orders are not resent automatically. */
  readonly #sending = new SingleFlight(() =>
    this.store.exclusively(() => this.#process((entry) => lifeOf(entry).kind !== 'refused')),
  );

  constructor(
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(ORDER_SENDER) private readonly sender: OrderSender,
    @inject(ORDER_DRAFTER) private readonly drafter: OrderDrafter,
    @inject(CHECKOUT) private readonly checkout: CheckoutService,
    @inject(UNPAID_ORDERS) private readonly unpaid: UnpaidOrders,
    @inject(REORDERS) private readonly reorders: Reorders,
  ) {
    this.queue$ = store.ours$.pipe(map((queue) => queue.map(toQueued)));
    this.confirmation$ = store.confirmation$;
    this.waiting$ = store.ours$.pipe(
      map((queue) => queue.filter(isQueued)),
      distinctUntilChanged<readonly QueueEntry[]>(sameJson),
      map((waiting) => waiting.map(toQueued)),
    );
    const asks$ = combineLatest([store.online$, checkout.state$]).pipe(
      map(([online, { isThankYouPage }]) => online && !sender.isAutomatic && !isThankYouPage),
      distinctUntilChanged(),
    );
    this.awaitingConfirmation$ = asks$.pipe(switchMap((asks) => (asks ? this.waiting$ : of([]))));
  }

  async load(): Promise<void> {
    await this.store.load();
    // The page was killed while queuing these; finish moving their lines out of the cart.
    const begun = this.store.queue.filter((entry) => lifeOf(entry).kind === 'draft');
    for (const entry of begun) await this.sender.release(entry);
    for (const entry of this.store.queue) await this.sender.giveBack(entry);
    if (this.store.isOnline()) this.unpaid.poll().catch((error: unknown) => this.sender.fail(error));
  }

  place(): Promise<PlaceOutcome> {
    return this.#placing.run();
  }

  queue(): Promise<readonly QueuedOrder[]> {
    return Promise.resolve(this.store.ours.map(toQueued));
  }

  async process(ids?: readonly string[]): Promise<readonly QueuedOrder[]> {
    if (ids === undefined) await this.#processing.run();
    else await this.store.exclusively(() => this.#process(({ order }) => ids.includes(order.order_id)));
    return this.queue();
  }

  show(id: string): Promise<PlacedOrder> {
    return this.sender.fetch(id);
  }

  async paid(id: string): Promise<boolean> {
    return (await this.check(id)).state === 'paid';
  }

  check(id: string): Promise<Confirmation> {
    return this.unpaid.check(id);
  }

  cancel(id: string): Promise<boolean> {
    return this.store.exclusively(async () => {
      const entry = this.store.find(id);
      return entry !== undefined && !this.store.isOurs(entry.order) ? false : this.sender.callOff(id);
    });
  }

  leave(userId: string): Promise<void> {
    return this.store.leave(userId);
  }

  async reorder(id: string): Promise<ReorderOutcome> {
    const outcome = await this.reorders.run(id);
    if (outcome.lines.some(({ added }) => added)) this.checkout.setThankYouPage(false);
    return outcome;
  }

  async onReconnect(): Promise<void> {
    const everything = this.sender.isAutomatic || this.checkout.snapshot.isThankYouPage;
    if (everything) await this.#sendUnasked();
    else {
      await this.store.exclusively(() => this.#transmit((entry) => wasSent(entry) && lifeOf(entry).kind !== 'refused'));
    }
    await this.unpaid.poll();
  }

  async onStart(): Promise<void> {
    if (this.sender.isAutomatic) await this.#sendUnasked();
  }

  async #sendUnasked(): Promise<void> {
    const waited = this.store.queue.filter(isWaiting);
    await this.#sending.run();
    if (this.checkout.snapshot.isThankYouPage) return;
    for (const { order } of waited) {
      const after = this.store.findOurs(order.order_id);
      if (after !== undefined && isPlaced(after) && after.result) this.sender.notifySent(after.result.number);
    }
  }

  async onReturn(): Promise<void> {
    if (!this.store.isOnline()) return;
    await this.store.exclusively(() => this.store.load());
    await this.unpaid.poll();
  }

  async #process(wanted: (entry: QueueEntry) => boolean = () => true): Promise<void> {
    await this.store.load();
    await this.#transmit(wanted);
  }

  async #transmit(wanted: (entry: QueueEntry) => boolean): Promise<void> {
    for (const { order } of this.store.queue) {
      const entry = this.store.find(order.order_id);
      if (!this.store.isOnline()) return;
      if (entry === undefined || !isWaiting(entry) || !this.drafter.isOurs(entry.order)) continue;
      if (wanted(entry)) await this.#transmitOne(entry);
    }
  }

  async #transmitOne(entry: QueueEntry): Promise<QueueEntry | undefined> {
    const password = this.#passwordFor(entry);
    const after = await this.sender.transmit(entry, password);
    if (after === undefined) return undefined;
    if (isEnded(after)) await this.unpaid.pollPaid(after);
    if (isPlaced(after)) await this.#forgetReplaced(after);
    if (isPlaced(after) && password !== undefined) await this.checkout.savePersonal({ password: '' });
    return after;
  }

  #passwordFor({ order: { personalDetails: person } }: QueueEntry): string | undefined {
    const { createAccount, emailAddress, password } = this.checkout.snapshot.personalDetails;
    const isMeant = createAccount && person.createAccount === true && person.emailAddress === emailAddress;
    return isMeant && password !== '' ? password : undefined;
  }

  async #outcome(cartId: string): Promise<PlaceOutcome> {
    try {
      return await this.#place(cartId);
    } catch (error) {
      const refusal = refusalOf(error, this.drafter.items);
      if (refusal === undefined) throw error;
      const { code } = refusal;
      if (code === 'order-invalid' || code === 'order-sold-out') this.sender.notify(code); // S §8
      return refusal;
    }
  }

  async #place(cartId: string): Promise<Accepted> {
    await this.drafter.ready();
    await this.store.load();
    const ordered = await this.#orderedElsewhere(cartId);
    if (ordered !== undefined && this.drafter.isEmpty) return ordered;
    if (ordered !== undefined) throw new ShopError('totals-changed');
    const { shown, methods } = this.drafter;
    const earlier = await this.#settleEarlier();
    if (earlier !== undefined && this.drafter.isEmpty) return earlier;
    const { paid, waiting, isUnknown } = await this.unpaid.settle();
    if (paid !== undefined) return this.#paidInstead(paid);
    await this.drafter.check(methods);
    const isCurrent = this.store.isOnline() && (await this.drafter.prepare());
    if (this.drafter.isEmpty) throw orderError('cart-empty');
    this.drafter.checkMethods(methods);
    // A waiting order is later sent with the totals accepted here, so they must match even offline.
    if (earlier === undefined && !sameFigures(shown, this.drafter.shown)) throw new ShopError('totals-changed');
    const draft = this.drafter.draft(replacing(waiting.map(({ order }) => order)));
    const again = await this.unpaid.again(waiting, draft);
    if (again !== undefined && this.store.isOnline()) return again;
    if (again !== undefined) throw new ShopError('offline');
    if (!this.store.isOnline()) return this.#wait(draft, 'offline');
    // The cart may be closed because an earlier order is paid, so do not queue a possible duplicate.
    if (!isCurrent && isUnknown) throw new ShopError('request-failed', { params: { reason: 'EUNKNOWN' } });
    if (!isCurrent) return this.#wait(draft, 'server-error');
    return this.#send(draft);
  }

  async #orderedElsewhere(cartId: string): Promise<Accepted | undefined> {
    const entry = this.store.queue.find((one) => one.order.cart_id === cartId && hasLeftCart(one) && !isEnded(one));
    if (cartId === '' || entry === undefined) return undefined;
    await this.drafter.letGo(entry.lines, cartId);
    this.checkout.setThankYouPage(true);
    if (isPlaced(entry)) return this.unpaid.outcomeOf(entry, true);
    return this.#waitingAs(entry, 'offline');
  }

  /**
   * Before placing another order, retries sent orders whose lines are still in the cart. A refused order is replaced.
   */
  async #settleEarlier(): Promise<Accepted | undefined> {
    let outcome: Accepted | undefined;
    for (const entry of this.store.queue) {
      const { kind } = lifeOf(entry);
      if (!isWaiting(entry) || isQueued(entry) || !this.drafter.isOurs(entry.order)) continue;
      if (kind === 'draft') {
        outcome = await this.#wait(entry, 'offline');
        continue;
      }
      if (kind === 'refused') {
        await this.store.drop(entry.order.order_id);
        continue;
      }
      const settled = await this.#transmitOne(entry);
      if (settled === undefined) continue;
      if (settled.result !== undefined) outcome = await this.#finish(settled, settled.result);
      else if (isWaiting(settled)) outcome = await this.#wait(settled, 'server-error');
    }
    return outcome;
  }

  async #send(draft: QueueEntry, isAgain = false): Promise<Accepted> {
    const sent = await this.sender.send(draft, this.#passwordFor(draft));
    if (sent === undefined) return this.#wait(draft, 'server-error');
    const { entry, reply } = sent;
    const plan = planPlace(reply);
    switch (plan.kind) {
      case 'placed': {
        const { clearBasket } = planPayment(plan.result);
        return this.#finish(await this.sender.markPlaced(entry, plan.result, clearBasket), plan.result);
      }
      case 'decline':
        await this.store.drop(entry.order.order_id);
        await this.drafter.refresh(plan.totals);
        throw new ShopError(plan.code);
      case 'coupon-limit':
      case 'pay-later-limit':
        await this.store.drop(entry.order.order_id);
        throw plan.error;
      case 'paid-already':
        await this.store.drop(entry.order.order_id);
        return this.#paidAlready();
      case 'method-gone':
        await this.store.drop(entry.order.order_id);
        await this.drafter.refresh();
        throw this.drafter.refusal(plan.fields);
      case 'cart-unknown':
        return isAgain ? this.#rejected(entry, { code: 'order-invalid', fields: [] }) : this.#withAnotherCart(entry);
      case 'rejected':
        return this.#rejected(entry, plan);
      case 'queue':
        this.sender.report('order-unhandled', entry.order.order_id);
        return this.#wait(entry, 'server-error');
    }
  }

  async #withAnotherCart({ order }: QueueEntry): Promise<Accepted> {
    const { shown, methods } = this.drafter;
    await this.store.drop(order.order_id);
    await this.drafter.refresh();
    if (this.drafter.isEmpty) throw orderError('cart-empty');
    this.drafter.checkMethods(methods);
    if (!sameFigures(shown, this.drafter.shown)) throw new ShopError('totals-changed');
    const draft = this.drafter.draft(replacedBy(order));
    return (await this.drafter.prepare()) ? this.#send(draft, true) : this.#wait(draft, 'server-error');
  }

  async #paidAlready(): Promise<Accepted> {
    const { paid } = await this.unpaid.settle();
    if (paid === undefined) throw new ShopError('cart-closed');
    return this.#paidInstead(paid);
  }

  #paidInstead(paid: Accepted): Accepted {
    if (this.drafter.isEmpty) return paid;
    throw new ShopError('totals-changed');
  }

  async #finish(entry: QueueEntry, result: OrderResult): Promise<Accepted> {
    const { order_id, personalDetails } = entry.order;
    const { clearBasket } = planPayment(result);
    const activeOrderId = clearBasket ? '' : order_id;
    if (this.checkout.snapshot.paymentDetails.activeOrderId !== activeOrderId) {
      await this.checkout.savePayment({ activeOrderId });
    }
    if (personalDetails.createAccount === true) await this.checkout.savePersonal({ password: '' });
    const outcome = this.unpaid.outcomeOf({ ...entry, result }, true);
    if (outcome.returns === undefined) {
      await this.store.confirm(confirmationOf(entry, { ...result, state: 'placed' }), entry.order);
      this.checkout.setThankYouPage(true);
    }
    return outcome;
  }

  async #forgetReplaced({ order: { replaces = [] } }: QueueEntry): Promise<void> {
    if (!replaces.includes(this.checkout.snapshot.paymentDetails.activeOrderId)) return;
    await this.checkout.savePayment({ activeOrderId: '' });
  }

  async #wait(entry: QueueEntry, reason: 'offline' | 'server-error'): Promise<Accepted> {
    const waiting = await this.sender.release(entry);
    // Another tab has dropped the order, because the shop refused it.
    if (waiting === undefined) throw new ShopError('totals-changed');
    const { order_id, addressInformation } = waiting.order;
    await this.#forgetReplaced(waiting);
    const pickup_store = addressInformation.pickup_store_id === undefined ? undefined : this.checkout.pickupShop;
    await this.store.confirm(
      confirmationOf(waiting, { number: order_id, state: 'queued', pickup_store }),
      waiting.order,
    );
    this.checkout.setThankYouPage(true);
    if (reason === 'offline') this.sender.notifyWaiting();
    else this.sender.notify('order-queued');
    this.sender.notifyIfNotKept(order_id);
    return this.#waitingAs(waiting, reason);
  }

  #waitingAs(entry: QueueEntry, reason: OrderWaiting['reason']): OrderWaiting {
    const { order_id } = entry.order;
    const sends = whenSent(reason, this.sender.isAutomatic);
    const kept = this.store.isKept(order_id) ? 'device' : 'tab';
    return { status: 'waiting', order_id, number: order_id, reason, sends, kept, order: toQueued(entry) };
  }

  async #rejected(entry: QueueEntry, { code, fields }: Rejection): Promise<never> {
    await this.store.change(entry, { type: 'refused' });
    throw this.drafter.rejection(code, fields);
  }
}

export const ORDERS = token<OrdersService>('Orders');
