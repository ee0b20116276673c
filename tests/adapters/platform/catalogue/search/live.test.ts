import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { StockAnswer } from '../../../../../core/contract';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { createSystemIds } from '../../../../../adapters/ids/system';
import { createPlatform } from '../../../../../adapters/platform';
import type { Platform } from '../../../../../adapters/platform';
import { createMemoryTelemetry } from '../../../../../adapters/telemetry/memory';
import { fixtureCatalogue } from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { callPlatform, openFixturePlatform } from '../../../../fixtures/platform';
import { findProducts } from '../../../../fixtures/search';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const inStock = [{ attribute: 'stock.is_in_stock', value: { eq: true } }];
const bySku = (sku: string) => ({ filters: [{ attribute: 'sku', value: { eq: sku } }] });

type Shop = Pick<Awaited<ReturnType<typeof openFixturePlatform>>, 'call'> & { readonly platform: Platform };

async function buy(shop: Shop, sku: string, qty: number): Promise<void> {
  const token = await cartWith(shop, [{ sku, qty }]);
  await resultOf(shop.call('POST', '/api/order', await orderOf(shop, token)));
}

function folder(): string {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-live-'));
  ends.push(() => rm(data, { recursive: true, force: true }));
  return data;
}

async function shopIn(data: string, telemetry = createMemoryTelemetry()): Promise<Shop> {
  const platform = await createPlatform({ data, clock: createVirtualClock(), ids: createSystemIds(), telemetry });
  ends.unshift(() => platform.close());
  return { platform, call: (method, path, body) => callPlatform(platform, method, path, body) };
}

describe('stock and prices of the catalogue', () => {
  it('follow sales: in documents, listings and products that contain them', async () => {
    const shop = await openFixturePlatform();
    ends.push(() => shop.platform.close());
    expect((await findProducts(shop, { filters: inStock })).skus).toContain('CAP');
    expect((await findProducts(shop, bySku('OUTFIT'))).items[0]?.stock).toMatchObject({ qty: 25, is_in_stock: true });
    await buy(shop, 'CAP', 3);
    expect((await findProducts(shop, { filters: inStock })).skus).not.toContain('CAP');
    expect((await findProducts(shop, bySku('CAP'))).items[0]?.stock).toMatchObject({ qty: 0, is_in_stock: false });
    await buy(shop, 'SOCKS', 50);
    expect((await findProducts(shop, { filters: inStock })).skus).not.toContain('OUTFIT');
    expect((await findProducts(shop, bySku('OUTFIT'))).items[0]?.stock?.is_in_stock).toBe(false);
    const group = await resultOf<StockAnswer>(shop.call('GET', '/api/stock/check?sku=SET'));
    expect(group).toMatchObject({ qty: 100, is_in_stock: true });
  });

  it('follow the clock: a special price ends in documents, filters and sorting', async () => {
    const shop = await openFixturePlatform();
    ends.push(() => shop.platform.close());
    const cheap = { filters: [{ attribute: 'price', value: { lt: 31, gt: 29 } }] };
    expect((await findProducts(shop, cheap)).skus).toContain('SHIRT');
    expect((await findProducts(shop, bySku('SHIRT'))).items[0]).toMatchObject({ final_price: 30, original_price: 40 });
    await shop.clock.advance(11 * 24 * 3600 * 1000);
    expect((await findProducts(shop, cheap)).skus).not.toContain('SHIRT');
    expect((await findProducts(shop, bySku('SHIRT'))).items[0]).toMatchObject({ final_price: 40 });
    expect((await findProducts(shop, bySku('OUTFIT'))).items[0]).toMatchObject({ final_price: 51 });
  });
});

describe('a data folder', () => {
  it('keeps the index, reopens it and updates it with later sales', async () => {
    const data = folder();
    const first = await shopIn(data);
    await fixtureCatalogue(first.platform.catalogue);
    await first.platform.warm();
    const files = readdirSync(join(data, 'index'));
    expect(files.map((name) => name.split('.')[0])).toEqual(['en', 'us']);
    await buy(first, 'CAP', 3);
    await first.platform.close();
    ends.shift();

    const second = await shopIn(data);
    expect((await findProducts(second, { filters: inStock })).skus).not.toContain('CAP');
    expect(readdirSync(join(data, 'index'))).toEqual(files);
    await second.platform.catalogue.reindex();
    await second.platform.warm();
    expect((await findProducts(second, { text: 'cap' })).total).toBe(1);
    const renewed = readdirSync(join(data, 'index'));
    expect(renewed).toHaveLength(2);
    expect(renewed.filter((name) => files.includes(name))).toEqual([]);
  });

  it('rebuilds the index when its file is broken, and reports it', async () => {
    const data = folder();
    const first = await shopIn(data);
    await fixtureCatalogue(first.platform.catalogue);
    await first.platform.warm();
    const file = readdirSync(join(data, 'index')).find((name) => name.startsWith('us.')) ?? '';
    writeFileSync(join(data, 'index', file), 'this is no index');
    const telemetry = createMemoryTelemetry();
    const second = await shopIn(data, telemetry);
    expect((await findProducts(second, { text: 'cap' })).total).toBe(1);
    expect(telemetry.records).toHaveLength(1);
  });

  it('can be used by two processes: each sees the writes and sales of the other', async () => {
    const data = folder();
    const [one, two] = [await shopIn(data), await shopIn(data)];
    await fixtureCatalogue(one.platform.catalogue);
    expect((await findProducts(two, { text: 'cap' })).total).toBe(1);
    expect((await findProducts(one, bySku('CAP'))).items[0]?.stock?.qty).toBe(3);
    await buy(two, 'CAP', 3);
    expect((await findProducts(one, bySku('CAP'))).items[0]?.stock?.qty).toBe(0);
    expect((await findProducts(one, { filters: inStock })).skus).not.toContain('CAP');
  });
});
