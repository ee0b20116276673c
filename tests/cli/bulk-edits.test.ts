import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
});
afterAll(() => shop.remove());

const report = z.object({
  ...{ id: z.nullable(z.number()), total: z.number(), done: z.number(), changed: z.number(), undone: z.number() },
  items: z.array(z.object({ record: z.string(), changes: z.array(z.object({ path: z.string() })) })),
});
const product = z.object({ document: z.looseObject({ visibility: z.string(), price: z.nullable(z.string()) }) });
const bulk = async (step: string, ...args: readonly string[]) =>
  report.parse(await shop.ask('admin', 'product', `bulk-${step}`, ...args));
const refused = async (...args: readonly string[]) => {
  const outcome = await shop.run('--json', 'admin', 'product', 'bulk-edit', ...args);
  return [outcome.code !== 0, JSON.stringify(outcome.error())];
};

describe('admin product bulk-edit', () => {
  it('shows the differences, changes all matching products, and is reverted as a whole', async () => {
    const set = [
      '--filter',
      'type=simple',
      '--set',
      'visibility=search',
      '--set',
      'price=-10%',
      '--set',
      'price_ending=99',
    ];
    const tried = await bulk('edit', ...set, '--dry-run');
    expect(tried.changed).toBeGreaterThan(2);
    const [{ record } = { record: '' }] = tried.items;
    const before = product.parse(await shop.ask('admin', 'product', 'show', record));
    expect(before.document.visibility).not.toBe('search');
    const done = await bulk('edit', ...set);
    expect(done).toMatchObject({ total: tried.total, done: tried.total, changed: tried.changed });
    const { document } = product.parse(await shop.ask('admin', 'product', 'show', record));
    expect(document.visibility).toBe('search');
    expect(document.price).toMatch(/\.99$/);
    const listed = z.object({ items: z.array(z.object({ id: z.number(), is_over: z.boolean() })) });
    const { items } = listed.parse(await shop.ask('admin', 'product', 'bulk-list'));
    expect(items[0]).toMatchObject({ id: done.id, is_over: true });
    const undone = await bulk('undo', String(done.id));
    expect(undone.undone).toBe(done.changed);
    expect(product.parse(await shop.ask('admin', 'product', 'show', record))).toEqual(before);
  });

  it('sets and removes the cost of products', async () => {
    const costs = async (value: string) => {
      const { items } = await bulk('edit', '--filter', 'type=simple', '--set', `cost=${value}`);
      const { document } = product.parse(await shop.ask('admin', 'product', 'show', items[0]?.record ?? ''));
      return document['cost'];
    };
    expect(await costs('12')).toBe('12');
    expect(await costs('none')).toBeNull();
    const value = z.object({ total: z.object({ units: z.number(), uncosted: z.number() }) });
    const { total } = value.parse(await shop.ask('admin', 'stock-value'));
    expect([total.units > 0, total.uncosted]).toEqual([true, total.units]);
  });

  it('refuses unreadable values, by name', async () => {
    expect(await refused('--set', 'enabled=false')).toEqual([true, expect.stringContaining('--all')]);
    expect(await refused('--all', '--set', 'price=cheap')).toEqual([true, expect.stringContaining('price')]);
    expect(await refused('--all', '--set', 'colour=red')).toEqual([true, expect.stringContaining('colour')]);
    expect(await refused('--all', '--set', 'enabled=false', '--set', 'special_to=2026-12-31')).toEqual([
      true,
      expect.stringContaining('special_price'),
    ]);
    expect(await refused('--filter', 'colour=red', '--set', 'enabled=false')).toEqual([
      true,
      expect.stringContaining('colour'),
    ]);
  });
});
