import { createHash } from 'node:crypto';
import type { Order, OrderResult } from '../../../../core/contract';
import { orderHash } from '../../../../core/orders/order-hash';
import { atOnce, type Settings, loginOf, type SignedInCaller, shownResult } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { SessionService } from '../../people';
import { checkOrder } from './check-order';
import { extrasOf } from './order-extras';
import { type Reconciliation, type EarlierOrders, nothingAsked, ShortStock, UnaskedOrders } from './earlier-orders';
import type { OrderCosts } from './order-costs';
import type { OrderQuotes } from './order-quotes';
import type { OrderWriter } from './order-writer';
import type { OrderPreparation } from './order-preparation';
import { invalidOrder, outOfStock } from './ready-order';

type Db = Repositories;

const sha3_224 = (text: string): string => createHash('sha3-224').update(text).digest('hex');

export interface OrderedBy {
  readonly customerId: number | undefined;
  /** Staff acting for the customer; recorded in the history. */
  readonly actorId?: number | undefined;
  readonly address?: string | undefined;
  /** Session of the request. */
  readonly session?: SignedInCaller | undefined;
}

interface Placement {
  readonly hash: string;
  readonly by: OrderedBy;
  readonly asked: Reconciliation;
}

/** Places orders exactly once, at the shop's prices, taking stock in the same transaction. */
export class OrderService {
  constructor(
    private readonly services: {
      readonly costs: OrderCosts;
      readonly database: Database;
      readonly earlier: EarlierOrders;
      readonly preparation: OrderPreparation;
      readonly quotes: OrderQuotes;
      readonly sessions: Pick<SessionService, 'hold'>;
      readonly settings: Settings;
      readonly writer: OrderWriter;
    },
  ) {}

  /**
   * Idempotent: repeats return the first result.
   * @param raw unparsed order, over which the hash is computed
   * @throws ApiError see `placeOrder` in the contract
   */
  async place(order: Order, raw: Order, by: OrderedBy = { customerId: undefined }): Promise<OrderResult> {
    const { settings } = this.services;
    const extras = extrasOf(raw); // before hashing
    if (extras.length > 0) throw invalidOrder(extras);
    const errors = await this.#faultsOf(order);
    if (errors.length > 0) throw invalidOrder(errors);
    const hash = orderHash(raw, sha3_224);
    if (order.hash !== undefined && order.hash !== hash) {
      throw invalidOrder([{ field: 'hash', message: 'hash is not that of the order' }]);
    }
    await this.services.quotes.ask(order, by);
    settings.onOrderStep('begin');
    const result = await this.#placeAsking(order, hash, by);
    settings.onOrderStep('committed');
    return result;
  }

  async #faultsOf(order: Order): Promise<ReturnType<typeof checkOrder>> {
    const errors = checkOrder(order);
    if (errors.length === 0) return errors;
    const { costs, database } = this.services;
    return (await database.read((db) => costs.isVirtual(db, order))) ? checkOrder(order, 'virtual') : errors;
  }

  async #placeAsking(order: Order, hash: string, by: OrderedBy): Promise<OrderResult> {
    const asked = nothingAsked();
    for (;;) {
      try {
        const work = (db: Db) => this.#placeOnce(db, order, { hash, by, asked });
        return await this.services.database.write(work, 'power');
      } catch (error) {
        if (error instanceof UnaskedOrders) await this.services.earlier.ask(error, asked);
        else if (!(error instanceof ShortStock)) throw error;
        else if (asked.short.has(error.sku)) throw outOfStock();
        else asked.short.add(error.sku);
      }
    }
  }

  async #placeOnce(db: Db, order: Order, { hash, by, asked }: Placement): Promise<OrderResult> {
    await db.orders.lock(order.cart_id);
    const named = { hash, orderId: order.order_id, cartToken: order.cart_id };
    const { known, other, unpaid } = await db.orders.placed(named);
    if (known) return { ...shownResult(known), paid: known.status === 'paid' };
    if (other) {
      throw invalidOrder([{ field: 'order_id', message: 'order_id belongs to another order' }]);
    }
    const { customerId, address } = by;
    const renewed = await this.services.earlier.end(db, { order, customerId, unpaid }, asked);
    // The owner of the address may have taken over the account meanwhile; the order would become the owner's.
    if (by.session !== undefined) await this.services.sessions.hold(db, by.session);
    const ready = await this.services.preparation.prepare(db, order, hash, customerId);
    const isStaff = by.actorId !== undefined;
    const result = await this.services.writer.write(db, {
      ...{ ...ready, customerId, address, renewed },
      isConfirmed: ready.isConfirmed || isStaff,
      isTrusted: ready.isTrusted || isStaff,
      isByStaff: isStaff,
    });
    if (by.actorId !== undefined) await this.#logActor(db, hash, by.actorId);
    return result;
  }

  async #logActor(db: Db, hash: string, actorId: number): Promise<void> {
    const [order, actor] = await atOnce([db.orders.byHash(hash), db.customers.byId(actorId)]);
    if (order === undefined || actor === undefined) return;
    const what = [{ name: 'placed', from: null, to: order.email }] as const;
    await db.orderLog.add(order.id, { at: this.services.settings.clock.now(), who: loginOf(actor), what });
  }
}
