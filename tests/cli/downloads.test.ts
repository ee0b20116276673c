import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '../fixtures/downloads';
import { fillCheckout } from './shopper';
import { openShop, type Shop } from './vitrine';

const SKU = 'VIT-PLAN-10K';
const listed = z.object({
  items: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      state: z.string(),
      link: z.nullable(z.string()),
      used: z.number(),
    }),
  ),
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(600);
}, 120_000);
afterAll(() => shop.remove());

const downloads = async (id: string) => listed.parse(await shop.ask('order', 'downloads', id)).items;
const save = (link: string, out: string) => shop.run('--json', 'download', 'get', link, '--out', out);

describe('a download on the command line', () => {
  it('can be bought, paid, downloaded, resumed, replaced by staff, renewed and revoked', async () => {
    await shop.ask('cart', 'add', SKU);
    await fillCheckout(shop, 'banktransfer');
    const { order_id: id } = z.looseObject({ order_id: z.string() }).parse(await shop.ask('order', 'place'));
    expect((await downloads(id)).map(({ state }) => state)).toEqual(['unpaid', 'unpaid']);

    await shop.ask('order', 'advance', id, '--paid');
    const [pdf] = await downloads(id);
    const link = pdf?.link ?? '';
    const mails = z.object({ items: z.array(z.looseObject({ text: z.string() })) }).parse(await shop.ask('outbox'));
    expect(mails.items.some(({ text }) => text.includes(link))).toBe(true);
    const file = join(shop.data, 'plan.pdf');
    expect((await save(link, file)).code).toBe(0);
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-');

    const bytes = fileOf(5_000_000);
    const better = join(shop.data, 'Better plan.pdf');
    writeFileSync(better, bytes);
    await shop.ask('download', 'keep', SKU, pdf?.title ?? '', better, '--times', '1');
    const whole = z.object({ resumed_at: z.number() }).parse((await save(link, file)).json());
    expect(whole.resumed_at).toBe(0);
    expect(readFileSync(file).equals(bytes)).toBe(true);

    const { createHash } = await import('node:crypto');
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    writeFileSync(`${file}.${mark}.part`, bytes.subarray(0, 4_500_000));
    expect((await save(link, file)).json()).toMatchObject({ resumed_at: 4_500_000 });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect((await downloads(id))[0]).toMatchObject({ used: 2 });

    await shop.ask('order', 'renew-download', id, pdf?.id ?? '');
    const refused = await save(link, file);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('download_unknown');
    expect((await downloads(id))[0]).toMatchObject({ used: 0, state: 'ready' });

    await shop.ask('download', 'drop', SKU, pdf?.title ?? '');
    const missing = await shop.run('--json', 'download', 'drop', SKU, pdf?.title ?? '');
    expect(missing.stderr).toContain('not_found');
    expect((await downloads(id))[0]?.state).toBe('ready');
  }, 120_000);
});
