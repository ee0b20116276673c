import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { StockStore } from '../../../adapters/platform/catalogue/goods/stock-store';
import type { Database } from '../../../adapters/platform/ports/database';
import { lockWaitsAt } from '../../fixtures/platform-database';
import { createShopDatabase, POSTGRES_URL, type TestDatabase } from '../../fixtures/postgres';

describe.skipIf(POSTGRES_URL === undefined)('stock on PostgreSQL', () => {
  let [created, database]: [TestDatabase | undefined, Database | undefined] = [undefined, undefined];
  beforeAll(async () => {
    created = await createShopDatabase(POSTGRES_URL ?? '');
    database = await openPostgres({ url: created.url, max: 4 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  it('that is saved while an order takes units loses neither change', async () => {
    if (database === undefined || created === undefined) throw new Error('no database');
    const [shop, { url }] = [database, created];
    const level = { qty: 10, is_in_stock: true, manage_stock: true };
    await shop.write(async (db) => {
      const document = { id: 1, sku: 'TEE', name: 'Tee', type_id: 'simple' };
      await db.products.write({ document, source: 'x', hash: 'x', prices: undefined, texts: undefined, parts: [] });
      await db.stock.write(1, { TEE: level });
    });
    const store = new StockStore({ clock: { now: () => 0 } as ConstructorParameters<typeof StockStore>[0]['clock'] }); // sound: only the time is read
    let isTaken = false;
    let isRead = (): void => undefined;
    const read = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const saved = shop.write(async (db) => {
      await store.lock(db);
      const before = await store.read(db, 'TEE');
      if (before === undefined) throw new Error('no stock');
      isRead();
      await expect.poll(async () => isTaken || (await lockWaitsAt(url)) > 0, { timeout: 60_000 }).toBe(true);
      await store.change(db, 'TEE', { ...before, qty: before.qty + 5 }, before);
    });
    await read;
    await shop.write((db) => db.stock.take([{ sku: 'TEE', qty: 1 }]));
    isTaken = true;
    await saved;
    expect(await shop.read((db) => db.stock.find('TEE'))).toMatchObject({ qty: 14 });
  });
});
