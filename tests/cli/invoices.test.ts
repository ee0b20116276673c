import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SELLER } from '../fixtures/seller';
import { placed } from './shapes';
import { fillCheckout, findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
let order: string;
beforeAll(async () => {
  shop = await openShop();
  const jacket = await findJacket(shop);
  await shop.ask('cart', 'add', jacket.sku);
  await fillCheckout(shop, 'cashondelivery');
  ({ number: order } = placed.parse(await shop.ask('order', 'place')));
}, 120_000);
afterAll(() => shop.remove());

const record = z.object({ version: z.string(), document: z.record(z.string(), z.unknown()) });
const issued = z.object({ items: z.array(z.looseObject({ number: z.string(), kind: z.string() })) });
const shown = z.looseObject({
  is_intact: z.boolean(),
  document: z.looseObject({ order: z.looseObject({ number: z.string() }), gross: z.number() }),
});
const list = z.object({ items: z.array(z.looseObject({ number: z.string() })), total: z.number() });

const invoice = (...words: readonly string[]) => shop.ask('admin', 'invoice', ...words);
const refused = async (...words: readonly string[]) => {
  const outcome = await shop.run('--json', 'admin', 'invoice', ...words);
  return `${String(outcome.code)} ${JSON.stringify(outcome.error())}`;
};

describe('invoices on the command line', () => {
  it('are refused without a seller, naming the setting, then issued, listed, shown and written', async () => {
    expect(await refused('issue', order)).toContain('invoice_sellers.name');
    expect(await refused('show', 'INV-1')).toContain('There is no invoice or credit note INV-1');

    const { version, document } = record.parse(await shop.ask('admin', 'setting', 'show', 'site'));
    const file = join(shop.data, 'settings.json');
    const set = { ...document, invoice_sellers: [SELLER] };
    writeFileSync(file, JSON.stringify({ id: 'site', version, document: set }));
    await shop.ask('admin', 'setting', 'save', file);

    const { items } = issued.parse(await invoice('issue', order));
    const [{ number } = { number: '' }] = items;
    expect(items.map(({ kind }) => kind)).toEqual(['invoice']);
    expect(issued.parse(await invoice('issue', order)).items.map((one) => one.number)).toEqual([number]);
    expect(list.parse(await invoice('list', '--q', order)).items.map((one) => one.number)).toEqual([number]);
    expect(list.parse(await invoice('list', '--kind', 'credit_note')).total).toBe(0);

    const found = shown.parse(await invoice('show', number));
    expect(found).toMatchObject({ is_intact: true, document: { order: { number: order } } });
    expect((await shop.run('admin', 'invoice', 'show', number)).stdout).toContain('Vitrine GmbH');

    const table = join(shop.data, 'invoices.csv');
    await invoice('list', '--csv', table);
    expect(readFileSync(table, 'utf8')).toContain(`${number},invoice,`);
    const out = (name: string) => join(shop.data, name);
    await invoice('pdf', number, '--out', out('invoice.pdf'));
    expect(readFileSync(out('invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    await invoice('pdf', number, '--format', 'xml', '--out', out('invoice.xml'));
    expect(readFileSync(out('invoice.xml'), 'utf8')).toContain(`<cbc:ID>${number}</cbc:ID>`);
    await invoice('pdf', number, '--format', 'page', '--out', out('invoice.html'));
    expect(readFileSync(out('invoice.html'), 'utf8')).toContain('Vitrine GmbH');
    await invoice('mail', number);
    expect(await refused('pdf', number, '--out', join(shop.data, 'none', 'invoice.pdf'))).toContain('--out');
  }, 120_000);
});
