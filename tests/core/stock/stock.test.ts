import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type BrowsingOptions } from '../browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(options: Partial<BrowsingOptions> = {}) {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}

describe('stock', () => {
  it('is checked for a quantity', async () => {
    const { stock } = browse();
    expect(await stock.check('CAP', 3)).toEqual({ sku: 'CAP', status: 'ok', qty: 3 });
    expect(await stock.check('CAP', 4)).toEqual({ sku: 'CAP', status: 'volatile', qty: 3 });
    expect(await stock.check('SCARF')).toEqual({ sku: 'SCARF', status: 'out_of_stock', qty: 0 });
  });

  it('is uncertain, and never an error, if offline or without a response (S §4)', async () => {
    const broken = browse({ fetch: () => new Response('', { status: 500 }) });
    expect(await broken.stock.check('CAP')).toEqual({ sku: 'CAP', status: 'volatile' });
    const offline = browse();
    offline.network.set(false);
    expect(await offline.stock.check('CAP')).toEqual({ sku: 'CAP', status: 'volatile' });
    expect(offline.requests).toHaveLength(0);
  });

  it('of many SKUs is requested in batches, without unknown ones', async () => {
    const shop = browse();
    const records = await shop.stock.list([
      'CAP',
      'TEE',
      'CAP',
      ...Array.from({ length: 20 }, (_, index) => `X${index}`),
    ]);
    expect(records.map(({ sku, is_in_stock: inStock }) => [sku, inStock])).toEqual([
      ['CAP', true],
      ['TEE', true],
    ]);
    expect(shop.requests).toHaveLength(2);
    expect(await shop.stock.list([])).toEqual([]);
  });
});
