import type { ManagedOrder } from '../../../../core/contract/orders/manage-orders';
import { outOfStock } from '../../../../core/contract/orders/orders';
import {
  STAFF_ORDER_REFUSALS,
  type StaffOrder,
  type StaffOrderMade,
} from '../../../../core/contract/orders/manage-order-new';
import { ApiError, atOnce, refuse } from '../../foundation';
import type { Database } from '../../ports/database';
import type { ManagedOrders } from '../lifecycle/managed-orders';
import type { PlacedExchange } from '../lifecycle/order-placement';
import type { OrderService } from '../lifecycle/order-service';
import { inFieldsOf } from '../lines/renamed-fields';
import type { StaffCarts } from './staff-carts';
import { STAFF_ORDER_FIELDS, staffOrderHash, staffOrderIds } from './staff-order-input';
import type { StaffQuotes } from './staff-quotes';

interface Making {
  /** Author, for the history. */
  readonly who: string;
  readonly hash: string;
  readonly exchange?: StaffExchange | undefined;
}

/** Exchange that the order is part of. */
export interface StaffExchange {
  /** Paid for the items, in minor units. */
  readonly credit: number;
  /** @param covered part of the credit that the order spends */
  readonly placed: (covered: number) => PlacedExchange;
}

type ExchangeRequest = Required<Making>;

/** Orders that staff make for customers, through the cart and the checkout of shoppers. */
export class StaffOrders {
  constructor(
    private readonly services: {
      readonly carts: StaffCarts;
      readonly database: Database;
      readonly managed: ManagedOrders;
      readonly orderService: OrderService;
      readonly quotes: StaffQuotes;
      readonly secret: string;
    },
  ) {}

  /**
   * Makes the order, once per key, or only calculates it.
   * @param who author, for the history
   * @throws ApiError see `makeOrder` in the contract
   */
  async make(input: StaffOrder, who: string): Promise<StaffOrderMade> {
    try {
      return await this.#make(input, { who, hash: staffOrderHash(input) });
    } catch (error) {
      throw inFieldsOf(STAFF_ORDER_FIELDS, error);
    }
  }

  /**
   * Makes the new order of an exchange, or only calculates it.
   * @param hash of the request for the exchange
   * @throws ApiError as `make`, naming the fields of `input`
   */
  async exchange(input: StaffOrder, { hash, who, exchange }: ExchangeRequest): Promise<StaffOrderMade> {
    return this.#make(input, { who, hash, exchange });
  }

  /** Returns the order that a key made. @throws ApiError 409 'other-order' if its contents differ */
  made(input: Pick<StaffOrder, 'key' | 'store'>, hash: string): Promise<ManagedOrder | undefined> {
    return this.#made(staffOrderIds(this.services.secret, input).orderId, hash);
  }

  async #make(input: StaffOrder, { hash, who, exchange }: Making): Promise<StaffOrderMade> {
    const { carts, database, orderService, quotes, secret } = this.services;
    const ids = staffOrderIds(secret, input);
    const known = await this.#made(ids.orderId, hash);
    if (known !== undefined) return { order: known, quote: null };
    const cart = await database.write((db) => carts.fill(db, ids.cartToken, input));
    if (cart === undefined) return this.#again(ids.orderId, hash);
    const by = { customerId: cart.customer?.id, staff: { who, note: input.note }, exchange: exchange?.placed(0) };
    const quoted = await quotes.of(input, { ids, cart, by, ...(exchange && { credit: exchange.credit }) });
    const { order, quote, missing, covered } = quoted;
    const refused = refusalOf(input, quote.total, missing);
    if (refused !== undefined) {
      // A concurrent request with this key may have taken the stock.
      const meanwhile = await this.#made(ids.orderId, hash);
      if (meanwhile !== undefined) return { order: meanwhile, quote: null };
      throw refused;
    }
    if (input.dry_run === true) return { order: null, quote };
    try {
      await orderService.placeChecked(order, hash, { ...by, exchange: exchange?.placed(covered) });
    } catch (error) {
      // A concurrent request with this key may have made another order.
      const meanwhile = await this.#made(ids.orderId, hash);
      if (meanwhile !== undefined) return { order: meanwhile, quote };
      throw error instanceof ApiError && error.meta?.error === outOfStock.code ? notInStock() : error;
    }
    return { ...(await this.#again(ids.orderId, hash)), quote };
  }

  async #again(orderId: string, hash: string): Promise<StaffOrderMade> {
    const order = await this.#made(orderId, hash);
    if (order === undefined) throw new Error('The order is missing after it was placed');
    return { order, quote: null };
  }

  /** @throws ApiError 409 'other-order' if the key made another order */
  #made(orderId: string, hash: string): Promise<ManagedOrder | undefined> {
    const { database, managed } = this.services;
    return database.read(async (db) => {
      const [known, same] = await atOnce([db.orders.byOrderId(orderId), db.orders.byHash(hash)]);
      if (known === undefined) return undefined;
      if (known.id !== same?.id)
        throw refuse(
          STAFF_ORDER_REFUSALS['other-order'],
          `Order ${known.number} was made by this key: use another key`,
          { number: known.number },
        );
      return managed.of(db, known);
    });
  }
}

function refusalOf({ total: shown }: StaffOrder, total: number, missing: string | undefined): ApiError | undefined {
  if (missing !== undefined) return notInStock(missing);
  if (shown === undefined || shown === total) return undefined;
  return refuse(STAFF_ORDER_REFUSALS['total-changed'], `The order costs ${total.toFixed(2)} now`, { total });
}

function notInStock(sku?: string): ApiError {
  return refuse(STAFF_ORDER_REFUSALS['not-in-stock'], `${sku ?? 'A product'} is not in stock in this quantity`, {
    ...(sku !== undefined && { sku }),
  });
}
