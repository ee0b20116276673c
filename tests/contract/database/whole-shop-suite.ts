import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../adapters/platform/ports/database';
import type { DatabaseSource } from '../../../testing';
import { crowd } from '../../../testing/database/crowd';
import { recordOf } from '../../fixtures/catalogue';
import { cartWith, orderOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

export function wholeShopSuite(name: string, source: () => DatabaseSource): void {
  describe(`a shop on ${name}`, () => {
    const ends: (() => Promise<void>)[] = [];
    const shop = async (): Promise<FixturePlatform & { readonly database: Database }> => {
      const own = source();
      const database = await own.open();
      ends.push(
        () => database.close(),
        () => own.remove(),
      );
      const kept: Database = { ...bound(database), close: () => Promise.resolve() };
      return { ...(await openFixturePlatform({ database: kept })), database };
    };
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    it('sells the last units once each, and numbers orders without gaps', async () => {
      const { database, ...fixture } = await shop();
      const { product, ...record } = recordOf('TEE');
      await fixture.platform.catalogue.writeProduct({
        ...record,
        product,
        stock: { TEE: { qty: 5, is_in_stock: true, manage_stock: true } },
      });
      const orders = [];
      for (let index = 0; index < 50; index += 1) {
        const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
        orders.push(await orderOf(fixture, token, { orderId: `order-${String(index)}` }));
      }
      const answers = await Promise.all(orders.map((order) => fixture.call('POST', '/api/order', order)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const placed = await Promise.all(
        orders.map(({ order_id: id }) => database.read((db) => db.orders.byOrderId(id))),
      );
      const numbers = placed.flatMap((order) => order?.number ?? []).sort();
      expect(numbers).toEqual(['100001', '100002', '100003', '100004', '100005']);
      expect(await database.read((db) => db.stock.find('TEE'))).toMatchObject({ qty: 0, is_in_stock: false });
    });

    it('keeps the last VAT check of each seller, and none before a given time', async () => {
      const { database } = await shop();
      const check = { number: 'FR40303265045', status: 'valid', checked_at: '2026-01-01T00:00:00.000Z' } as const;
      const keep = (requester: string, at: number, keptSince: number, status: 'invalid' | 'valid' = 'valid') =>
        database.write((db) => db.vatChecks.keep({ ...check, status }, requester, { at, keptSince }));
      const find = (requester: string) => database.read((db) => db.vatChecks.find(check.number, requester));
      await keep('DE1', 10, 0);
      await keep('DE2', 20, 0);
      await keep('DE2', 30, 10, 'invalid');
      expect([await find('DE1'), await find('DE2'), await find('DE3')]).toEqual([
        check,
        { ...check, status: 'invalid' },
        undefined,
      ]);
      await keep('DE2', 40, 11);
      expect([await find('DE1'), await find('DE2')]).toEqual([undefined, check]);
      // A renewed answer is as old as its last question.
      await keep('DE1', 60, 40);
      expect([await find('DE1'), await find('DE2')]).toEqual([check, check]);
    });

    it('keeps the latest twenty responses of each kind for a cart, and none for a missing cart', async () => {
      const { database, ...fixture } = await shop();
      const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
      for (let at = 1; at <= 21; at += 1) {
        const answer = { key: `key-${String(at)}`, document: `{"at":${String(at)}}`, at };
        await database.write((db) => db.cartQuotes.keep(token, 'shipping', answer));
      }
      const find = (key: string) => database.read((db) => db.cartQuotes.find(token, 'shipping', key));
      expect([await find('key-1'), await find('key-2'), await find('key-21')]).toEqual([
        undefined,
        '{"at":2}',
        '{"at":21}',
      ]);
      await database.write((db) => db.cartQuotes.keep(token, 'shipping', { key: 'key-2', document: '{}', at: 22 }));
      expect(await find('key-2')).toBe('{}');
      const other = { key: 'k', document: '{}', at: 1 };
      await expect(database.write((db) => db.cartQuotes.keep('none', 'shipping', other))).rejects.toThrow();
    });

    it('places an order once that is sent fifty times', async () => {
      const { database: _database, ...fixture } = await shop();
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
      const answers = await crowd(() => fixture.call('POST', '/api/order', order));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      expect((await fixture.platform.stats()).orders).toBe(1);
    });
  });
}

function bound(database: Database): Pick<Database, 'read' | 'write'> {
  return {
    read: (work) => database.read(work),
    write: (work, durability) => database.write(work, durability),
  };
}
