import type { Database } from '../../adapters/platform/ports/database';
import type { DownloadRight } from '../../adapters/platform/ports/orders/downloads';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';
import { BLOGGER } from './ledger-cases';
import { newOrder } from './new-order';

const right = (id: string, orderId: number, more: Partial<DownloadRight> = {}): DownloadRight => ({
  id,
  orderId,
  line: 0,
  position: 0,
  title: 'Plan (PDF)',
  fileId: undefined,
  max: undefined,
  used: 0,
  serial: 1,
  grantedAt: undefined,
  expiresAt: undefined,
  lastAt: undefined,
  ...more,
});

export function downloadCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores the metadata of a file, and replaces it for a later file', async () => {
    const database = await open();
    const file = { id: 'f', name: 'Plan ä.pdf', size: 5 * 1024 ** 3, sha256: 'aa', isSample: false, createdAt: 7 };
    await database.write(({ downloads }) => downloads.keepFile(file));
    expect(await database.read(({ downloads }) => downloads.file('f'))).toEqual(file);
    await database.write(({ downloads }) => downloads.keepFile({ ...file, size: 1, isSample: true }));
    expect(await database.read(({ downloads }) => downloads.file('f'))).toMatchObject({ size: 1, isSample: true });
    expect(await database.read(({ downloads }) => downloads.file('none'))).toBeUndefined();
  });

  it('returns download permissions in the order of the order lines, and the orders of a customer that have some', async () => {
    const database = await open();
    const all = { fileId: 'f', max: 5, used: 2, serial: 3, grantedAt: 10, expiresAt: 20, lastAt: 30 };
    const customerId = await database.write((db) => db.customers.insert(BLOGGER, 0));
    await database.write(async (db) => {
      for (const [id, orderId] of [
        [1, 'first'],
        [2, 'second'],
        [3, 'plain'],
      ] as const)
        await db.orders.insert({ ...newOrder(orderId, id, String(id)), customerId, createdAt: id });
      await db.downloads.add(right('c', 2));
      await db.downloads.add(right('b', 1, { line: 1 }));
      await db.downloads.add(right('a', 1, { position: 1, ...all }));
      await db.downloads.add(right('d', 1));
    });
    await database.read(async ({ downloads }) => {
      expect((await downloads.ofOrders([2, 1])).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
      expect(await downloads.ofOrders([])).toEqual([]);
      expect(await downloads.byId('a')).toEqual(right('a', 1, { position: 1, ...all }));
      expect(await downloads.byId('none')).toBeUndefined();
      expect(await downloads.ordersOfCustomer(customerId, { limit: 1, offset: 0 })).toEqual({ ids: [2], total: 2 });
      expect(await downloads.ordersOfCustomer(customerId, { limit: 5, offset: 1 })).toEqual({ ids: [1], total: 2 });
      expect(await downloads.ordersOfCustomer(customerId + 1, { limit: 5, offset: 0 })).toEqual({ ids: [], total: 0 });
    });
    await database.write(({ downloads }) =>
      downloads.change(right('a', 1, { position: 1, title: 'Other', serial: 4 })),
    );
    const changed = await database.read(({ downloads }) => downloads.byId('a'));
    expect(changed).toEqual(right('a', 1, { position: 1, fileId: 'f', max: 5, serial: 4 }));
  });

  it('counts each of fifty concurrent downloads if the order is locked', async () => {
    const database = await open();
    await database.write(async (db) => {
      await db.orders.insert(newOrder('order', 1, '1'));
      await db.downloads.add(right('a', 1));
    });
    await crowd(() =>
      database.write(async (db) => {
        await db.orders.lock('order');
        const now = await db.downloads.byId('a');
        if (now !== undefined) await db.downloads.change({ ...now, used: now.used + 1 });
      }),
    );
    expect(await database.read(({ downloads }) => downloads.byId('a'))).toMatchObject({ used: CROWD });
  });
}
