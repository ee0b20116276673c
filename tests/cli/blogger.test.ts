import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from './shapes';
import { openShop, type Shop } from './vitrine';

const LOTTE = 'lotte@vitrine.example';
const promo = z.looseObject({
  id: z.number(),
  title: z.string(),
  is_set: z.boolean(),
  parts: z.array(z.number()),
  type_type: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  delivered: z.boolean(),
  promoted_count: z.number(),
  archive: z.boolean(),
  archived_reason: z.nullable(z.string()),
  blogger_images: z.array(z.string()),
});
const promos = z.strictObject({ items: z.array(promo), total: z.number() });
const uploaded = z.strictObject({ images: z.array(z.string()) });
const posted = z.looseObject({ images: z.array(z.string()), products: z.array(z.looseObject({ id: z.number() })) });
const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.ask('stock', 'check', 'NOTHING');
  await shop.ask('auth', 'request-code', LOTTE, '--profile', 'lotte');
  const { items } = mails.parse(await shop.ask('outbox', LOTTE));
  const code = /code is (\w{4})/.exec(items.find(({ kind }) => kind === 'code')?.text ?? '')?.[1] ?? '';
  await shop.ask('auth', 'login', LOTTE, code, '--profile', 'lotte');
}, 120_000);
afterAll(() => shop.remove());

const blogger = (...args: readonly string[]) => shop.ask('blogger', ...args, '--profile', 'lotte');
const refusal = async (...args: readonly string[]) => {
  const { code, error } = await shop.run('--json', 'blogger', ...args, '--profile', 'lotte');
  return [code, failure.parse(error()).error.code];
};
const inPhase = async (phase: string) => promos.parse(await blogger('products', '--phase', phase)).items;

async function picture(name: string, colour: string): Promise<string> {
  const file = join(shop.data, name);
  writeFileSync(
    file,
    await sharp({ create: { width: 8, height: 9, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
  return file;
}

describe('vitrine blogger', () => {
  it('goes from a delivered parcel over photos and a set to a post, and archives it', async () => {
    const delivering = await inPhase('delivering');
    const [packed, coming] = [delivering.at(0), delivering.at(-1)];
    const order = coming?.order_id ?? '';
    expect(await refusal('received', packed?.order_id ?? '')).toEqual([1, 'order-not-sent']);
    expect(await refusal('post', String(coming?.id), '--type', 'story')).toEqual([1, 'not-delivered']);
    const here = promos.parse(await blogger('received', order)).items;
    expect(here.map(({ delivered }) => delivered)).not.toContain(false);
    expect((await inPhase('delivering')).some(({ order_id }) => order_id === order)).toBe(false);

    const all = [...(await inPhase('for-promotion')), ...(await inPhase('promoted'))];
    const of = (type: string) => all.find((one) => one.type_type === type && !one.is_set && !one.archive)?.id ?? 0;
    const parts = [of('bottom'), of('top')];
    const made = promo.parse(await blogger('set', ...parts.map(String), '--title', 'Sunday'));
    expect(made).toMatchObject({ title: 'Sunday', is_set: true, parts: [of('top'), of('bottom')] });
    expect(await refusal('set', ...parts.map(String))).toEqual([1, 'set-exists']);

    const [file, other] = [await picture('one.png', '#aa3322'), await picture('two.png', '#2233aa')];
    const { images } = uploaded.parse(await blogger('upload', file, '--product', String(made.id)));
    const post = posted.parse(
      await blogger(
        'post',
        String(made.id),
        '--type',
        'post',
        '--text',
        'Out.',
        '--image',
        images[0] ?? '',
        '--photo',
        other,
      ),
    );
    expect([post.images.length, post.images[0]]).toEqual([2, images[0]]);
    expect(post.products.map(({ id }) => id)).toContain(made.id);
    const shown = (await inPhase('promoted')).find(({ id }) => id === made.id);
    expect(shown).toMatchObject({ promoted_count: 1, blogger_images: post.images });

    const away = promo.parse(await blogger('archive', String(made.id), '--reason', 'torn'));
    expect(away).toMatchObject({ archive: true, archived_reason: 'torn' });
    const text = await shop.run('blogger', 'products', '--phase', 'promoted', '--profile', 'lotte');
    expect(text.stdout).toMatch(/Sunday \(set of 2\)\s+promoted, archived\s+1/);
    expect(promo.parse(await blogger('archive', String(made.id), '--undo'))).toMatchObject({ archive: false });
  }, 120_000);

  it('explains refusals with a code, and sends nothing that a rule forbids', async () => {
    expect(await refusal('set', '999999998', '999999999')).toEqual([1, 'request-rejected']);
    expect(await refusal('received', 'nowhere')).toEqual([1, 'request-rejected']);
    expect(await refusal('approve', '1')).toEqual([1, 'selection-off']);
    expect(await refusal('approve', '1', '--refuse')).toEqual([1, 'selection-off']);
    const many = Array.from({ length: 11 }, () => join(shop.data, 'one.png'));
    expect(await refusal('upload', ...many)).toEqual([1, 'invalid-input']);
    expect((await shop.run('blogger', 'post', '1', '--type', 'reel')).code).toBe(2);
    expect((await shop.run('blogger', 'set', '1')).code).toBe(2);
    const guest = await shop.run('--json', 'blogger', 'archive', '1', '--profile', 'guest');
    expect([guest.code, failure.parse(guest.error()).error.code]).toEqual([1, 'ACCESS_DENIED']);
  }, 120_000);
});
