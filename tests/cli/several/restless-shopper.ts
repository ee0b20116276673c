import type { Order, OrderResult } from '../../../core/contract';
import type { Ledger } from '../../adapters/platform/kill/ledger';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import type { Fleet } from './fleet';
import type { Answered } from './served-shop';

export const OUT_OF_STOCK = 'Error: Error while adding products';

class CartForgotten extends Error {
  override readonly name = 'CartForgotten';
}

export class RestlessShopper {
  #orders = 0;

  constructor(
    private readonly place: number,
    private readonly skus: readonly string[],
    private readonly ledger: Ledger,
    private readonly fleet: Fleet,
  ) {}

  /**
   * Carts may be lost when the database crashes; such an order is abandoned.
   * @param mayForget allows that
   */
  async order(mayForget: boolean): Promise<void> {
    const { carts, placed, refused, pending } = this.ledger;
    const sku = this.skus[this.#orders % this.skus.length] ?? '';
    const orderId = `shopper-${this.place}-${(this.#orders += 1)}`;
    let token = '';
    try {
      token = await cartWith(this, []);
      // An order carries its own lines, so it may be placed although the cart lost them.
      carts.set(token, { sku, quantities: mayForget ? [0, 2] : [2] });
      await resultOf(this.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku, qty: 2 } }));
      const order = await orderOf(this, token, { orderId });
      if (order.products.length === 0) throw new CartForgotten(token);
      await this.#place(order);
    } catch (error) {
      if (!(error instanceof CartForgotten) || !mayForget) throw error;
      if (pending.delete(orderId)) refused.add(orderId);
    }
    // If the order is on disk, so is its cart.
    if (mayForget && !placed.has(orderId)) carts.delete(token);
  }

  readonly call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answered> => {
    const answer = await this.fleet.call(this.place, method, path, body);
    const text = JSON.stringify(answer.json);
    const isForgotten = text.includes('"cart_not_found"') || text.includes('cart_id does not match any cart');
    if (answer.status >= 400 && isForgotten) throw new CartForgotten(path);
    return answer;
  };

  async #place(order: Order): Promise<void> {
    const { placed, refused, pending } = this.ledger;
    pending.set(order.order_id, order);
    const answer = await this.call('POST', '/api/order', order);
    if (answer.status === 500 && JSON.stringify(answer.json).includes(OUT_OF_STOCK)) refused.add(order.order_id);
    else placed.set(order.order_id, (await resultOf<OrderResult>(Promise.resolve(answer))).number);
    pending.delete(order.order_id);
  }
}
