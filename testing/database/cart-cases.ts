import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';

export function cartCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds a cart with its lines, and never reuses an item id', async () => {
    const database = await open();
    const line = { sku: 'TEE "M"', parentSku: undefined, qty: 2, choice: '{"custom":[{"option_id":1}]}' };
    const lines = await database.write(async ({ carts }) => {
      await carts.create('t', 'us', 0);
      expect((await carts.find('t'))?.lines).toEqual([]);
      const reserved = (await carts.countChange('t', { known: 0, items: 1 }, 0))?.nextItem ?? 0;
      const added = await carts.addLine('t', { ...line, sku: 'SOCKS', parentSku: 'ÜBER' });
      await carts.insertLine('t', { ...line, itemId: reserved - 1 });
      await carts.removeLine('t', added);
      expect(await carts.addLine('t', { ...line, sku: 'CAP' })).toBe(added + 1);
      expect((await carts.find('t'))?.nextItem).toBe(added + 2);
      return carts.lines('t');
    });
    expect(lines.map(({ sku }) => sku)).toEqual(['TEE "M"', 'CAP']);
    expect(lines[0]).toEqual({ ...line, itemId: 1 });
    expect((await database.read((db) => db.carts.find('t')))?.lines).toEqual(lines);
    expect((await database.write((db) => db.carts.change('t', {}, 0)))?.lines).toEqual(lines);
  });

  it('saves a single change of a unit without a transaction, and refuses a second', async () => {
    const database = await open();
    const change = (token: string) =>
      database.write(async ({ carts }) => {
        await carts.create(token, 'us', 0);
        return carts.find(token);
      }, 'one-change');
    expect((await change('t'))?.token).toBe('t');
    expect((await database.read((db) => db.carts.find('t')))?.status).toBe('open');
    await expect(change('t')).rejects.toThrow();
    const two = database.write(async ({ carts }) => {
      await carts.change('t', { shippingMethod: 'standard' }, 0, 0);
      await carts.change('t', { shippingMethod: 'express' }, 0);
    }, 'one-change');
    await expect(two).rejects.toThrow('must not make another one');
    const cart = await database.read((db) => db.carts.find('t'));
    expect([cart?.shippingMethod, cart?.revision]).toEqual(['standard', 1]);
    await database.write((db) => db.carts.end('t', 'closed', 0));
    const late = database.write((db) => db.carts.change('t', { shippingMethod: 'express' }, 0, 1), 'one-change');
    expect(await late).toBeUndefined();
  });

  it('changes a cart in a transaction after one without', async () => {
    const database = await open();
    const change = (durability: 'one-change' | 'process') =>
      database.write((db) => db.carts.change('t', {}, 0), durability);
    await database.write((db) => db.carts.create('t', 'us', 0));
    const changed = [
      await change('one-change'),
      await change('process'),
      await change('one-change'),
      await change('process'),
    ];
    expect(changed.map((cart) => cart?.revision)).toEqual([1, 2, 3, 4]);
  });
}
