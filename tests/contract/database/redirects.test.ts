import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../adapters/platform/ports/database';
import { DATABASES } from './sources';

for (const [name, source] of Object.entries(DATABASES)) {
  describe(`redirects on ${name}`, () => {
    let database: Database;
    const made = source();
    beforeEach(async () => {
      database = await made.open();
    });
    afterEach(async () => {
      await database.close();
      await made.remove();
    });

    const add = (from: string, to: string) => database.write((db) => db.redirects.add({ from, to }));

    it('are found by their unique old address', async () => {
      const id = await add('/über-uns', '/i/about');
      expect(await database.read((db) => db.redirects.byFrom('/über-uns'))).toEqual({
        id,
        from: '/über-uns',
        to: '/i/about',
      });
      expect(await database.read((db) => db.redirects.byFrom('/uber-uns'))).toBeUndefined();
      await expect(add('/über-uns', '/cart')).rejects.toThrow();
      expect(await database.read((db) => db.redirects.count())).toBe(1);
    });

    it('are searched by words of either address, in both directions', async () => {
      const [first, second] = [await add('/a_1', '/z'), await add('/b%1', '/Y')];
      const list = async (more: object) => {
        const wanted = { q: undefined, sort: undefined, limit: 9, offset: 0, ...more };
        const { items, total } = await database.read((db) => db.redirects.list(wanted));
        return [total, ...items.map(({ id }) => id)];
      };
      expect(await list({})).toEqual([2, first, second]);
      expect(await list({ sort: { by: 'to', isDescending: false } })).toEqual([2, second, first]);
      expect(await list({ sort: { by: 'from', isDescending: true }, limit: 1 })).toEqual([2, second]);
      expect(await list({ q: '_' })).toEqual([1, first]);
      expect(await list({ q: '/y' })).toEqual([1, second]);
    });

    it('can be changed and removed, and never reuse an id', async () => {
      const id = await add('/a', '/b');
      await database.write((db) => db.redirects.change({ id, from: '/c', to: '/d' }));
      expect(await database.read((db) => db.redirects.find(id))).toEqual({ id, from: '/c', to: '/d' });
      await database.write((db) => db.redirects.remove(id));
      expect(await database.read((db) => db.redirects.find(id))).toBeUndefined();
      expect(await add('/c', '/d')).toBeGreaterThan(id);
    });
  });
}
