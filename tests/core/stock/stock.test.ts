import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type BrowsingOptions } from '../browsing';
import { stockStatusOf } from '../../../core/stock';
import { planBatches } from '../../../core/stock/plan-batches';
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

describe('what a stock record says', () => {
  it.each([
    ['as many as asked for', { qty: 5, is_in_stock: true }, 5, { status: 'ok', qty: 5 }],
    ['fewer', { qty: 5, is_in_stock: true }, 6, { status: 'volatile', qty: 5 }],
    ['none', { qty: 0, is_in_stock: false }, 1, { status: 'out_of_stock', qty: 0 }],
    ['stock that is not managed', { qty: 0, is_in_stock: true, manage_stock: false }, 99, { status: 'ok' }],
    ['an error instead', { qty: 9, is_in_stock: true, api_error: 'down' }, 1, { status: 'volatile' }],
    ['a debt', { qty: -2, is_in_stock: true }, 1, { status: 'volatile', qty: 0 }],
    ['nothing at all', undefined, 1, { status: 'ok' }],
  ])('%s', (_what, record, wanted, answer) => {
    expect(stockStatusOf(record, wanted)).toEqual(answer);
  });
});

describe('batches of skus', () => {
  it('hold 15 each, every sku once, none that cannot be asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 80 }), (skus) => {
        const batches = planBatches(skus, 15);
        const wanted = [...new Set(skus)].filter((sku) => sku !== '' && !sku.includes(','));
        expect(batches.flat()).toEqual(wanted);
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(15);
        expect(batches).toHaveLength(Math.ceil(wanted.length / 15));
      }),
    );
  });
});

describe('stock', () => {
  it('is checked for a quantity', async () => {
    const { stock } = browse();
    expect(await stock.check('CAP', 3)).toEqual({ sku: 'CAP', status: 'ok', qty: 3 });
    expect(await stock.check('CAP', 4)).toEqual({ sku: 'CAP', status: 'volatile', qty: 3 });
    expect(await stock.check('SCARF')).toEqual({ sku: 'SCARF', status: 'out_of_stock', qty: 0 });
  });

  it('is volatile, never an error, offline or when nobody answers (S §4)', async () => {
    const broken = browse({ fetch: () => new Response('', { status: 500 }) });
    expect(await broken.stock.check('CAP')).toEqual({ sku: 'CAP', status: 'volatile' });
    const offline = browse();
    offline.network.set(false);
    expect(await offline.stock.check('CAP')).toEqual({ sku: 'CAP', status: 'volatile' });
    expect(offline.requests).toHaveLength(0);
  });

  it('of many skus is asked for in batches, unknown ones left out', async () => {
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
