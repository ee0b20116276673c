import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStored, readUnrefunded, type DatabasePlace } from '../../../../adapters/database/copy';
import type { Database } from '../../../../adapters/platform/ports/database';
import { approve } from '../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform } from '../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../fixtures/postgres';
import { DATABASES } from '../../../fixtures/raw-shop';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function placeOf(kind: (typeof DATABASES)[number]): Promise<DatabasePlace> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-unrefunded-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    return { kind, folder };
  }
  const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
  ends.push(drop);
  return { kind, url };
}

async function cancel(database: Database, orderId: string): Promise<void> {
  await database.write(async (db) => {
    const order = await db.orders.byOrderId(orderId);
    if (order !== undefined) await db.orderLog.write(order, { ...order, status: 'canceled' }, order.createdAt);
  }, 'power');
}

describe.each(DATABASES)('payments of cancelled orders on %s', (kind) => {
  it('are reported until a refund is recorded', async () => {
    const place = await placeOf(kind);
    expect(kind === 'sqlite' ? await readUnrefunded(place) : undefined).toBeUndefined();
    const database = await openStored(place);
    const shop = await openFixturePlatform({ database });
    ends.push(() => shop.platform.close());
    const paid = async () => {
      const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP' }]), { payment: 'card' });
      const { number } = await resultOf<{ number: string }>(shop.call('POST', '/api/order', order));
      await approve(shop, order.order_id);
      return { number, orderId: order.order_id };
    };
    const [kept, lost] = [await paid(), await paid()];
    expect(await readUnrefunded(place)).toEqual([]);
    await cancel(database, lost.orderId);
    expect(await readUnrefunded(place)).toEqual([lost.number]);
    const task = { orderId: lost.orderId, reason: 'late', amount: 100, createdAt: 1 };
    await database.write((db) => db.refundTasks.add(task), 'power');
    expect(await readUnrefunded(place)).toEqual([]);
    expect(kept.number).not.toBe(lost.number);
  });
});
