import type { Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { isPaymentError, PaymentError, type PaymentErrorCode } from '../../ports/orders/payment-provider';
import type { PaymentRefund } from '../../ports/orders/payments';
import type { PaymentProviders } from './payment-providers';
import { providerMoney } from './provider-money';
import type { RefundAdmin } from './refund-admin';

const MINUTE_MS = 60 * 1000;
/** Max backoff in milliseconds. */
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
const GIVE_UP_MS = 7 * 24 * 60 * MINUTE_MS;
/** Claim duration of one try, in milliseconds. */
const CLAIM_MS = 5 * MINUTE_MS;

export interface RefundRun {
  readonly done: number;
  readonly failed: number;
}

/** Executes refunds after commit, with backoff until done or refused. Survives crashes. */
export class RefundWork {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly providers: PaymentProviders;
      readonly refunds: RefundAdmin;
    },
  ) {}

  async run(orderId?: string): Promise<RefundRun> {
    const { database, settings } = this.services;
    const now = settings.clock.now();
    const run = { done: 0, failed: 0 };
    for (const refund of await database.read((db) => db.paymentRefunds.due(now, orderId))) {
      const isOurs = await database.write((db) => db.paymentRefunds.claim(refund, now + CLAIM_MS), 'power');
      const state = isOurs ? await this.#try(refund) : 'waiting';
      if (state !== 'waiting') run[state] += 1;
    }
    return run;
  }

  /**
   * Retries open and refused refunds; idempotency keys prevent double refunds.
   * @param key order number or id
   * @returns the refunds; undefined for an unknown order
   */
  async retry(key: string, reason?: string): Promise<readonly PaymentRefund[] | undefined> {
    const { database } = this.services;
    const order = await database.read((db) => db.orders.byKey(key));
    if (order === undefined) return undefined;
    const wanted = await database.write((db) => this.#claimOpen(db, order, reason), 'power');
    for (const refund of wanted) await this.#try(refund);
    const reasons = new Set(wanted.map((refund) => refund.reason));
    const all = await database.read((db) => db.paymentRefunds.ofOrder(order.orderId));
    return all.filter((refund) => reasons.has(refund.reason));
  }

  /** Read under the order's lock, or a refund that staff pay by hand meanwhile would be paid twice. */
  async #claimOpen(
    db: Repositories,
    { orderId, cartToken }: StoredOrder,
    reason: string | undefined,
  ): Promise<readonly PaymentRefund[]> {
    const now = this.services.settings.clock.now();
    await db.orders.lock(cartToken);
    const open = (await db.paymentRefunds.ofOrder(orderId)).filter(
      (refund) => refund.state !== 'done' && (reason === undefined || refund.reason === reason),
    );
    for (const refund of open) {
      await db.paymentRefunds.settle(refund, { state: 'waiting', nextAt: now, error: refund.error });
      await db.paymentRefunds.claim(refund, now + CLAIM_MS);
    }
    return open;
  }

  async #try(refund: PaymentRefund): Promise<PaymentRefund['state']> {
    const { database, settings, providers } = this.services;
    const order = await database.read((db) => db.orders.byOrderId(refund.orderId));
    if (order === undefined) return 'waiting';
    try {
      const refunding = providers.of(refund.provider);
      if (refunding?.refund === undefined) {
        throw new PaymentError('misconfigured', `There is no payment provider ${refund.provider} that can refund`);
      }
      const { orderId, reference, reason } = refund;
      const money = providerMoney(refund.amount, order.currency);
      const idempotencyKey = `${orderId}:refund:${reason}`;
      await refunding.refund({ orderId, reference, money, reason, idempotencyKey });
      const nextAt = settings.clock.now();
      await database.write(async (db) => {
        await db.orders.lock(order.cartToken);
        await db.paymentRefunds.settle(refund, { state: 'done', nextAt, error: undefined });
        await db.refundTasks.done(orderId, reason, refund.provider, nextAt);
      }, 'power');
      return 'done';
    } catch (error) {
      return this.#failed(refund, order, error);
    }
  }

  /** Keeps the result of another attempt that has finished meanwhile: a completed refund must not be requested again. */
  async #failed(refund: PaymentRefund, order: StoredOrder, error: unknown): Promise<PaymentRefund['state']> {
    const { database, settings, refunds } = this.services;
    const now = settings.clock.now();
    const isOver = codeOf(error) === 'declined' || now - refund.createdAt >= GIVE_UP_MS;
    const text = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const { provider, reason } = refund;
    settings.telemetry.error(error, { area: 'payments', provider, order: order.number, refund: reason });
    return database.write(async (db) => {
      await db.orders.lock(order.cartToken);
      const stored = (await db.paymentRefunds.ofOrder(order.orderId)).find((one) => one.reason === reason);
      if (stored !== undefined && stored.state !== 'waiting') return stored.state;
      const state = isOver ? 'failed' : 'waiting';
      const nextAt = now + pauseAfter(refund.tries + 1);
      await db.paymentRefunds.settle(refund, { state, nextAt, error: text });
      if (isOver) await refunds.failed(db, order, refund);
      return state;
    }, 'power');
  }
}

/** Exponential backoff from one minute to six hours. */
function pauseAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);
}

function codeOf(error: unknown): PaymentErrorCode {
  return isPaymentError(error) ? error.code : 'unreachable';
}
