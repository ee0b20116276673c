import { choiceKey } from '../cart/resolve-choice';
import { storeOf } from '../http/dispatch';
import { canceledMail } from '../outbox/canceled-mail';
import { orderMail } from '../outbox/order-mail';
import type { Parts } from '../parts';
import type { StoredOrder } from './order-repository';

/** How long an order waits for its payment page, in milliseconds: a day. */
export const PAYMENT_MS = 24 * 60 * 60 * 1000;

/** How an order that waits for its payment ends: paid, or cancelled with everything given back. Only inside a transaction. */
export class OrderSettlement {
  constructor(
    private readonly parts: Pick<Parts, 'orders' | 'stock' | 'carts' | 'customers' | 'outbox' | 'settings'>,
  ) {}

  /** The order is paid, and its cart with it; the customer is notified. @returns whether it was not before */
  pay(order: StoredOrder): boolean {
    const { orders, carts, outbox, settings } = this.parts;
    const now = settings.clock.now();
    if (!orders.settle(order.id, 'paid', now)) return false;
    if (!carts.end(order.cartToken, 'ordered', now)) this.#takeFromJoined(order);
    const store = storeOf(order.storeCode, settings);
    outbox.add({ ...orderMail({ ...order, status: 'paid' }, store, settings.publicUrl), createdAt: now });
    return true;
  }

  /** Its cart was joined with another one when somebody signed in: what was paid leaves that one. */
  #takeFromJoined({ cartToken, document }: StoredOrder): void {
    const { carts, settings } = this.parts;
    const joined = carts.openJoined(cartToken);
    if (joined === undefined) return;
    const now = settings.clock.now();
    for (const product of document.products) {
      const line = carts.lineLike(joined, product.sku, choiceKey(product.product_option));
      if (line === undefined) continue;
      if (line.qty <= product.count) carts.removeLine(joined, line.itemId);
      else carts.setLine(joined, line.itemId, { ...line, qty: line.qty - product.count });
    }
    carts.countChange(joined, undefined, now);
  }

  /**
   * Stock goes back on the shelf, bonuses to the account that spent them, and the cart can be ordered again; the customer is notified.
   * @returns whether it did
   */
  cancel(order: StoredOrder): boolean {
    const { orders, stock, carts, outbox, settings } = this.parts;
    const now = settings.clock.now();
    if (!orders.settle(order.id, 'canceled', now)) return false;
    stock.giveBack(order.units);
    carts.reopen(order.cartToken, now);
    this.changeBonuses(order, order.fulfilment.bonus ?? 0);
    outbox.add({ ...canceledMail(order, storeOf(order.storeCode, settings)), createdAt: now });
    return true;
  }

  /** Bonuses go to or come from the customer's account. The database keeps it from falling below zero. */
  changeBonuses({ customerId }: Pick<StoredOrder, 'customerId'>, bonuses: number): void {
    const { customers, settings } = this.parts;
    const customer = customerId === undefined ? undefined : customers.byId(customerId);
    if (customer && bonuses !== 0) {
      customers.change(customer.id, { bonus: customer.bonus + bonuses }, settings.clock.now());
    }
  }
}
