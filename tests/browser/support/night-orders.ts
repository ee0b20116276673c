import type { OrderResult, Product } from '../../../core/contract';
import { skusToBuy } from '../../bench/guest-orders/guest-order';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';

const PRODUCTS = '/api/catalog?store=us&type=product&searchQuery=%7B%22filters%22%3A%5B%5D%7D&size=60&include=*';

export function nightOrders(url: string) {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, json: (await response.json()) as unknown, headers: response.headers };
  };
  return {
    async skus(): Promise<readonly string[]> {
      const { json } = await call('GET', PRODUCTS);
      return skusToBuy((json as { readonly items: readonly Product[] }).items); // sound: the catalogue's answer for products
    },
    async place(skus: readonly string[], wanted: { readonly count: number; readonly lines: number }) {
      const numbers: string[] = [];
      for (let index = 0; index < wanted.count; index += 1) {
        const bought = skus.slice(index, index + wanted.lines);
        const cart = await cartWith(
          { call },
          bought.map((sku) => ({ sku })),
        );
        const order = await orderOf({ call }, cart, { orderId: `night-${cart.slice(0, 24)}` });
        numbers.push((await resultOf<OrderResult>(call('POST', '/api/order', order))).number);
      }
      return numbers;
    },
    async stock(sku: string): Promise<number> {
      return (await resultOf<{ qty: number }>(call('GET', `/api/stock/check?sku=${sku}`))).qty;
    },
  };
}
