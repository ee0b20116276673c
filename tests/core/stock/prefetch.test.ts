import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing } from '../browsing';
import { aChild, aProduct } from '../product/build';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});
const browse = () => openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock });

function withChildren(count: number): Product {
  const children = Array.from({ length: count }, (_, at) => aChild({ size: `s${at}` }));
  return aProduct({ type_id: 'configurable', configurable_children: children });
}

describe('stock prefetching for a list (S §9)', () => {
  it('sends requests in batches of 15, and has the values of the shop', async () => {
    const shop = browse();
    const tees = Array.from({ length: 3 }, (_, at) => ({ ...withChildren(8), sku: `TEE${at}` }));
    const [cap] = await shop.stock.prefetch([aProduct({ sku: 'CAP' }), ...tees]);
    expect(cap?.stock).toMatchObject({ qty: 3, is_in_stock: true });
    // The three products share their variant SKUs, so 1 + 3 × 9 SKUs are 12 distinct ones.
    expect(shop.requests).toHaveLength(1);
    const many = Array.from({ length: 31 }, (_, at) => aProduct({ sku: `X${at}` }));
    await shop.stock.prefetch(many);
    expect(shop.requests).toHaveLength(1 + 3);
  });

  it('changes nothing offline or on failure', async () => {
    const products = [aProduct({ sku: 'CAP' })];
    const offline = browse();
    offline.network.set(false);
    expect(await offline.stock.prefetch(products)).toBe(products);
    const broken = openBrowsing({ fetch: () => new Response('', { status: 500 }) });
    expect(await broken.stock.prefetch(products)).toBe(products);
  });
});
