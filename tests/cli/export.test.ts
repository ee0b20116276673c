// @vitest-environment jsdom
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePicture } from '../adapters/images/tmp-picture';
import { catalogueFaults, portalFaults, readFeed } from '../fixtures/portal-rules';
import { openShop, vitrine, type Shop } from './vitrine';

let shop: Shop;
let other = '';
beforeAll(async () => {
  shop = await openShop();
  other = `${shop.data}-other`;
}, 120_000);
afterAll(() => {
  shop.remove();
  rmSync(other, { recursive: true, force: true });
});

const AT = ['--public-url', 'https://shop.example'];
const inOther = (...args: readonly string[]) => vitrine(['--data', other, ...args]);

describe('vitrine catalog export', () => {
  it('writes a whole file, and lists product by product what it cannot contain', async () => {
    const file = join(shop.data, 'goods.csv');
    const report = await shop.ask('catalog', 'export', '--format', 'shopify', '--file', file, ...AT);
    expect(report).toMatchObject({ format: 'shopify', file });
    const { products, lost } = report as { products: number; lost: { sku: string; what: string; reasons: string[] }[] };
    const out = lost.filter(({ what }) => what === 'product');
    expect(products + out.length).toBe(60);
    expect(out.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^Handle,Title,/);
    const shown = await shop.run('catalog', 'export', '--format', 'shopify', '--file', file, ...AT);
    expect(shown.stdout).toContain(`${String(products)} products in`);
    expect(shown.stdout).toContain('Not in the file');
  });

  it('writes a table to stdout, with a line about omissions on stderr', async () => {
    const { code, stdout, stderr } = await shop.run('catalog', 'export', ...AT);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^sku,store_view_code,/);
    expect(stderr).toMatch(
      /^60 products in \d+ rows; 0 left out, \d+ incomplete; --json names each with its reason\.\n$/,
    );
  });

  it('writes a feed that Google’s published rules accept, and that can be parsed back to the same feed', async () => {
    const file = join(shop.data, 'feed.xml');
    const report = await shop.ask('catalog', 'export', '--format', 'google', '--file', file, ...AT);
    expect(report).toMatchObject({ format: 'google', file });
    const { items } = readFeed(readFileSync(file, 'utf8'));
    expect(items.length).toBe((report as { rows: number }).rows);
    expect(items.flatMap((item) => portalFaults(item, 'google'))).toEqual([]);
    expect(catalogueFaults(items)).toEqual([]);
    const media = join(shop.data, 'merchant');
    const addresses = items.flatMap((item) => [
      ...(item.get('image_link') ?? []),
      ...(item.get('additional_image_link') ?? []),
    ]);
    const names = new Set(addresses.map((address) => basename(new URL(address).pathname)));
    await Promise.all([...names].map((name, at) => writePicture(join(media, name), 40 + at, 50)));
    const texts: string[] = [];
    for (let trip = 1; trip <= 2; trip += 1) {
      rmSync(other, { recursive: true, force: true });
      const taken = (await inOther('--json', 'catalog', 'import', file, '--currency', 'USD', '--media', media)).json();
      expect(taken).toMatchObject({ format: 'google', counts: { rows: { skipped: 0 } } });
      expect((await inOther('catalog', 'export', '--format', 'google', '--file', file, ...AT)).code).toBe(0);
      texts.push(readFileSync(file, 'utf8'));
      expect(readFeed(texts.at(-1) ?? '').items.length).toBe(items.length);
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it('refuses an unknown format, and a store for data that all stores share', async () => {
    expect((await shop.run('catalog', 'export', '--format', 'ebay')).code).toBe(2);
    const closed = await shop.run('--json', 'catalog', 'export', '--format', 'magento', '--store', 'us');
    expect(closed.error()).toMatchObject({
      error: { message: '--store requires --format google: a magento file contains what all stores share' },
    });
    const nowhere = join(shop.data, 'none', 'goods.csv');
    expect((await shop.run('catalog', 'export', '--file', nowhere)).code).not.toBe(0);
    expect(existsSync(nowhere)).toBe(false);
  });
});
