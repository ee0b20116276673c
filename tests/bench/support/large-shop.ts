import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from '../../../adapters/database/sqlite';
import { startShop, type ShopProcess } from '../../browser/support/shop-process';
import { writeManyOrders } from './many-orders';
import { writeManyProducts } from './many-products';

/** What ids of those written here follow: the demo's are all below. */
const AFTER = 1_000_000;
/** In the folder once everything is written. */
const MARK = 'large-shop';

/** Path of the page of one of its orders. */
export const ORDER_OF_MANY = `/manage/orders/${String(AFTER + 100_001)}`;

/**
 * A shop of the demo with as many products and orders more, which takes minutes to write: the folder is the caller's and is used again.
 * @param count of products, and of orders
 */
export async function startLargeShop(folder: string, count: number): Promise<ShopProcess> {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) {
    await (await startShop({ data: folder })).stop(); // it writes the demo
    const database = await openSqlite(join(folder, 'shop.db'));
    await writeManyProducts(database, count, AFTER);
    await writeManyOrders(database, count, AFTER);
    await database.write((db) => db.versions.raise('catalogue', 'index', 'stock'));
    await database.close();
    await writeFile(mark, String(count));
  }
  return startShop({ data: folder });
}
