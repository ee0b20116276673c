import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(10);
}, 120_000);
afterAll(() => shop.remove());

const file = (name: string, content: string): string => {
  const path = join(shop.data, name);
  writeFileSync(path, content);
  return path;
};

describe('admin import-customers', () => {
  it('previews the import, imports, and imports nothing twice', async () => {
    const head =
      'email,_website,firstname,lastname,group_id,password_hash,_address_street,_address_city,_address_country_id,_address_postcode';
    const rows = ['nora@example.com,base,Nora,Holm,1,abc:def,Gata 1,Oslo,NO,0150', 'nora,base,N,H,1,,,,,'];
    const customers = file('customers.csv', [head, ...rows].join('\n'));
    const dry = await shop.run('admin', 'import-customers', customers, '--dry-run');
    expect(dry.stdout).toMatch(/Customers +1 new, 0 existing, 1 refused/);
    expect(dry.stdout).toMatch(/3 +nora +email +must be an e-mail address/);
    expect(dry.stdout).toMatch(/1 passwords, which are not imported/);
    expect(dry.stdout).toContain('Nothing was written.');
    expect(await shop.ask('admin', 'people', 'nora@example.com')).toMatchObject({ total: 0 });
    const created = { created: 1, existing: 0, refused: 1, also: { addresses: 1, passwords: 1 } };
    expect(await shop.ask('admin', 'import-customers', customers)).toMatchObject({ dry_run: false, ...created });
    expect(await shop.ask('admin', 'people', 'nora@example.com')).toMatchObject({ items: [{ name: 'Nora Holm' }] });
    expect(await shop.ask('admin', 'import-customers', customers)).toMatchObject({ created: 0, existing: 1 });
  });

  it('refuses other files', async () => {
    const goods = file('goods.csv', 'sku,name\nA,B\n');
    const refused = await shop.run('--json', 'admin', 'import-customers', goods);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('is no file of customers: it needs a column for email');
  });
});

describe('admin import-reviews', () => {
  it('previews the import, imports reviews to the product of their SKU, and imports nothing twice', async () => {
    const found = z.object({ items: z.array(z.looseObject({ sku: z.string() })) });
    const sku = found.parse(await shop.ask('catalog', 'search', 'jacket')).items[0]?.sku ?? '';
    const rows = [`${sku},Brought along,Very warm.,Nora,5,1`, 'NONE,Lost,Gone.,Nora,5,1'];
    const reviews = file('reviews.csv', ['sku,title,detail,nickname,rating,status_id', ...rows].join('\n'));
    const dry = await shop.run('admin', 'import-reviews', reviews, '--dry-run');
    expect(dry.stdout).toMatch(/Reviews +1 new, 0 existing, 1 refused/);
    expect(dry.stdout).toMatch(/3 +NONE +sku +no product of the shop has it/);
    expect(dry.stdout).toContain('Nothing was written.');
    expect((await shop.run('product', 'reviews', sku)).stdout).not.toContain('Brought along');
    expect(await shop.ask('admin', 'import-reviews', reviews)).toMatchObject({ created: 1, existing: 0 });
    expect((await shop.run('product', 'reviews', sku)).stdout).toContain('Brought along');
    expect(await shop.ask('admin', 'import-reviews', reviews)).toMatchObject({ created: 0, existing: 1 });
  });
});

describe('admin import-redirects, import-coupons and import-gift-cards', () => {
  it('reads columns by their headings or by --map, and reports refused rows', async () => {
    const redirects = file(
      'redirects.csv',
      'Redirect from,Redirect to\n/pages/story,/i/about\n/x,https://evil.example\n',
    );
    expect(await shop.ask('admin', 'import-redirects', redirects)).toMatchObject({
      ...{ format: 'shopify', created: 1, refused: 1, refusals: [{ row: 3, column: 'Redirect to' }] },
    });
    expect(await shop.ask('admin', 'redirect', 'list')).toMatchObject({ items: [{ from: '/pages/story' }] });
    const coupons = file('coupons.csv', 'Aktion,Nachlass\nHERBST,10%\n');
    const mapped = await shop.ask('admin', 'import-coupons', coupons, '--map', 'code=Aktion,value=Nachlass');
    expect(mapped).toMatchObject({ format: 'table', created: 1 });
    const cards = file('cards.csv', 'code,balance\nOLDCARD2024,25.00\n');
    const dry = await shop.run('admin', 'import-gift-cards', cards, '--currency', 'USD', '--dry-run');
    expect(dry.stdout).toMatch(/Gift cards +1 new, 0 existing, 0 refused/);
    expect(dry.stdout).not.toContain('OLDCARD2024');
    const wrong = await shop.run('admin', 'import-coupons', coupons, '--map', 'codes=Aktion');
    expect(wrong.stderr).toContain('fields are code, kind, value');
  });
});
