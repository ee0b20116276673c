import type { Order } from '../../../core/contract';
import { cartClosed } from '../cart/cart-errors';
import { ApiError } from '../http/api-error';
import { inTurn } from '../kernel/in-turn';
import type { Settings } from '../settings/options';
import { isAsked, type PaymentService } from '../payments/payment-service';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import { mayReplace } from './may-replace';
import { PAYMENT_MS, type OrderSettlement } from '../settlement/order-settlement';
import { isHeldAt } from '../settlement/stock-hold';
import { alreadyPaid } from './ready-order';

/** Of so many orders of others the provider is asked on the way to one order. */
const MOST_ASKED = 20;

/** What the provider was asked on the way to one order. */
export interface Asked {
  /** Orders that it was asked about. */
  readonly ids: Set<number>;
  /** Of these, the ones of which it gave no answer. */
  readonly unanswered: Set<number>;
  /** One of a cart that was joined with this one was paid: its lines have left the cart since. */
  isJoinedPaid: boolean;
  /** SKUs of which there was not enough: orders of others that nobody has paid in time let go of them. */
  readonly short: Set<string>;
}

export function nothingAsked(): Asked {
  return { ids: new Set(), unanswered: new Set(), isJoinedPaid: false, short: new Set() };
}

/** Raised in a unit of work that would end orders which the provider was not asked about yet: it is asked, and the unit starts again. */
export class UnaskedOrders extends Error {
  override readonly name = 'UnaskedOrders';

  constructor(
    readonly orders: readonly StoredOrder[],
    /** Of these, the ones of carts that were joined with the one that is ordered. */
    readonly joined: ReadonlySet<number>,
  ) {
    super('The payment provider has to be asked about earlier orders first');
  }
}

/** Raised in a unit of work that would take more of a SKU than there is. */
export class ShortStock extends Error {
  override readonly name = 'ShortStock';

  constructor(readonly sku: string) {
    super(`There is not enough of ${sku}`);
  }
}

/** An order on its way, and who is signed in. */
interface Placing {
  readonly order: Order;
  readonly customerId: number | undefined;
}

type Db = Repositories;

/**
 * What a new order ends: the orders that it replaces, the unpaid ones of its cart and of carts that were joined with it, and, where its
 * goods do not suffice, those of others that nobody has paid for a day; younger ones that were not paid in the time of the settings let go of their
 * goods and can still be paid. Their payment may have been made and the shop not
 * have heard of it, so the provider is asked about each before, outside the unit of work, which awaits its repositories alone.
 */
export class EarlierOrders {
  constructor(
    private readonly services: {
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
      readonly payment: PaymentService;
    },
  ) {}

  /** Asks about the orders that a unit stopped at. */
  async ask({ orders, joined }: UnaskedOrders, asked: Asked): Promise<void> {
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
   * Ends the earlier orders, in the unit of work of the new one.
   * @returns those of the shopper's own that it ended, as they were
   * @throws UnaskedOrders where the provider was not asked about one of them; ApiError 400 'already_paid' where one that is to be replaced is
   *   paid, 'cart_closed' where one of a joined cart is: its lines have left the cart, and the customer decides again; 503 where it cannot be
   *   found out whether one of the shopper's own is paid: the order is sent again later
   */
  async end(db: Db, placing: Placing, asked: Asked): Promise<readonly StoredOrder[]> {
    const { abandoned, replaced, ofCart, joined } = await this.#find(db, placing, asked);
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
    // The shop's own rounds ask again about those of others.
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

  async #find(db: Db, { order, customerId }: Placing, { short }: Asked) {
    const now = this.services.settings.clock.now();
    const ofCart = await db.orders.unpaidOfCart(order.cart_id);
    return {
      // Who left the payment page longer ago than goods are held does not keep others from buying. While there is enough for both nobody waits for the
      // provider's answer about them: the shop's own rounds end them.
      abandoned: (await heldOf(db, short)).filter((one) => !isHeldAt(one, now)).slice(0, MOST_ASKED),
      replaced: await replacedBy(db, order, customerId),
      // A customer who orders a cart again, having come back from the payment page, has given up the unpaid order of it.
      ofCart: ofCart === undefined ? [] : [ofCart],
      // Their lines are among the lines of this cart since somebody signed in.
      joined: customerId === undefined ? [] : await db.orders.unpaidOfJoined(order.cart_id),
    };
  }
}

/** Orders that wait for their payment page and hold one of these, each once; the oldest first. */
async function heldOf({ orders }: Db, skus: ReadonlySet<string>): Promise<readonly StoredOrder[]> {
  const found = (await inTurn([...skus], (sku) => orders.unpaidHolding(sku))).flat();
  return [...new Map(found.map((order) => [order.id, order])).values()].sort((a, b) => a.createdAt - b.createdAt);
}

/** Whether an order has waited for its payment as long as any does. */
function isOver({ createdAt }: StoredOrder, now: number): boolean {
  return createdAt < now - PAYMENT_MS;
}

function paymentUnknown(): ApiError {
  const message =
    'The payment provider does not answer, and an earlier order of this cart may be paid: try again later';
  return new ApiError(503, message, { error: 'payment_unknown' });
}

/** The orders that one names to take their place, as far as they are of who sends it. */
async function replacedBy({ orders }: Db, order: Order, customerId: number | undefined): Promise<StoredOrder[]> {
  const named = await inTurn(order.replaces ?? [], (id) => orders.byOrderId(id));
  return named.flatMap((earlier) => (earlier && mayReplace(earlier, { ...order, customerId }) ? [earlier] : []));
}
