import { afterEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../../../adapters/database/postgres';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { createSeededIds } from '../../../../../adapters/ids/seeded';
import type { Database } from '../../../../../adapters/platform';
import type { OrderResult } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../../fixtures/postgres';
import { SlowProvider } from '../../../../fixtures/slow-provider';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function askedOnceBy(open: () => Promise<Database>): Promise<void> {
  const provider = new SlowProvider();
  const processOn = async (name: string) => {
    const fixture = await openFixturePlatform({
      database: await open(),
      ids: createSeededIds(name),
      testPayments: false,
      payments: [provider],
    });
    ends.push(() => fixture.platform.close());
    return fixture;
  };
  const [one, other] = [await processOn('one'), await processOn('other')];
  const order = await orderOf(one, await cartWith(one, [{ sku: 'CAP', qty: 1 }]), { payment: 'card' });
  await resultOf<OrderResult>(one.call('POST', '/api/order', order));
  await one.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`));
  const first = one.platform.payments.check();
  await expect.poll(() => provider.asked).toEqual([order.order_id]);
  expect(await other.platform.payments.check()).toBeUndefined();
  provider.answer();
  expect(await first).toMatchObject({ asked: 1 });
  expect(await other.platform.payments.check()).toMatchObject({ asked: 1 });
  // The lease of a killed process expires after a minute and a half.
  const { clock } = one;
  const third = await open();
  ends.push(() => third.close());
  await third.write((db) => db.leases.take('payment-round', 'killed', clock.now(), clock.now() + 90_000));
  expect(await one.platform.payments.check()).toBeUndefined();
  await clock.advance(90_001);
  expect(await one.platform.payments.check()).toMatchObject({ asked: 1 });
}

describe('the payment job of a shop with several processes', () => {
  it('runs in one process at a time, and in another once that one was killed, on one SQLite file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-rounds-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    await askedOnceBy(() => openSqlite(join(folder, 'shop.db')));
  });

  it.skipIf(POSTGRES_URL === undefined)('runs in one process at a time with one PostgreSQL database', async () => {
    const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
    ends.push(drop);
    await askedOnceBy(() => openPostgres({ url }));
  });
});
