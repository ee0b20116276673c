import { describe, expect, it } from 'vitest';
import { pastShop } from './past-shop';

const { fixture, run, listed } = pastShop('redirects');
const row = (from: string, to: string) => ({ 'Redirect from': from, 'Redirect to': to });

describe('redirects of another shop', () => {
  it("are read from Shopify's export or a table of two columns, once", async () => {
    const rows = [
      row('/pages/Story', '/i/about'),
      row('/old', 'products/rain-jacket-1'),
      row('/old/', '/products/rain-jacket-1'),
    ];
    expect(await run(rows)).toMatchObject({ format: 'shopify', created: 2, refused: 0, notes: [{ row: 4 }] });
    expect(await run(rows)).toMatchObject({ created: 0, existing: 2 });
    expect((await listed('redirects')).items.map(({ from, to }) => [from, to])).toEqual([
      ['/old', '/products/rain-jacket-1'],
      ['/pages/story', '/i/about'],
    ]);
    const table = [{ 'Alte URL': 'https://old.example/a', 'Neue URL': 'https://old.example/b?c=1' }];
    expect(await run(table)).toMatchObject({ format: 'table', created: 1 });
    const { json } = await fixture().call('POST', '/api/url/map', { url: '/a' });
    expect(json).toEqual({ _type: 'redirect', _source: { path: '/b?c=1' } });
  });

  it('that lead to another site, in a circle or away from a page of the shop are refused', async () => {
    const { refusals, created } = await run([
      row('/a', 'https://evil.example/a'),
      row('https://old.example/b', 'https://evil.example/b'),
      row('/c', '/d'),
      row('/d', '/c'),
      row('/cart', '/i/about'),
      row('/c', '/e'),
      row('', '/e'),
      row('/product.php?id=5', '/e'),
      row('/d', '/e'),
    ]);
    // A refused row does not stand in the way of another one with the same address.
    expect(created).toBe(2);
    expect(refusals.map(({ row: at, column }) => [at, column])).toEqual([
      [2, 'Redirect to'],
      [3, 'Redirect to'],
      [5, 'Redirect to'],
      [6, 'Redirect from'],
      [7, 'Redirect from'],
      [8, 'Redirect from'],
      [9, 'Redirect from'],
    ]);
  });

  it('keep those of the shop, and write nothing in a dry run', async () => {
    await run([row('/a', '/b')]);
    expect(await run([row('/a', '/c')])).toMatchObject({ existing: 1, notes: [{ row: 2 }] });
    expect(await run([row('/x', '/y')], { dryRun: true })).toMatchObject({ created: 1 });
    expect(await run([row('/b', '/a')], { dryRun: true })).toMatchObject({ refused: 1 });
    expect(await listed('redirects')).toMatchObject({ total: 1, items: [{ to: '/b' }] });
  });
});
