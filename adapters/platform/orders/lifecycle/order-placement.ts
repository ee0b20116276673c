import type { Order, OrderResult } from '../../../../core/contract';
import type { ExchangeTerms } from '../../../../core/orders/rules/exchange-order';
import { type Settings, loginOf, type SignedInCaller, shownResult } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { SessionService } from '../../people';
import type { Reconciliation, EarlierOrders } from './earlier-orders';
import type { OrderPreparation } from './order-preparation';
import type { OrderWriter } from './order-writer';
import { invalidOrder } from './ready-order';

type Db = Repositories;

export interface StaffAuthor {
  readonly who: string;
  readonly note?: string | undefined;
}

/** Exchange that a new order is part of, in the unit of work that places it. */
export interface PlacedExchange extends ExchangeTerms {
  /** Takes the items back, and puts their credit on the cart. */
  readonly begin: (db: Db, cartToken: string) => Promise<void>;
  readonly end: (db: Db, made: StoredOrder) => Promise<void>;
}

export interface OrderedBy {
  readonly customerId: number | undefined;
  /** Staff acting for the customer; recorded in the history. */
  readonly actorId?: number | undefined;
  /** Staff who make the order in the back office; recorded in the history. */
  readonly staff?: StaffAuthor | undefined;
  readonly address?: string | undefined;
  readonly exchange?: PlacedExchange | undefined;
  /** Session of the request. */
  readonly session?: SignedInCaller | undefined;
}

export interface Placement {
  readonly hash: string;
  readonly by: OrderedBy;
  readonly asked: Reconciliation;
}

/** Places a checked order in one unit of work. */
export class OrderPlacement {
  constructor(
    private readonly services: {
      readonly earlier: EarlierOrders;
      readonly preparation: OrderPreparation;
      readonly sessions: Pick<SessionService, 'hold'>;
      readonly settings: Settings;
      readonly writer: OrderWriter;
    },
  ) {}

  /** Returns the original result for a known order. */
  async place(db: Db, order: Order, { hash, by, asked }: Placement): Promise<OrderResult> {
    await db.orders.lock(order.cart_id);
    const named = { hash, orderId: order.order_id, cartToken: order.cart_id };
    const { known, other, unpaid } = await db.orders.placed(named);
    if (known) return { ...shownResult(known), paid: known.status === 'paid' };
    if (other) {
      throw invalidOrder([{ field: 'order_id', message: 'order_id belongs to another order' }]);
    }
    const { customerId, address, exchange } = by;
    const renewed = await this.services.earlier.end(db, { order, customerId, unpaid }, asked);
    // The owner of the address may have taken over the account meanwhile; the order would become the owner's.
    if (by.session !== undefined) await this.services.sessions.hold(db, by.session);
    await exchange?.begin(db, order.cart_id);
    const ready = await this.services.preparation.prepare(db, order, hash, { customerId, exchange });
    const isStaff = by.actorId !== undefined || by.staff !== undefined;
    const result = await this.services.writer.write(db, {
      ...{ ...ready, customerId, address, exchange, renewed },
      isConfirmed: ready.isConfirmed || isStaff,
      isTrusted: ready.isTrusted || isStaff,
      isByStaff: isStaff,
    });
    const made = exchange && (await db.orders.byHash(hash));
    if (made !== undefined) await exchange?.end(db, made);
    const author = isStaff ? await authorOf(db, by) : undefined;
    if (author !== undefined) await this.#logAuthor(db, hash, author);
    return result;
  }

  async #logAuthor(db: Db, hash: string, { who, note }: StaffAuthor): Promise<void> {
    const order = await db.orders.byHash(hash);
    if (order === undefined) return;
    const placed: LoggedChange = { name: 'placed', from: null, to: order.email };
    const notes: readonly LoggedChange[] = note === undefined ? [] : [{ name: 'note', from: null, to: note }];
    await db.orderLog.add(order.id, { at: this.services.settings.clock.now(), who, what: [placed, ...notes] });
  }
}

async function authorOf({ customers }: Db, { actorId, staff }: OrderedBy): Promise<StaffAuthor | undefined> {
  if (staff !== undefined || actorId === undefined) return staff;
  const actor = await customers.byId(actorId);
  return actor && { who: loginOf(actor) };
}
