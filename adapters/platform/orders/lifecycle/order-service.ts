import type { Order, OrderResult } from '../../../../core/contract';
import type { Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { type EarlierOrders, nothingAsked, ShortStock, UnaskedOrders } from './earlier-orders';
import type { OrderIntake } from './order-intake';
import type { OrderedBy, OrderPlacement } from './order-placement';
import { outOfStock } from './ready-order';

/** Places orders exactly once, at the shop's prices, taking stock in the same transaction. */
export class OrderService {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly earlier: EarlierOrders;
      readonly intake: OrderIntake;
      readonly placement: OrderPlacement;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Idempotent: repeats return the first result.
   * @param raw unparsed order, over which the hash is computed
   * @throws ApiError see `placeOrder` in the contract
   */
  async place(order: Order, raw: Order, by: OrderedBy = { customerId: undefined }): Promise<OrderResult> {
    const hash = await this.services.intake.accept(order, raw, by);
    return this.placeChecked(order, hash, by);
  }

  /** Places an order that `OrderIntake` has checked. Idempotent by its hash. */
  async placeChecked(order: Order, hash: string, by: OrderedBy): Promise<OrderResult> {
    const { settings } = this.services;
    settings.onOrderStep('begin');
    const result = await this.#placeAsking(order, hash, by);
    settings.onOrderStep('committed');
    return result;
  }

  async #placeAsking(order: Order, hash: string, by: OrderedBy): Promise<OrderResult> {
    const asked = nothingAsked();
    const { database, earlier, placement } = this.services;
    for (;;) {
      try {
        return await database.write((db) => placement.place(db, order, { hash, by, asked }), 'power');
      } catch (error) {
        if (error instanceof UnaskedOrders) await earlier.ask(error, asked);
        else if (!(error instanceof ShortStock)) throw error;
        else if (asked.short.has(error.sku)) throw outOfStock();
        else asked.short.add(error.sku);
      }
    }
  }
}
