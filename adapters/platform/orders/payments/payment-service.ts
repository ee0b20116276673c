import type { PlacedOrder } from '../../../../core/contract';
import { ApiError, invalidField, notFound, type Settings } from '../../foundation';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import type { StoredOrder } from '../../ports/orders/orders';
import type { OrderSettlement } from '../settlement/order-settlement';
import type { Database, Repositories } from '../../ports/database';
import type { PaymentResult, PaymentState } from '../../ports/orders/payment-provider';
import type { PaymentAttempt, PaymentOutcome } from '../../ports/orders/payments';
import { returnsOf } from './payment-starts';
import type { PaymentProviders } from './payment-providers';
import { planPayment } from './plan-payment';
import { providerMoney } from './provider-money';
import { RecentStates } from './recent-states';
import type { RefundAdmin } from './refund-admin';
import type { RefundWork } from './refund-work';

export type Status = NonNullable<PlacedOrder['payment']>;

type Db = Repositories;

export interface Reported extends Omit<PaymentResult, 'kind' | 'reference'> {
  readonly provider: string;
  /** Defaults to the newest attempt. */
  readonly reference?: string;
}

export interface Recorded {
  readonly orderId: string;
  readonly payment: Status;
  readonly isRefund: boolean;
}

export interface AskedOrder {
  readonly order: StoredOrder;
  /** `undefined` if nothing was asked, 'unknown' if the provider failed. */
  readonly state: PaymentState['kind'] | 'unknown' | undefined;
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Settings;
  readonly settlement: OrderSettlement;
  readonly providers: PaymentProviders;
  readonly refunds: RefundAdmin;
  readonly refundWork: RefundWork;
}

/** Applies provider reports exactly once, from webhooks or polling. */
export class PaymentService {
  readonly #recent: RecentStates<NonNullable<AskedOrder['state']>>;

  constructor(private readonly services: Dependencies) {
    this.#recent = new RecentStates(services.settings.clock);
  }

  async report(reported: Reported): Promise<Recorded> {
    const { database, refundWork } = this.services;
    const recorded = await database.write((db) => this.#record(db, reported), 'power');
    this.forget(reported.orderId);
    if (reported.status === 'approved') await refundWork.run(recorded.orderId);
    return recorded;
  }

  /** Asks the provider about a pending or cancelled order. Not within a unit of work: it opens its own. */
  async ask(order: StoredOrder): Promise<AskedOrder> {
    if (!isAsked(order)) return { order, state: undefined };
    const { database, providers } = this.services;
    const attempt = await database.read((db) => db.paymentAttempts.latest(order.orderId));
    const provider = attempt && providers.of(attempt.provider);
    if (attempt?.reference === undefined || provider === undefined) return { order, state: undefined };
    const payment = { orderId: order.orderId, reference: attempt.reference };
    try {
      const state = await provider.status(payment);
      if (state.kind === 'settled') {
        return { order: await this.#take(order, { ...state.result, provider: provider.code }), state: 'settled' };
      }
      if (state.kind === 'open' && order.status === 'canceled') await provider.end?.(payment);
      return { order, state: state.kind };
    } catch (error) {
      this.services.settings.telemetry.error(error, {
        area: 'payments',
        provider: provider.code,
        order: order.number,
      });
      return { order, state: 'unknown' };
    }
  }

  /** Like `ask`, but cached for 5 seconds; not for decisions about money. */
  async look(order: StoredOrder): Promise<AskedOrder> {
    if (!isAsked(order)) return { order, state: undefined };
    const state = await this.#recent.of(order.orderId, async () => (await this.ask(order)).state);
    if (state === undefined) return { order, state };
    return { order: (await this.services.database.read((db) => db.orders.byId(order.id))) ?? order, state };
  }

  forget(orderId: string): void {
    this.#recent.forget(orderId);
  }

  async current(order: StoredOrder): Promise<StoredOrder> {
    return (await this.ask(order)).order;
  }

  async status(
    { payments }: Pick<Db, 'payments'>,
    { orderId, redirect, status }: StoredOrder,
  ): Promise<Status | undefined> {
    if (!redirect) return undefined;
    if (status === 'canceled' && (await payments.isRefunded(orderId))) return 'refunded';
    if (status !== 'new') return status;
    return (await payments.wasDeclined(orderId)) ? 'declined' : 'waiting';
  }

  async #take(order: StoredOrder, reported: Reported): Promise<StoredOrder> {
    const { database } = this.services;
    const isKnown = await database.read((db) => db.payments.outcomeOf(eventKey(reported)));
    if (isKnown === undefined) await this.report(reported);
    return (await database.read((db) => db.orders.byId(order.id))) ?? order;
  }

  async #record(db: Db, reported: Reported): Promise<Recorded> {
    const named = await db.orders.byOrderId(reported.orderId);
    if (!named) throw notFound('order_id does not match any order');
    await db.orders.lock(named.cartToken);
    const order = (await db.orders.byId(named.id)) ?? named;
    const known = await db.payments.outcomeOf(eventKey(reported));
    const outcome = known ?? (await this.#carryOut(db, order, reported));
    const now = (await db.orders.byId(named.id)) ?? order;
    const payment = (await this.status(db, now)) ?? 'waiting';
    return { orderId: order.orderId, payment, isRefund: outcome === 'refund' };
  }

  async #carryOut(db: Db, order: StoredOrder, reported: Reported): Promise<PaymentOutcome> {
    const amount = dueOf(order, reported);
    const { settlement, refunds, settings } = this.services;
    const attempt = await this.#attemptOf(db, order, reported);
    const latest = await db.paymentAttempts.latest(order.orderId);
    const isReplaced = latest?.status === 'open' && latest.attempt > attempt.attempt;
    const planned = planPayment(reported.status, order.status, { isReplaced });
    const held = planned === 'paid' ? await settlement.holdAgain(db, order) : undefined;
    // The goods were sold meanwhile, so the payment is refunded.
    const outcome = planned === 'paid' && held === undefined ? 'refund' : planned;
    if (held !== undefined) await settlement.pay(db, held, { by: attempt });
    if (outcome === 'canceled' || outcome !== planned) await settlement.cancel(db, order);
    const isNew = reported.status === 'approved' && attempt.status !== 'approved';
    if (outcome === 'refund' && !(await db.payments.isRefunded(order.orderId)))
      await refunds.announce(db, order, { attempt, amount });
    else if (outcome !== 'paid' && isNew) await refunds.giveBackSecond(db, order, { attempt, amount });
    await db.paymentAttempts.settle(attempt, reported.status);
    await db.payments.add({
      eventId: eventKey(reported),
      orderId: order.orderId,
      status: reported.status,
      outcome,
      amount,
      currency: order.currency,
      createdAt: settings.clock.now(),
    });
    return outcome;
  }

  /** An unknown attempt belongs to a process that crashed before recording it. */
  async #attemptOf(db: Db, order: StoredOrder, { provider, reference }: Reported): Promise<PaymentAttempt> {
    const { orderId } = order;
    const latest = await db.paymentAttempts.latest(orderId);
    const found = reference === undefined ? latest : await db.paymentAttempts.byReference(provider, reference);
    if (found !== undefined) return found;
    if (latest?.provider === provider && latest.reference === undefined) {
      const learned = { ...latest, reference };
      await db.paymentAttempts.keep(learned);
      return learned;
    }
    const { settings } = this.services;
    const attempt: PaymentAttempt = {
      orderId,
      attempt: (latest?.attempt ?? 0) + 1,
      provider,
      reference: reference ?? orderId,
      status: 'open',
      returns: returnsOf(order, settings),
      page: undefined,
      createdAt: settings.clock.now(),
    };
    await db.paymentAttempts.begin(attempt);
    return attempt;
  }
}

/** Returns what the report is of. @throws ApiError 400 if that is not what the order costs or has cost */
function dueOf(order: StoredOrder, { money }: Reported): number {
  const { redirect, currency } = order;
  if (!redirect) throw invalidField('order_id', 'is that of an order which is not paid on a page');
  if (money.currency !== currency) throw invalidField('currency', `must be ${currency}`);
  const due = duesOf(order).find((one) => money.amount === providerMoney(one, currency).amount);
  if (due === undefined) throw invalidField('amount', 'must be what the order costs');
  return due;
}

/** A second payment may have begun before an edit, so it may be of what the order cost then. */
function duesOf(order: StoredOrder): readonly number[] {
  const { status, fulfilment } = order;
  const { edits = [] } = fulfilment;
  const earlier = status === 'new' ? [] : edits.map(({ due, grandTotal }) => due ?? grandTotal);
  return [amountDue(order), ...earlier];
}

/** Event ids are unique per provider only. */
function eventKey({ provider, id }: Reported): string {
  return `${provider}:${id}`;
}

export function isAsked({ redirect, status }: StoredOrder): boolean {
  return redirect && status !== 'paid';
}

export function notSigned(): ApiError {
  return new ApiError(401, 'signature is not that of the payment provider', { error: 'unauthorized' });
}
