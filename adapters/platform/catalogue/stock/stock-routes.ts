import type { StockAnswer } from '../../../../core/contract';
import { PAGE_SIZE } from '../../../../core/contract/catalogue/listing';
import * as contract from '../../../../core/contract/catalogue/stock';
import { invalidField, notFound, type Route, route, inTurn, type Settings } from '../../foundation';
import type { Repositories, Database } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { orderable } from '../reading/orderable';

interface Services {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

const MAX_SKUS = 500;

export function stockRoutes({ database, reader, settings }: Services): readonly Route[] {
  const find = async (db: Repositories, sku: string): Promise<StockAnswer | undefined> => {
    const product = await reader.productBySku(db, sku, settings.defaultStore);
    return product?.sku === sku && product.stock ? { ...product.stock, sku } : db.stock.find(sku);
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
    route(contract.addStock, async ({ body }) => [...(await database.write((db) => db.stock.add(body.items)))]),
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
