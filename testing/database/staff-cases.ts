import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { personOf } from './people-cases';

export function staffCases(api: SuiteApi, open: () => Promise<Database>): void {
  viewCases(api, open);
  presenceCases(api, open);
}

function people(database: Database): Promise<readonly [number, number]> {
  return database.write(async (db) => [
    await db.customers.insert(personOf('Ann'), 1),
    await db.customers.insert(personOf('Ben'), 1),
  ]);
}

function viewCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores views of each person and list separately, the oldest first, with unique names', async () => {
    const database = await open();
    const [ann, ben] = await people(database);
    await database.write(async ({ staffViews }) => {
      await staffViews.keep(ann, 'orders', { name: 'b', query: 'paid=true' }, 10);
      await staffViews.keep(ann, 'orders', { name: 'a', query: 'q=1' }, 20);
      await staffViews.keep(ann, 'products', { name: 'a', query: 'q=2' }, 20);
      await staffViews.keep(ben, 'orders', { name: 'a', query: 'q=3' }, 20);
    });
    const of = (id: number, list: string) => database.read((db) => db.staffViews.of(id, list));
    expect((await of(ann, 'orders')).map(({ name }) => name)).toEqual(['b', 'a']);
    await database.write((db) => db.staffViews.keep(ann, 'orders', { name: 'b', query: 'paid=false' }, 30));
    expect(await of(ann, 'orders')).toEqual([
      { name: 'a', query: 'q=1' },
      { name: 'b', query: 'paid=false' },
    ]);
    await database.write(async ({ staffViews }) => {
      await staffViews.drop(ann, 'orders', 'a');
      await staffViews.drop(ann, 'orders', 'none of this name');
    });
    expect(await of(ann, 'orders')).toEqual([{ name: 'b', query: 'paid=false' }]);
    expect(await of(ann, 'products')).toEqual([{ name: 'a', query: 'q=2' }]);
    expect(await of(ben, 'orders')).toEqual([{ name: 'a', query: 'q=3' }]);
  });
}

function presenceCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  const order = { kind: 'order', record: '7' };

  it('lists each user with an open record once, from their first page until their last page is closed', async () => {
    const database = await open();
    const [ann, ben] = await people(database);
    const note = (page: string, customerId: number, at: number, isEditing = false) =>
      database.write((db) => db.staffPresence.note({ ...order, page, customerId, isEditing, at }));
    const seen = (after: number, shown = order) => database.read((db) => db.staffPresence.of(shown, after));
    await note('p2', ben, 20);
    await note('p1', ann, 30);
    await note('p3', ben, 40, true);
    expect(await seen(0)).toEqual([
      { customerId: ben, since: 20, isEditing: true },
      { customerId: ann, since: 30, isEditing: false },
    ]);
    expect(await seen(0, { kind: 'order', record: '8' })).toEqual([]);
    expect(await seen(0, { kind: 'product', record: '7' })).toEqual([]);
    await note('p1', ann, 90, true);
    await note('p1', ben, 95);
    expect(await seen(50)).toEqual([{ customerId: ann, since: 30, isEditing: true }]);
    await database.write((db) => db.staffPresence.forget(50));
    expect(await seen(0)).toEqual([{ customerId: ann, since: 30, isEditing: true }]);
  });

  it('removes a page when its own user leaves', async () => {
    const database = await open();
    const [ann, ben] = await people(database);
    await database.write((db) =>
      db.staffPresence.note({ ...order, page: 'p1', customerId: ann, isEditing: false, at: 10 }),
    );
    const leave = (customerId: number) =>
      database.write((db) => db.staffPresence.leave({ ...order, page: 'p1', customerId }));
    await leave(ben);
    expect(await database.read((db) => db.staffPresence.of(order, 0))).toHaveLength(1);
    await leave(ann);
    expect(await database.read((db) => db.staffPresence.of(order, 0))).toEqual([]);
  });
}
