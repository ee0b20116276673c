import type { CartItem } from '../../../core/cart/cart';
import { EMPTY_CART, type CartRecord } from '../../../core/cart/cart-record';
import { countChanges } from '../../../core/cart/revisions';
import { applyChange, describeChange, tabMessage, type TabMessage } from '../../../core/cart/tab-message';
import type { CartTotals } from '../../../core/contract';
import { item } from './cart-builder';

export class Tab {
  cart: CartRecord;
  readonly said: TabMessage[] = [];
  constructor(start: CartRecord = EMPTY_CART) {
    this.cart = start;
  }

  change(change: (cart: CartRecord) => CartRecord): void {
    const after = countChanges(this.cart, change(this.cart));
    const message = describeChange(this.cart, after, 'us');
    this.cart = after;
    // Serialized as JSON, like the real channel.
    if (message !== undefined) this.said.push(tabMessage.parse(JSON.parse(JSON.stringify(message))));
  }

  receive(messages: readonly TabMessage[]): void {
    for (const message of messages) this.cart = applyChange(this.cart, message);
  }

  set(sku: string, qty: number): void {
    this.change((cart) => {
      const others = cart.cartItems.filter((line) => line.sku !== sku);
      return { ...cart, cartItems: qty === 0 ? others : [...others, { ...line(cart, sku), qty }] };
    });
  }
}

function line(cart: CartRecord, sku: string): CartItem {
  return cart.cartItems.find((entry) => entry.sku === sku) ?? item({ sku });
}

export const totalsOf = (sum: number): CartTotals => ({
  quote_currency_code: 'USD',
  grand_total: sum,
  subtotal: sum,
  discount_amount: 0,
  shipping_amount: 0,
  tax_amount: 0,
  items_qty: 1,
  items: [],
  total_segments: [{ code: 'grand_total', title: 'Total', value: sum }],
});

export const lines = ({ cart }: Tab): string[] => cart.cartItems.map(({ sku, qty }) => `${sku} ${qty}`).sort();
