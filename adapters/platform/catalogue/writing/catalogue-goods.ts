import type { Category } from '../../../../core/contract';
import { inTurn, nextTurn } from '../../foundation';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';
import type { CatalogueGoods, KeptProduct } from '../../ports/catalogue/catalogue-goods';
import type { Database, Repositories } from '../../ports/database';

const BATCH = 50;

export class DatabaseCatalogueGoods implements CatalogueGoods {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  attributes(): Promise<readonly AttributeRecord[]> {
    return this.database.read((db) => db.catalogue.attributes());
  }

  async categories(): Promise<readonly Category[]> {
    const stored = await this.database.read((db) => db.catalogue.categories());
    return stored.map(({ category }) => category);
  }

  async *products(): AsyncGenerator<KeptProduct, void, void> {
    const known = await this.database.read((db) => db.products.idsBySku());
    const ids = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, id]) => id);
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      yield* await this.database.read(async (db) => (await inTurn(batch, (id) => keptProduct(db, id))).flat());
      await nextTurn();
    }
  }
}

async function keptProduct(db: Repositories, id: number): Promise<readonly KeptProduct[]> {
  const stored = await db.products.byId(id);
  if (stored === undefined) return [];
  const { document: product, prices, texts } = stored;
  const stock = Object.fromEntries(await db.products.stockOf(id));
  return [{ product, prices, texts, stock, costs: Object.fromEntries(await db.productCosts.ofProduct(id)) }];
}
