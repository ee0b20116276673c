import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { DatabaseUnavailableError, type Database } from '../../../../../adapters/platform/ports/database';
import { cartWith, orderOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let shop: FixturePlatform | undefined;
afterEach(() => shop?.platform.close());

async function cuttable(): Promise<{ readonly database: Database; isCut: boolean }> {
  const stored = await openSqlite(':memory:');
  const reach = () => {
    if (line.isCut) throw new DatabaseUnavailableError('The database does not answer');
  };
  const line = {
    isCut: false,
    database: {
      read: async <T>(work: Parameters<typeof stored.read<T>>[0]) => {
        reach();
        return stored.read(work);
      },
      write: async <T>(...unit: Parameters<typeof stored.write<T>>) => {
        reach();
        return stored.write(...unit);
      },
      close: () => stored.close(),
    },
  };
  return line;
}

describe('a shop whose database is down', () => {
  it('asks the shopper to retry, and then places the order', async () => {
    const line = await cuttable();
    shop = await openFixturePlatform({ database: line.database });
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 1 }]));
    const send = () =>
      shop?.platform.fetch(
        new Request('http://shop.test/api/order', {
          method: 'POST',
          body: JSON.stringify(order),
          headers: { 'content-type': 'application/json' },
        }),
      );
    line.isCut = true;
    const answer = await send();
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer?.json()).toMatchObject({ code: 503, meta: { error: 'database_unavailable' } });
    const direct = await shop.platform.call('POST', '/api/order', { body: JSON.stringify(order) });
    expect(direct).toMatchObject({ status: 503, document: { meta: { error: 'database_unavailable' } } });
    expect((await shop.call('GET', '/readyz')).status).toBe(503);
    line.isCut = false;
    expect((await send())?.status).toBe(200);
    expect((await shop.platform.stats()).orders).toBe(1);
  });
});
