import { createHash } from 'node:crypto';
import type { Order } from '../../../../core/contract';
import { orderHash } from '../../../../core/orders/order-hash';
import type { Database } from '../../ports/database';
import { checkOrder } from './check-order';
import type { OrderCosts } from './order-costs';
import { extrasOf } from './order-extras';
import type { OrderedBy } from './order-placement';
import type { OrderQuotes } from './order-quotes';
import { invalidOrder } from './ready-order';

const sha3_224 = (text: string): string => createHash('sha3-224').update(text).digest('hex');

/** Checks orders, and asks external services about them, before their unit of work. */
export class OrderIntake {
  constructor(
    private readonly services: {
      readonly costs: OrderCosts;
      readonly database: Database;
      readonly quotes: OrderQuotes;
    },
  ) {}

  /**
   * @param raw unparsed order, over which the hash is computed
   * @returns the hash
   * @throws ApiError 400 naming the fields
   */
  async accept(order: Order, raw: Order, by: OrderedBy): Promise<string> {
    const extras = extrasOf(raw); // before hashing
    if (extras.length > 0) throw invalidOrder(extras);
    await this.#mustBeValid(order);
    const hash = orderHash(raw, sha3_224);
    if (order.hash !== undefined && order.hash !== hash) {
      throw invalidOrder([{ field: 'hash', message: 'hash is not that of the order' }]);
    }
    await this.services.quotes.ask(order, by);
    return hash;
  }

  /**
   * Checks an order that the shop itself wrote.
   * @throws ApiError 400 naming the fields
   */
  async check(order: Order, by: OrderedBy): Promise<void> {
    await this.#mustBeValid(order);
    await this.services.quotes.ask(order, by);
  }

  async #mustBeValid(order: Order): Promise<void> {
    const errors = await this.#faultsOf(order);
    if (errors.length > 0) throw invalidOrder(errors);
  }

  async #faultsOf(order: Order): Promise<ReturnType<typeof checkOrder>> {
    const errors = checkOrder(order);
    if (errors.length === 0) return errors;
    const { costs, database } = this.services;
    return (await database.read((db) => costs.isVirtual(db, order))) ? checkOrder(order, 'virtual') : errors;
  }
}
