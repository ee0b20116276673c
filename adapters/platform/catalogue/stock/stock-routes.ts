import type { StockAnswer } from '../../../../core/contract';
import { PAGE_SIZE } from '../../../../core/contract/catalogue/listing';
import { stockMoves } from '../../../../core/contract/catalogue/stock-moves';
import * as contract from '../../../../core/contract/catalogue/stock';
import { invalidField, notFound, type Route, route, inTurn, type Settings } from '../../foundation';
import type { Repositories, Database } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { servedStock } from '../../../../core/stock/placed-stock';
import { orderable } from '../reading/orderable';
import { stockMovesOf } from './stock-moves';

interface Services {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

const MAX_SKUS = 500;

export function stockRoutes({ database, reader, settings }: Services): readonly Route[] {
  const find = async (db: Repositories, sku: string): Promise<StockAnswer | undefined> => {
    const product = await reader.productBySku(db, sku, settings.defaultStore);
    if (product?.sku === sku && product.stock) return { ...product.stock, sku };
    const found = await db.stock.find(sku);
    const { places } = await reader.commerce(db);
    return found && servedStock(found, places, settings.defaultStore.storeCode);
  };
  return [
    route(contract.checkStock, async ({ query }) => {
      const record = await database.read((db) => find(db, query.sku));
      if (!record) throw notFound(`sku ${query.sku} has no stock record`);
      return record;
    }),
    route(
      contract.listStock,
      async ({ query }) => {
        const skus = skusIn(query.skus);
        if (skus.length > MAX_SKUS) throw invalidField('skus', `must be at most ${MAX_SKUS} skus`);
        const found = await database.read((db) => inTurn([...new Set(skus)], (sku) => find(db, sku)));
        return found.flatMap((record) => record ?? []);
      },
      { units: ({ skus }) => Math.ceil(Math.min(skusIn(skus).length, MAX_SKUS) / PAGE_SIZE) },
    ),
    route(contract.addStock, ({ body }) =>
      database.write(async (db) => {
        const { places } = await reader.commerce(db);
        const unknown = body.items.findIndex(
          ({ place }) => place !== undefined && !places.some(({ code }) => code === place),
        );
        if (unknown >= 0) throw invalidField(`items.${String(unknown)}.place`, 'must be a location code');
        const added = await db.stock.add(body.items, { reason: 'count', at: settings.clock.now() });
        return added.map(({ sku, qty, is_in_stock, manage_stock, product_id }) => ({
          sku,
          qty,
          is_in_stock,
          manage_stock,
          product_id,
        }));
      }),
    ),
    route(stockMoves, ({ query: { token: _token, ...wanted } }) => stockMovesOf(database, wanted)),
    route(contract.checkoutStock, ({ body }) =>
      database.read((db) =>
        inTurn(body.products, async ({ sku, qty }) => {
          const record = (await find(db, sku)) ?? { sku, qty: 0, is_in_stock: false };
          return { ...record, requested: qty, available: orderable(record) >= qty };
        }),
      ),
    ),
  ];
}

function skusIn(list: string): readonly string[] {
  return list.split(',').flatMap((sku) => (sku.trim() === '' ? [] : [sku.trim()]));
}
