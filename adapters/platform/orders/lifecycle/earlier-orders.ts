import type { Order } from '../../../../core/contract';
import { cartClosed } from '../../selling';
import { ApiError, inTurn, type Settings } from '../../foundation';
import { isAsked, type PaymentService } from '../payments/payment-service';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { lockedOrders } from '../lines/locked-order';
import { mayReplace } from './may-replace';
import { PAYMENT_MS, type OrderSettlement } from '../settlement/order-settlement';
import { isHeldAt } from '../settlement/stock-hold';
import { alreadyPaid } from './ready-order';

const MAX_ASKED = 20;

export interface Reconciliation {
  readonly ids: Set<number>;
  readonly unanswered: Set<number>;
  isJoinedPaid: boolean;
  readonly short: Set<string>;
}

export function nothingAsked(): Reconciliation {
  return { ids: new Set(), unanswered: new Set(), isJoinedPaid: false, short: new Set() };
}

/** Raised when a unit would end orders whose payment is unchecked; the unit restarts after querying the provider. */
export class UnaskedOrders extends Error {
  override readonly name = 'UnaskedOrders';

  constructor(
    readonly orders: readonly StoredOrder[],
    readonly joined: ReadonlySet<number>,
  ) {
    super('The payment provider must be asked about earlier orders first');
  }
}

export class ShortStock extends Error {
  override readonly name = 'ShortStock';

  constructor(readonly sku: string) {
    super(`There is not enough of ${sku}`);
  }
}

interface Placing {
  readonly order: Order;
  readonly customerId: number | undefined;
  /** The cart's order that awaits its online payment. */
  readonly unpaid: StoredOrder | undefined;
}

type Db = Repositories;

/**
 * Ends orders that a new one replaces: own unpaid ones and, if stock is short, abandoned ones of others. The provider
 * is asked first, outside the unit.
 */
export class EarlierOrders {
  constructor(
    private readonly services: {
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
      readonly payment: PaymentService;
    },
  ) {}

  async ask({ orders, joined }: UnaskedOrders, asked: Reconciliation): Promise<void> {
    const { payment } = this.services;
    for (const order of orders) {
      const { order: now, state } = await payment.ask(order);
      const { id, status } = now;
      asked.ids.add(id);
      if (state === 'unknown') asked.unanswered.add(id);
      if (status === 'paid' && joined.has(id)) asked.isJoinedPaid = true;
    }
  }

  /**
   * Runs in the unit of work of the new order.
   * @returns the shopper's own ended orders
   * @throws UnaskedOrders; ApiError 400 'already_paid' or 'cart_closed'; 503 if the payment state is unknown
   */
  async end(db: Db, placing: Placing, asked: Reconciliation): Promise<readonly StoredOrder[]> {
    // Other carts may end these orders at the same time, so all of them are read under their locks.
    const { abandoned, replaced, ofCart, joined } = await lockedOrders(db, () => this.#find(db, placing, asked), {
      of: (found) => [...found.abandoned, ...found.replaced, ...found.joined],
      held: [placing.order.cart_id],
    });
    const all = [...abandoned, ...replaced, ...ofCart, ...joined];
    const unasked = new Map(all.filter((one) => isAsked(one) && !asked.ids.has(one.id)).map((one) => [one.id, one]));
    if (unasked.size > 0) throw new UnaskedOrders([...unasked.values()], new Set(joined.map(({ id }) => id)));
    const paid = replaced.filter(({ status }) => status === 'paid');
    if (paid.length > 0) throw alreadyPaid(paid.map(({ orderId }) => orderId));
    if (asked.isJoinedPaid) throw cartClosed();
    const ended = new Set<number>();
    const end = async (order: StoredOrder): Promise<boolean> => {
      if (!ended.has(order.id) && !(await this.services.settlement.cancel(db, order))) return false;
      ended.add(order.id);
      return true;
    };
    const own = [...replaced, ...ofCart, ...joined];
    if (own.some(({ id }) => asked.unanswered.has(id))) throw paymentUnknown();
    // Background jobs retry these.
    const left = abandoned.filter(({ id }) => !asked.unanswered.has(id));
    const { settings, settlement } = this.services;
    const now = settings.clock.now();
    const given = [
      ...left.filter((one) => isOver(one, now)),
      ...replaced.filter(({ redirect }) => redirect),
      ...ofCart,
    ];
    for (const order of left.filter((one) => !isOver(one, now))) await settlement.release(db, order);
    for (const order of given) await end(order);
    for (const order of joined) if (!(await end(order))) throw cartClosed();
    return own.filter(({ id }) => ended.has(id));
  }

  async #find(db: Db, { order, customerId, unpaid }: Placing, { short }: Reconciliation) {
    const now = this.services.settings.clock.now();
    return {
      // Expired holds must not block buyers; with enough stock there is no need to wait for the provider.
      abandoned: (await heldOf(db, short)).filter((one) => !isHeldAt(one, now)).slice(0, MAX_ASKED),
      replaced: await replacedBy(db, order, customerId),
      // Reordering the cart abandons its unpaid order.
      ofCart: unpaid === undefined ? [] : [unpaid],
      // Their lines were merged into this cart at sign-in.
      joined: customerId === undefined ? [] : await db.orders.unpaidOfJoined(order.cart_id),
    };
  }
}

async function heldOf({ orders }: Db, skus: ReadonlySet<string>): Promise<readonly StoredOrder[]> {
  const found = (await inTurn([...skus], (sku) => orders.unpaidHolding(sku))).flat();
  return [...new Map(found.map((order) => [order.id, order])).values()].sort((a, b) => a.createdAt - b.createdAt);
}

function isOver({ createdAt }: StoredOrder, now: number): boolean {
  return createdAt < now - PAYMENT_MS;
}

function paymentUnknown(): ApiError {
  const message =
    'The payment provider does not answer, and an earlier order of this cart may be paid: try again later';
  return new ApiError(503, message, { error: 'payment_unknown' });
}

async function replacedBy({ orders }: Db, order: Order, customerId: number | undefined): Promise<StoredOrder[]> {
  const named = await inTurn(order.replaces ?? [], (id) => orders.byOrderId(id));
  return named.flatMap((earlier) => (earlier && mayReplace(earlier, { ...order, customerId }) ? [earlier] : []));
}
