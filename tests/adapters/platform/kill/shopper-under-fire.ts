import type { Order, OrderResult } from '../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import type { KilledShop } from './killed-shop';
import type { CartNote, Ledger } from './ledger';

const OUT_OF_STOCK = 'Error: Error while adding products';

export class ShopperUnderFire {
  #unanswered: Order | undefined;
  #orders = 0;

  constructor(
    private readonly name: string,
    private readonly skus: readonly string[],
    private readonly ledger: Ledger,
    private readonly onAnswer: () => void,
  ) {}

  async shop(shop: KilledShop): Promise<never> {
    for (;;) {
      this.#unanswered ??= await this.#fill(shop);
      await this.#place(shop, this.#unanswered);
      this.#unanswered = undefined;
    }
  }

  async settle(shop: KilledShop): Promise<void> {
    if (this.#unanswered !== undefined) await this.#place(shop, this.#unanswered);
    this.#unanswered = undefined;
  }

  async #fill(shop: KilledShop): Promise<Order> {
    const { carts } = this.ledger;
    const sku = this.skus[this.#orders % this.skus.length] ?? '';
    const orderId = `${this.name}-${(this.#orders += 1)}`;
    const token = await cartWith(shop, []);
    for (const qty of [2, 1]) {
      const note: CartNote = carts.get(token) ?? { sku, quantities: [0] };
      carts.set(token, { sku, quantities: [...note.quantities, qty] });
      await resultOf(shop.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku, qty } }));
      carts.set(token, { sku, quantities: [qty] });
      this.onAnswer();
    }
    return orderOf(shop, token, { orderId });
  }

  async #place(shop: KilledShop, order: Order): Promise<void> {
    const { placed, refused, pending } = this.ledger;
    pending.set(order.order_id, order);
    const answer = await shop.call('POST', '/api/order', order);
    pending.delete(order.order_id);
    if (answer.status === 500 && JSON.stringify(answer.json).includes(OUT_OF_STOCK)) refused.add(order.order_id);
    else placed.set(order.order_id, (await resultOf<OrderResult>(Promise.resolve(answer))).number);
    this.onAnswer();
  }
}
