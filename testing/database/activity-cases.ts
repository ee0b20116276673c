import type { Database } from '../../adapters/platform/ports/database';
import type { ActivityFilter } from '../../adapters/platform/ports/staff/activity';
import type { SuiteApi } from '../api/suite-api';
import { newOrder } from './new-order';

const ALL: ActivityFilter = { kinds: ['coupon', 'sign-in'], withOrders: true };

export function activityCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('lists staff changes and order histories as one log by time, and counts only up to the limit', async () => {
    const database = await open();
    await database.write(async (db) => {
      await db.orders.insert(newOrder('one', 1, '1001'));
      const order = (await db.orders.byOrderId('one'))?.id ?? 0;
      const change = { who: 'mira@shop.test', action: 'changed', before: undefined, after: { value: 1 } } as const;
      await db.staffChanges.add({ ...change, at: 10, kind: 'coupon', record: 'TEN' });
      await db.orderLog.add(order, { at: 20, who: 'shop', what: [{ name: 'status', from: 'P', to: 'S' }] });
      await db.staffChanges.add({ ...change, at: 30, kind: 'sign-in', record: '7', who: 'alma@shop.test' });
      await db.orderLog.add(order, { at: 40, who: 'mira@shop.test', what: [{ name: 'note', from: null, to: 'Call' }] });
      await db.staffChanges.add({ ...change, at: 50, kind: 'role', record: 'packer' });
    });
    const list = (filter: Partial<ActivityFilter>, limit = 10, offset = 0) =>
      database.read(async (db) =>
        (await db.activity.page({ ...ALL, ...filter }, { limit, offset, max: 10 })).items.map(({ entry }) => entry.at),
      );
    expect(await list({})).toEqual([40, 30, 20, 10]);
    expect(await list({}, 2, 1)).toEqual([30, 20]);
    expect(await list({ from: 20, until: 40 })).toEqual([30, 20]);
    expect(await list({ who: 'mira@shop.test' })).toEqual([40, 10]);
    expect(await list({ kinds: ['sign-in'], withOrders: false })).toEqual([30]);
    expect(await list({ kinds: [] })).toEqual([40, 20]);
    expect(await list({ kinds: [], withOrders: false })).toEqual([]);
    expect(await list({ words: '1001' })).toEqual([40, 20]);
    expect(await list({ words: 'TEN' })).toEqual([10]);
    expect(await list({ words: 'nobody@', customer: 7 })).toEqual([30]);
    expect(await list({ words: '%' })).toEqual([]);
    const newest = (max: number, words?: string) =>
      database.read((db) => db.activity.page({ ...ALL, words }, { limit: 1, offset: 0, max }));
    expect(await newest(10)).toMatchObject({
      items: [{ source: 'order', entry: { number: '1001', what: [{ name: 'note', to: 'Call' }] } }],
      total: 4,
    });
    expect((await newest(3)).total).toBe(3);
    expect(await newest(10, 'mira')).toMatchObject({ items: [{ entry: { at: 40 } }], total: 2 });
    expect((await newest(1, 'mira')).total).toBe(1);
  });
}
