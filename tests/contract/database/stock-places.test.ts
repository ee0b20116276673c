import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../adapters/platform/ports/database';
import type { Units } from '../../../adapters/platform/ports/catalogue/stock';
import { choosePlaces } from '../../../adapters/platform/orders/lines/choose-places';
import { unitsOfPlace } from '../../../adapters/platform/catalogue/stock/units-of-place';
import { unitsAt, unitsByPlace } from '../../../core/stock/placed-stock';
import { runs } from '../../fixtures/runs';
import { DATABASES } from './sources';

const PLACES = [{ code: 'main' }, { code: 'berlin' }, { code: 'london' }];
const SKUS = ['TEE', 'CAP'];
const AT = 1_700_000_000_000;

for (const [name, source] of Object.entries(DATABASES)) {
  describe(`stock at places on ${name}`, () => {
    let database: Database;
    const made = source();
    beforeEach(async () => {
      database = await made.open();
      await database.write(async (db) => {
        const document = { id: 1, sku: 'TEE', name: 'Tee', type_id: 'simple' };
        await db.products.write({ document, source: 'x', hash: 'x', prices: undefined, texts: undefined, parts: [] });
        const record = { qty: 9, is_in_stock: true, manage_stock: true };
        await db.stock.write(1, {
          TEE: record,
          CAP: { ...record, qty: 4 },
          CARD: { qty: 0, is_in_stock: true, manage_stock: false },
        });
      });
    });
    afterEach(async () => {
      await database.close();
      await made.remove();
    });

    const find = (sku: string) =>
      database.read(async (db) => (await db.stock.find(sku)) ?? { sku, qty: 0, is_in_stock: false });
    const placed = async (sku: string) =>
      Object.fromEntries(unitsByPlace(await find(sku)).map(({ place, qty }) => [place, qty]));
    /** Sums of the log by place. */
    const logged = async (sku: string) => {
      const { items } = await database.read((db) => db.stock.moves({ sku, limit: 10_000, offset: 0 }));
      const sums = new Map<string, number>();
      for (const { place, qty } of items) sums.set(place, (sums.get(place) ?? 0) + qty);
      return Object.fromEntries([...sums].filter(([, qty]) => qty !== 0));
    };
    const spread = () =>
      database.write((db) =>
        db.stock.write(1, {
          TEE: { qty: 9, is_in_stock: true, manage_stock: true, elsewhere: { berlin: 4, london: 2 } },
        }),
      );

    it('keeps units by place beside the total, and a log that adds up to them', async () => {
      await spread();
      expect(await placed('TEE')).toEqual({ main: 3, berlin: 4, london: 2 });
      expect(await logged('TEE')).toEqual({ main: 3, berlin: 4, london: 2 });
      await database.write((db) => db.stock.add([{ sku: 'TEE', qty: 5, place: 'london' }]));
      await database.write((db) => db.stock.add([{ sku: 'TEE', qty: -50, place: 'berlin' }]));
      expect(await placed('TEE')).toEqual({ main: 3, london: 7 });
      expect(await logged('TEE')).toEqual({ main: 3, london: 7 });
      expect(await find('TEE')).toMatchObject({ qty: 10, is_in_stock: true });
    });

    it('takes from the chosen places, and returns units to where they were', async () => {
      await spread();
      const cause = { reason: 'sale', ref: 'order-1', at: AT } as const;
      const wanted = [{ sku: 'TEE', qty: 8 }];
      const taken = await database.write((db) => db.stock.take(wanted, cause, choosePlaces(wanted, PLACES)));
      expect(taken).toMatchObject({
        short: undefined,
        left: [{ sku: 'TEE', qty: 1 }],
        units: [
          { sku: 'TEE', qty: 3 },
          { sku: 'TEE', qty: 4, place: 'berlin' },
          { sku: 'TEE', qty: 1, place: 'london' },
        ],
      });
      expect(await placed('TEE')).toEqual({ main: 0, london: 1 });
      const { items, total } = await database.read((db) =>
        db.stock.moves({ sku: 'TEE', reason: 'sale', from: AT, to: AT + 1, limit: 10, offset: 0 }),
      );
      expect(total).toBe(3);
      const before = { sku: 'TEE', reason: 'sale', to: AT, limit: 10, offset: 0 } as const;
      expect((await database.read((db) => db.stock.moves(before))).total).toBe(0);
      expect(items.map(({ place, qty, reason, at }) => [place, qty, reason, at])).toEqual(
        expect.arrayContaining([
          ['main', -3, 'sale', AT],
          ['berlin', -4, 'sale', AT],
          ['london', -1, 'sale', AT],
        ]),
      );
      await database.write((db) => db.stock.giveBack(taken.units, { reason: 'return', ref: 'order-1', at: AT }));
      expect(await placed('TEE')).toEqual({ main: 3, london: 2, berlin: 4 });
      const again = await database.write((db) =>
        db.stock.take([{ sku: 'TEE', qty: 10 }], cause, choosePlaces([{ sku: 'TEE', qty: 10 }], PLACES)),
      );
      expect(again.short).toBe('TEE');
    });

    it('keeps goods in a transfer off sale while units remain, but not in a return', async () => {
      const off = { qty: 9, is_in_stock: false, manage_stock: true };
      await database.write((db) => db.stock.write(1, { TEE: { ...off, elsewhere: { berlin: 4 } }, CAP: off }));
      const cause = { reason: 'transfer', ref: 'T1', at: AT } as const;
      const leaving = [{ sku: 'TEE', qty: 2, place: 'berlin' }];
      await database.write((db) => db.stock.take(leaving, cause, unitsOfPlace(leaving, 'berlin')));
      expect(await find('TEE')).toMatchObject({ qty: 7, is_in_stock: false });
      await database.write((db) => db.stock.giveBack(leaving, cause));
      await database.write((db) => db.stock.giveBack([{ sku: 'CAP', qty: 1 }], cause));
      expect([await find('TEE'), await find('CAP')]).toMatchObject([
        { qty: 9, is_in_stock: false },
        { qty: 10, is_in_stock: false },
      ]);
      await database.write((db) => db.stock.giveBack([...leaving, { sku: 'CAP', qty: 1 }]));
      expect([await find('TEE'), await find('CAP')]).toMatchObject([{ is_in_stock: true }, { is_in_stock: true }]);
      const gone = { qty: 0, is_in_stock: false, manage_stock: true };
      await database.write((db) => db.stock.write(1, { TEE: { ...gone, elsewhere: {} }, CAP: gone }));
      await database.write((db) => db.stock.giveBack([...leaving, { sku: 'CAP', qty: 1 }], cause));
      expect([await find('TEE'), await find('CAP')]).toMatchObject([{ is_in_stock: true }, { is_in_stock: true }]);
    });

    it('takes nothing from chosen places for an edit that only removes units', async () => {
      const taken = await database.write((db) => db.stock.take([], { reason: 'sale' }, choosePlaces([], PLACES)));
      expect(taken).toEqual({ short: undefined, left: [], units: [] });
    });

    it('takes from the default place first without a choice, and returns no unit twice', async () => {
      await spread();
      const { short, units } = await database.write((db) =>
        db.stock.take([
          { sku: 'CAP', qty: 1 },
          { sku: 'CARD', qty: 2 },
          { sku: 'TEE', qty: 5 },
        ]),
      );
      expect(short).toBeUndefined();
      expect(units).toEqual(
        expect.arrayContaining([
          { sku: 'CAP', qty: 1 },
          { sku: 'CARD', qty: 2 },
          { sku: 'TEE', qty: 3 },
          { sku: 'TEE', qty: 2, place: 'berlin' },
        ]),
      );
      expect(await placed('TEE')).toEqual({ main: 0, berlin: 2, london: 2 });
    });

    it('adds a difference to the default place, and takes a shortfall from the last place', async () => {
      await spread();
      await database.write((db) => db.stock.write(1, { TEE: { qty: 12, is_in_stock: true } }, { reason: 'import' }));
      expect(await placed('TEE')).toEqual({ main: 6, berlin: 4, london: 2 });
      await database.write((db) => db.stock.write(1, { TEE: { qty: 5, is_in_stock: true } }, { reason: 'import' }));
      expect(await placed('TEE')).toEqual({ main: 0, berlin: 4, london: 1 });
      expect(await logged('TEE')).toEqual({ berlin: 4, london: 1 });
    });

    it('is found by place; a place with stock counts as used', async () => {
      await spread();
      const at = async (place: string) =>
        (await database.read((db) => db.stock.list({ place, sort: undefined, limit: 9, offset: 0 }))).items.map(
          ({ sku }) => sku,
        );
      expect(await at('berlin')).toEqual(['TEE']);
      expect(await at('main')).toEqual(['CAP', 'TEE']);
      expect(await at('nowhere')).toEqual([]);
      // One unit decides on each side.
      const counted = { is_in_stock: true, manage_stock: true };
      const away = (qty: number, berlin: number) => ({ CAP: { ...counted, qty, elsewhere: { berlin } } });
      await database.write((db) => db.stock.write(1, away(4, 4)));
      expect([await at('main'), await at('berlin')]).toEqual([['TEE'], ['CAP', 'TEE']]);
      await database.write((db) => db.stock.write(1, away(4, 3)));
      expect([await at('main'), await at('berlin')]).toEqual([
        ['CAP', 'TEE'],
        ['CAP', 'TEE'],
      ]);
      expect(await database.read((db) => db.stock.isUsed('berlin'))).toBe(true);
      expect(await database.read((db) => db.stock.isUsed('nowhere'))).toBe(false);
    });

    it('keeps transfers with their lines, and counts units in transit', async () => {
      const made = {
        from: 'main',
        to: 'berlin',
        note: 'By 7',
        createdAt: AT,
        sentAt: undefined,
        receivedAt: undefined,
      };
      const lines = [{ sku: 'TEE', qty: 3 }];
      const write = (number: string, state: 'draft' | 'received' | 'sent', more: object = {}) =>
        database.write((db) => db.stockTransfers.write({ ...made, number, state, lines, ...more }));
      expect(await database.read((db) => db.stockTransfers.nextNumber())).toBe('T1');
      await write('T1', 'draft');
      await write('T10', 'sent', { sentAt: AT });
      await write('T2', 'sent', { to: 'london' });
      expect(await database.read((db) => db.stockTransfers.nextNumber())).toBe('T11');
      expect(await database.read((db) => db.stockTransfers.find('T10'))).toMatchObject({
        state: 'sent',
        lines,
        sentAt: AT,
      });
      const inTransit = () => database.read((db) => db.stockTransfers.inTransit(['TEE', 'CAP']));
      expect([...(await inTransit())]).toEqual([['TEE', 6]]);
      await write('T10', 'received', { sentAt: AT, receivedAt: AT });
      expect([...(await inTransit())]).toEqual([['TEE', 3]]);
      const page = { isDescending: true, limit: 9, offset: 0 };
      const numbers = async (wanted: object) => {
        const found = await database.read((db) => db.stockTransfers.list({ ...page, ...wanted }));
        return found.items.map(({ number }) => number);
      };
      expect(await numbers({})).toEqual(['T10', 'T2', 'T1']);
      expect(await numbers({ state: 'sent' })).toEqual(['T2']);
      expect(await numbers({ place: 'london', q: 'tee' })).toEqual(['T2']);
      expect(await database.read((db) => db.stockTransfers.isNamed('london'))).toBe(true);
      await database.write((db) => db.stockTransfers.remove('T2'));
      expect(await database.read((db) => db.stockTransfers.isNamed('london'))).toBe(false);
    });

    it('logs changes made together with the product', async () => {
      await spread();
      await database.write((db) => db.stock.keepOnly(1, ['CAP']));
      expect(await logged('TEE')).toEqual({});
      expect(await logged('CAP')).toEqual({ main: 4 });
    });

    it('neither oversells nor loses units under parallel orders', { timeout: 60_000 }, async () => {
      await spread();
      const sold: Units[] = [];
      await Promise.all(
        Array.from({ length: 14 }, async (_, at) => {
          const wanted = SKUS.map((sku) => ({ sku, qty: sku === 'CAP' ? at % 2 : 1 })).filter(({ qty }) => qty > 0);
          const outcome = await database
            .write(async (db) => {
              const taken = await db.stock.take(wanted, { reason: 'sale' }, choosePlaces(wanted, PLACES));
              if (taken.short !== undefined) throw new Error('short');
              return taken.units;
            })
            .catch((error: unknown) => {
              if (error instanceof Error && error.message === 'short') return [];
              throw error;
            });
          sold.push(...outcome);
        }),
      );
      const count = (sku: string) => sold.reduce((sum, one) => (one.sku === sku ? sum + one.qty : sum), 0);
      for (const [sku, first] of [
        ['TEE', 9],
        ['CAP', 4],
      ] as const) {
        const left = await find(sku);
        expect(left.qty).toBe(first - count(sku));
        expect(left.qty).toBeGreaterThanOrEqual(0);
        for (const { code } of PLACES) expect(unitsAt(left, code)).toBeGreaterThanOrEqual(0);
      }
      expect(count('TEE')).toBe(9);
    });

    it('always has units on hand and sold equal to units received, at every place', { timeout: 60_000 }, async () => {
      const step = fc.record({
        kind: fc.constantFrom('sell', 'return', 'receive', 'count'),
        qty: fc.integer({ min: 1, max: 4 }),
        place: fc.constantFrom('main', 'berlin', 'london'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const sold: Units[] = [];
          let received = (await find('TEE')).qty;
          for (const { kind, qty, place } of steps) {
            if (kind === 'sell') {
              const wanted = [{ sku: 'TEE', qty }];
              const { short, units } = await database.write((db) =>
                db.stock.take(wanted, undefined, choosePlaces(wanted, PLACES)),
              );
              if (short === undefined) sold.push(...units);
            } else if (kind === 'return') {
              const back = sold.pop();
              if (back !== undefined) await database.write((db) => db.stock.giveBack([back]));
            } else if (kind === 'receive') {
              await database.write((db) => db.stock.add([{ sku: 'TEE', qty, place }]));
              received += qty;
            } else {
              const before = (await find('TEE')).qty;
              await database.write((db) => db.stock.write(1, { TEE: { qty, is_in_stock: true } }));
              received += qty - before;
            }
          }
          const left = await find('TEE');
          expect(left.qty + sold.reduce((sum, one) => sum + one.qty, 0)).toBe(received);
          const places = await placed('TEE');
          expect(await logged('TEE')).toEqual(
            Object.fromEntries(Object.entries(places).filter(([, qty]) => qty !== 0)),
          );
        }),
        { numRuns: runs(15, 200), endOnFailure: true },
      );
    });
  });
}
