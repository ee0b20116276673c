import type { StockAnswer } from '../../../core/contract';
import * as contract from '../../../core/contract/stock';
import { invalidField, notFound } from '../http/api-error';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';
import { orderable } from './orderable';

/** Most skus that one list call answers. */
const MOST_SKUS = 500;

/** S §7, stock. */
export function stockRoutes({ stock, reader, settings }: Services): readonly Route[] {
  /** A variant or plain product by its record, anything else by what it is made of. */
  const find = (sku: string): StockAnswer | undefined => {
    const product = reader.productBySku(sku, settings.defaultStore);
    return product?.sku === sku && product.stock ? { ...product.stock, sku } : stock.find(sku);
  };
  return [
    route(contract.checkStock, ({ query }) => {
      const record = find(query.sku);
      if (!record) throw notFound(`sku ${query.sku} has no stock record`);
      return record;
    }),
    route(contract.listStock, ({ query }) => {
      const skus = query.skus.split(',').flatMap((sku) => (sku.trim() === '' ? [] : [sku.trim()]));
      if (skus.length > MOST_SKUS) throw invalidField('skus', `must be at most ${MOST_SKUS} skus`);
      return [...new Set(skus)].flatMap((sku) => find(sku) ?? []);
    }),
    route(contract.addStock, ({ body }) => [...stock.add(body.items)]),
    route(contract.checkoutStock, ({ body }) =>
      body.products.map(({ sku, qty }) => {
        const record = find(sku) ?? { sku, qty: 0, is_in_stock: false };
        return { ...record, requested: qty, available: orderable(record) >= qty };
      }),
    ),
  ];
}
