import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from '../../../adapters/database/sqlite';
import { startShop, type ShopProcess } from '../../browser/support/shop-process';
import { writeManyOrders } from './many-orders';
import { writeManyProducts } from './many-products';

const AFTER = 1_000_000;
const MARK = 'large-shop';

export const ORDER_OF_MANY = `/manage/orders/${String(AFTER + 100_001)}`;

/**
 * Starts a demo shop with many products and orders. Filling takes minutes, so the folder is reused.
 * @param count of products, and of orders
 */
export async function startLargeShop(folder: string, count: number): Promise<ShopProcess> {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) {
    await (await startShop({ data: folder })).stop();
    const database = await openSqlite(join(folder, 'shop.db'));
    await writeManyProducts(database, count, AFTER);
    await writeManyOrders(database, count, AFTER);
    await database.write((db) => db.versions.raise('catalogue', 'index', 'stock'));
    await database.close();
    await writeFile(mark, String(count));
  }
  return startShop({ data: folder });
}
