import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksResult } from '../../core/internal-staff';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

describe('admin books', () => {
  const file = (name: string) => join(mkdtempSync(join(tmpdir(), 'books-')), name);

  it('shows a month, and writes its figures and journal as CSV', async () => {
    const books = booksResult.parse(await shop.ask('admin', 'books', '--month', '2026-01'));
    expect(books.month).toBe('2026-01');
    const [figures, journal] = [file('books.csv'), file('journal.csv')];
    await shop.ask('admin', 'books', '--month', '2026-01', '--format', 'csv', '--out', figures);
    expect(readFileSync(figures, 'utf8')).toMatch(/^month,section,currency,what,of,figure,amount\r\n/);
    await shop.ask('admin', 'books', '--month', '2026-01', '--format', 'journal', '--out', journal);
    expect(readFileSync(journal, 'utf8')).toMatch(/^entry,day,event,order,account,of,number,debit,credit,/);
    expect((await shop.run('admin', 'books', '--month', '2026-01')).stdout).toContain('2026-01');
  });

  it('refuses a DATEV file without a German chart, a format without a file, and unknown sellers', async () => {
    const datev = await shop.run('--json', 'admin', 'books', '--format', 'datev', '--out', file('EXTF.csv'));
    expect(datev.stderr).toContain('books_chart must be skr03 or skr04');
    expect((await shop.run('--json', 'admin', 'books', '--format', 'csv')).stderr).toContain('--format and --out');
    const seller = await shop.run('--json', 'admin', 'books', '--seller', 'Nobody');
    expect(seller.stderr).toContain('does not match any seller of the invoice settings');
  });
});

describe('admin missed-searches, left-carts and sell-through', () => {
  it.each([
    ['missed-searches', 'words,count,last_day'],
    ['left-carts', 'store,currency,hours,carts,of_customers,units,value'],
    ['sell-through', 'sku,name,sold,stock,rate,days_left'],
  ])('prints %s, or writes it as CSV', async (name, head) => {
    expect((await shop.run('admin', name)).code).toBe(0);
    const csv = join(mkdtempSync(join(tmpdir(), 'insight-')), 'report.csv');
    await shop.ask('admin', name, '--csv', csv);
    expect(readFileSync(csv, 'utf8').split('\r\n')[0]).toBe(head);
    const wrong = await shop.run('--json', 'admin', name, '--in-store', 'moon');
    expect(wrong.stderr).toContain('does not match any store of this shop');
  });
});
