import type { StockArea } from '../stock/stock';
import { lineKey } from './cart-record';
import type { CartStore } from './cart-store';
import { planStock, type StockPolicy } from './plan-stock';
import { problem, type Problem } from './validate-product';

/** @returns the problems of removed lines */
export async function syncStock(store: CartStore, stock: StockArea, policy: StockPolicy): Promise<readonly Problem[]> {
  const { cartItems } = store.value;
  if (cartItems.length === 0) return [];
  try {
    const answers = await stock.list(cartItems.map(({ sku }) => sku));
    store.update((cart) => ({ ...cart, cartItems: planStock(cart.cartItems, answers, policy) }));
  } catch (error) {
    store.report(error, 'stock'); // keep the lines; stock is checked again when the order is placed
    return [];
  }
  const left = new Set(store.value.cartItems.map(lineKey));
  const gone = cartItems.filter((item) => !left.has(lineKey(item)));
  return gone.map(({ sku, name }) => problem(sku, 'out-of-stock', { name }));
}
