import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN } from './built-bin';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const product = z.looseObject({ document: z.looseObject({ price: z.string() }) });
const USD = ['--currency', 'USD'] as const;
const HEAD = 'sku,product_type,name,price,qty\n';
const file = (rows: string): string => {
  const path = join(shop.data, 'goods.csv');
  writeFileSync(path, HEAD + rows);
  return path;
};

describe('admin import of a file', () => {
  it('previews the import and the demo data to be removed in a dry run, and writes nothing', async () => {
    const goods = file('CAP,simple,Cap,10,4\nHAT,simple,Hat,dear,1\n');
    const dry = await shop.ask('admin', 'import', goods, ...USD, '--dry-run');
    expect(dry).toMatchObject({
      ...{ state: 'done', dry_run: true, source: 'goods.csv', demo: { products: 20, people: 6, fate: null } },
      rows: { read: 2, written: 1, refused: 1 },
      products: { created: 1, updated: 0, unchanged: 0 },
      refused: [{ row: 3, sku: 'HAT', reason: 'price: "dear" is not a price from 0 to 9999999999.99' }],
      changes: [{ row: 2, sku: 'CAP', name: 'Cap', outcome: 'created' }],
    });
    const { stdout } = await shop.run('admin', 'import', goods, ...USD, '--dry-run');
    expect(stdout).toMatch(/2 +CAP +new +Cap/);
    expect(stdout).toMatch(
      /The shop has demo data: 20 products, .* people and \d+ orders\. Without --keep-demo or --remove-demo/,
    );
    expect(stdout).toContain('Nothing was written.');
    expect(await shop.ask('admin', 'product', 'list')).toMatchObject({ total: 20 });
    expect((await shop.run('catalog', 'import', goods, '--currency', 'USD', '--dry-run')).stdout).toContain(
      'Nothing was written.',
    );
    expect(await shop.ask('admin', 'product', 'list')).toMatchObject({ total: 20 });
  });

  it.each([
    ['admin', 'import'],
    ['catalog', 'import'],
  ])('%s %s is refused without a decision about the demo, and names the options', async (...command) => {
    const goods = file('CAP,simple,Cap,10,4\n');
    const { code, stderr } = await shop.run(...command, goods, ...USD);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/with 20 products.*--keep-demo .*--remove-demo /)]);
    const both = await shop.run(...command, goods, ...USD, '--keep-demo', '--remove-demo');
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('cannot be combined')]);
    const dry = await shop.run(...command, goods, ...USD, '--dry-run', '--remove-demo');
    expect(dry.stdout).toMatch(/The demo data would be removed: 20 products, .*people and \d+ orders/);
    expect(await shop.ask('admin', 'product', 'list')).toMatchObject({ total: 20 });
  });

  it('keeps the demo beside it with --keep-demo', async () => {
    const goods = file('CAP,simple,Cap,9,4\n');
    const { stdout } = await shop.run('catalog', 'import', goods, ...USD, '--keep-demo');
    expect(stdout).toContain('The demo data is kept: 20 products, ');
    expect(await shop.ask('admin', 'product', 'list')).toMatchObject({ total: 21 });
    expect(await shop.ask('admin', 'people')).toMatchObject({ total: 6 });
  });

  it('imports it, and previews a second import', async () => {
    expect(await shop.ask('admin', 'import', file('CAP,simple,Cap,10,4\n'), ...USD, '--remove-demo')).toMatchObject({
      demo: { products: 20, people: 6, fate: 'remove' },
      dry_run: false,
      products: { updated: 1 },
    });
    const dearer = file('CAP,simple,Cap,12.5,0\n');
    expect(await shop.ask('admin', 'import', dearer, ...USD, '--dry-run')).toMatchObject({
      products: { created: 0, updated: 1 },
      changes: [
        {
          changes: [
            { path: 'price', from: '10', to: '12.5' },
            { path: 'stock.CAP', from: 4, to: 0 },
          ],
        },
      ],
    });
    const { stdout } = await shop.run('admin', 'import', dearer, ...USD, '--dry-run');
    expect(stdout).toMatch(/2 +CAP +price +10 +12\.5/);
    expect(await shop.ask('admin', 'product', 'show', 'CAP')).toMatchObject({ document: { price: '10' } });
  });

  it('skips products that staff changed after the dry run, by form or price list, and names who did it', async () => {
    await shop.ask('admin', 'import', file('CAP,simple,Cap,10,4\nMUG,simple,Mug,8,4\nPEN,simple,Pen,2,4\n'), ...USD);
    const dearer = file('CAP,simple,Cap,15,4\nMUG,simple,Mug,9,4\nPEN,simple,Pen,3,4\n');
    const dry = await shop.ask('admin', 'import', dearer, ...USD, '--dry-run');
    const { started_at: since } = z.object({ started_at: z.string() }).parse(dry);
    const shown = product.parse(await shop.ask('admin', 'product', 'show', 'CAP'));
    const edited = join(shop.data, 'cap.json');
    writeFileSync(edited, JSON.stringify({ ...shown, document: { ...shown.document, price: '11' } }));
    await shop.ask('admin', 'product', 'save', edited);
    const prices = join(shop.data, 'prices.csv');
    writeFileSync(prices, 'sku,price\nMUG,8.5\n');
    await shop.ask('admin', 'price', prices);
    const applied = await shop.ask('admin', 'import', dearer, ...USD, '--unchanged-since', since);
    const reason = expect.stringMatching(/^shop changed it at \d{4}-.*Z, after the dry run/) as unknown;
    expect(applied).toMatchObject({
      products: { created: 0, updated: 1 },
      refused: [
        { row: 2, sku: 'CAP', reason },
        { row: 3, sku: 'MUG', reason },
      ],
    });
    const priceOf = async (sku: string) =>
      product.parse(await shop.ask('admin', 'product', 'show', sku)).document.price;
    expect([await priceOf('CAP'), await priceOf('MUG'), await priceOf('PEN')]).toEqual(['11', '8.5', '3']);
    await shop.ask('admin', 'import', dearer, ...USD);
    expect([await priceOf('CAP'), await priceOf('MUG')]).toEqual(['15', '9']);
    await shop.ask('admin', 'import', file('CAP,simple,Cap,10,4\n'), ...USD);
    const wrong = await shop.run('admin', 'import', dearer, ...USD, '--unchanged-since', 'noon');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--unchanged-since')]);
  });

  it('asks for the currency of the prices in a file, instead of assuming dollars', async () => {
    const goods = file('CAP,simple,Cap,10,4\n');
    const { code, stderr } = await shop.run('admin', 'import', goods, '--dry-run');
    expect([code, stderr]).toEqual([1, expect.stringContaining('name their currency (--currency)')]);
    const euros = await shop.ask('admin', 'import', goods, '--dry-run', '--currency', 'EUR');
    expect(euros).toMatchObject({ products: { updated: 1 } });
    const wrong = await shop.run('admin', 'import', goods, '--currency', 'euros');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--currency')]);
  });

  it('names an unreadable file, and one without products', async () => {
    const none = await shop.run('--json', 'admin', 'import', join(shop.data, 'none.csv'), ...USD);
    expect([none.code, none.error()]).toMatchObject([1, { error: { message: 'none.csv does not exist' } }]);
    const notes = join(shop.data, 'notes.csv');
    writeFileSync(notes, 'a,b\n1,2\n');
    const other = await shop.run('--json', 'admin', 'import', notes, ...USD, '--dry-run');
    expect([other.code, other.stderr]).toEqual([
      1,
      expect.stringContaining('neither an export of Magento, Shopify or WooCommerce'),
    ]);
  });
});

describe('admin products and admin price', () => {
  it('lists products by words and filters, and reads a price list from a pipe', async () => {
    const found = await shop.ask('admin', 'products', '--q', 'cap', '--filter', 'type=simple');
    expect(found).toMatchObject({ items: [{ sku: 'CAP', price: '10' }], total: 1 });
    const args = [BIN, '--data', shop.data, '--json', 'admin', 'price', '-', '--dry-run'];
    const piped = spawnSync(process.execPath, args, { input: 'sku,price\nCAP,11\n', encoding: 'utf8' });
    expect(JSON.parse(piped.stdout)).toMatchObject({ id: null, changes: [{ sku: 'CAP', from: '10', to: '11' }] });
  });
});
