import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { chromiumWithoutPictures } from './support/chromium';
import { startShop, type ShopProcess } from './support/shop-process';
import { signInByCode, type SignedInDevice } from './support/signed-in';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';
import { xlsxOf } from '../adapters/import/xlsx-file';

let browser: Browser;
let shop: ShopProcess;
let manager: SignedInDevice;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  browser = await chromiumWithoutPictures();
  shop = await startShop({ seed: inject('seed'), serve: ['--import-source', folder, '--import-currency', 'USD'] });
  await employ('ina@vitrine.example');
  await leaveDemo();
  manager = await signInByCode(shop.url, 'ina@vitrine.example');
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Not a demo user: those are removed by the first import. */
async function employ(email: string): Promise<void> {
  const file = join(folder, 'person.json');
  const document = { email, firstname: 'Ina', lastname: 'Port', roles: ['manager'], own_roles: [] };
  await writeFile(file, JSON.stringify({ document }));
  const saved = spawnSync(process.execPath, ['dist/cli/main.js', '--data', shop.data, 'admin', 'person', 'save', file]);
  if (saved.status !== 0) throw new Error(saved.stderr.toString());
}

async function leaveDemo(): Promise<void> {
  const file = join(folder, 'first.txt');
  await writeFile(file, goods('OPENING', '19.90'));
  const args = ['--data', shop.data, 'catalog', 'import', file, '--currency', 'USD', '--remove-demo'];
  const done = spawnSync(process.execPath, ['dist/cli/main.js', ...args]);
  if (done.status !== 0) throw new Error(done.stderr.toString());
}

function goods(prefix: string, price: string): string {
  const lines = Array.from({ length: 8 }, (_, at) => {
    const sku = `${prefix}-${String(at + 1)}`;
    return `${sku},simple,Default Category/Men,${prefix} shirt ${String(at + 1)},${at === 5 ? price : '49.50'},${sku.toLowerCase()},9`;
  });
  return `${['sku,product_type,categories,name,price,url_key,qty', ...lines].join('\n')}\n`;
}

const SCREENS_2 = widths(['a phone', PHONE, 'LOADP'], ['a desktop', DESKTOP, 'LOADD']);

const SCREENS = widths(['a phone', PHONE, 'PHONE'], ['a desktop', DESKTOP, 'DESK']);

describe('an import into a shop with the demo', () => {
  it('asks before removing the demo, and keeps the importing user in the back office, even a demo user', async () => {
    const source = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
    const demo = await startShop({
      seed: inject('seed'),
      serve: ['--import-source', source, '--import-currency', 'USD'],
    });
    await writeFile(join(source, 'goods.csv'), goods('ALMAS', '19.90'));
    const alma = await signInByCode(demo.url, 'alma@vitrine.example');
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP, device: alma });
    await goTo(page, `${demo.url}/manage/import`);
    await page.getByRole('button', { name: 'Import now' }).click();
    const apply = page.getByRole('button', { name: 'Import 8 products' });
    await apply.click();
    await page.getByText('Choose whether to remove or keep the demo data.').first().waitFor();
    expect(skusOf('ALMAS', demo)).toEqual([]);
    await page.getByRole('radio', { name: /^Remove the demo data/ }).check();
    await apply.click();
    await page.getByText(/^Demo data removed: products \d+/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    expect(skusOf('ALMAS', demo)).toHaveLength(8);
    // Chromium logs the 409 until a choice is made.
    expect(complaints.filter((complaint) => !complaint.includes('409 (Conflict)'))).toEqual([]);
    await close();
    await demo.stop();
    await rm(source, { recursive: true, force: true });
  });
});

describe.each(SCREENS)('an import on %s', (_, viewport, prefix) => {
  it('names the line, the column and the reason of an error, and accepts the corrected file', async () => {
    const file = join(folder, 'goods.csv');
    await writeFile(file, goods(prefix, 'cheap'));
    const { page, complaints, close } = await visit(browser, { viewport, device: manager });
    const figure = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
    await goTo(page, `${shop.url}/manage/import`);
    await page.getByRole('button', { name: /^Import (now|again)$/ }).click();
    const fault = page.getByRole('row').filter({ hasText: `${prefix}-6` });
    await fault.waitFor();
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    expect(await fault.getByRole('cell').allInnerTexts()).toEqual([
      'goods.csv',
      '7',
      `${prefix}-6`,
      'price: "cheap" is not a price from 0 to 9999999999.99',
    ]);
    expect(await figure('Rows imported').innerText()).toBe('7');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await writeFile(file, goods(prefix, '19.90'));
    await page.getByRole('button', { name: 'Import again' }).click();
    await fault.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    await expect.poll(() => figure('New products').innerText()).toBe('1');
    expect(await figure('Rows rejected').innerText()).toBe('0');
    expect(await figure('Unchanged').innerText()).toBe('7');

    await goTo(page, `${shop.url}/search?q=${prefix}-6`);
    await page.getByText('$19.90').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(SCREENS_2)('a product file on %s', (_, viewport, prefix) => {
  it('is tested without writing, imported with its valid rows, and uploaded again after correction', async () => {
    const file = join(folder, `${prefix}.txt`); // Not named CSV, so that the source folder ignores it.
    await writeFile(file, goods(prefix, 'cheap'));
    const { page, complaints, close } = await visit(browser, { viewport, device: manager });
    const found = () => page.getByRole('row').filter({ hasText: `${prefix}-6` });
    await goTo(page, `${shop.url}/manage/import`);
    expect(await page.getByLabel('Price currency').inputValue()).toBe('USD');
    await page.getByLabel('Product file (CSV, TSV, XLSX or XML)').setInputFiles(file);
    await page.getByRole('heading', { name: 'What would change' }).waitFor();
    const said = page.getByRole('status').filter({ hasText: 'Rows read' });
    expect(await said.innerText()).toBe('Rows read: 8, rejected: 1. New products: 7, updated: 0, unchanged: 0.');
    expect(await found().getByRole('cell').allInnerTexts()).toEqual([
      `${prefix}.txt`,
      '7',
      `${prefix}-6`,
      'price: "cheap" is not a price from 0 to 9999999999.99',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    expect(skusOf(prefix)).toEqual([]);

    await page.getByRole('button', { name: 'Import 7 products' }).click();
    await page.getByRole('heading', { name: 'Done' }).waitFor();
    await page.getByText(`${prefix}.txt, `).waitFor();
    expect(skusOf(prefix)).toHaveLength(7);

    await dropOn(page, goods(prefix, '19.90').replace('49.50', '45.00'));
    await page.getByText('Rows read: 8, rejected: 0. New products: 1, updated: 1, unchanged: 6.').waitFor();
    const changed = page.getByRole('row').filter({ hasText: `${prefix}-1` });
    expect(await changed.getByRole('cell').allInnerTexts()).toEqual([`${prefix}-1`, '2', 'price', '49.5', '45']);
    await page.getByRole('button', { name: 'Import 2 products' }).press('Enter');
    await expect.poll(() => skusOf(prefix)).toHaveLength(8);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps changes of a colleague between the dry run and the import, and reports them', async () => {
    const file = join(folder, `${prefix}.txt`);
    await writeFile(file, goods(prefix, '19.90').replace('49.50', '45.00').replaceAll('49.50', '44.00'));
    const { page, complaints, close } = await visit(browser, { viewport, device: manager });
    await goTo(page, `${shop.url}/manage/import`);
    await page.getByLabel('Product file (CSV, TSV, XLSX or XML)').setInputFiles(file);
    const apply = page.getByRole('button', { name: 'Import 6 products' });
    await apply.waitFor();
    const prices = join(folder, 'prices.txt');
    await writeFile(prices, `sku,price\n${prefix}-2,48.00\n`);
    const priced = spawnSync(process.execPath, ['dist/cli/main.js', '--data', shop.data, 'admin', 'price', prices]);
    expect(priced.stderr.toString()).toBe('');
    await apply.click();
    const left = page.getByRole('row').filter({ hasText: 'changed it at' });
    await left.waitFor();
    expect((await left.getByRole('cell').allInnerTexts()).slice(1, 3)).toEqual(['3', `${prefix}-2`]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('asks how to map the columns of an unknown table, remembers it, and forgets it again', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: manager });
    await goTo(page, `${shop.url}/manage/import`);
    const table = (price: string) => `${prefix} No;Bezeichnung;VK;Intern\n${prefix}-MAP;Mütze;${price};x\n`;
    const send = (content: string) =>
      page
        .getByLabel('Product file (CSV, TSV, XLSX or XML)')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await send(table('1.019,90'));
    await page.getByRole('heading', { name: 'Map columns' }).waitFor();
    expect(await page.getByLabel('Bezeichnung').inputValue()).toBe('name');
    expect(await page.getByLabel('Price format').inputValue()).toBe('comma');
    const checked = page.getByRole('button', { name: 'Preview with these columns' });
    await checked.click();
    await page.getByRole('alert').filter({ hasText: 'Choose a column for: SKU.' }).waitFor();
    await page.getByLabel(`${prefix} No`).selectOption('SKU (required)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await checked.press('Enter');
    await page.getByRole('button', { name: 'Import 1 product' }).press('Enter');
    await expect.poll(() => skusOf(prefix)).toContain(`${prefix}-MAP`);

    await send(table('1.020,90'));
    await page.getByText('Columns are mapped as before.').waitFor();
    const changed = page.getByRole('row').filter({ hasText: `${prefix}-MAP` });
    expect((await changed.getByRole('cell').allInnerTexts()).slice(3, 5)).toEqual(['1019.9', '1020.9']);
    await page.getByRole('button', { name: `Delete ${prefix} No` }).press('Enter');
    await page.getByRole('button', { name: `Delete ${prefix} No` }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await send(table('1.021,90'));
    await page.getByRole('heading', { name: 'Map columns' }).waitFor();
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await close();
  });

  it('reads the selected sheet of a workbook', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, device: manager });
    await goTo(page, `${shop.url}/manage/import`);
    const head = ['sku', 'product_type', 'categories', 'name', 'price', 'url_key', 'qty'];
    const sheet = (name: string) => [
      head,
      [`${prefix}-${name}`, 'simple', 'Default Category/Men', name, '20', '', '3'],
    ];
    const buffer = xlsxOf({ Autumn: sheet('AUT'), Winter: sheet('WIN') });
    await page
      .getByLabel('Product file (CSV, TSV, XLSX or XML)')
      .setInputFiles({ name: 'book.xlsx', mimeType: 'application/zip', buffer });
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${prefix}-${name}` });
    await row('AUT').waitFor();
    await page.getByLabel('Worksheet').selectOption('Winter');
    await row('WIN').waitFor();
    expect(await row('AUT').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('clearly rejects other files, and files that are too large', async () => {
    const { page, close } = await visit(browser, { viewport, device: manager });
    await goTo(page, `${shop.url}/manage/import`);
    const field = page.getByLabel('Product file (CSV, TSV, XLSX or XML)');
    const send = (name: string, buffer: Buffer) => field.setInputFiles({ name, mimeType: 'text/csv', buffer });
    await send('notes.csv', Buffer.from([0x61, 0xff, 0xfe]));
    await page.getByRole('alert').filter({ hasText: 'notes.csv is not UTF-8' }).waitFor();
    await send('all.csv', Buffer.alloc(24 * 1024 * 1024 + 1, 'x'));
    await page.getByRole('alert').filter({ hasText: 'all.csv is larger than 24 MB.' }).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await close();
  });
});

function skusOf(prefix: string, of = shop): readonly string[] {
  const args = ['--data', of.data, '--json', 'admin', 'product', 'list', '--q', `${prefix}-`];
  const { stdout } = spawnSync(process.execPath, ['dist/cli/main.js', ...args], { encoding: 'utf8' });
  return z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(JSON.parse(stdout))
    .items.map(({ id }) => id);
}

async function dropOn(page: Page, content: string): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const list = new DataTransfer();
    list.items.add(new File([text], 'mended.csv', { type: 'text/csv' }));
    return list;
  }, content);
  const field = page.getByLabel('Product file (CSV, TSV, XLSX or XML)');
  await field.dispatchEvent('dragover', { dataTransfer: data });
  await field.dispatchEvent('drop', { dataTransfer: data });
}
