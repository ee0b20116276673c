import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const record = z.object({ version: z.string(), document: z.looseObject({ skin: z.string() }) });
const saved = z.extend(record, { changes: z.array(z.object({ path: z.string() })) });

const file = (content: unknown): string => {
  const path = join(shop.data, 'design.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const show = async () => record.parse(await shop.ask('admin', 'design', 'show', 'shop'));
const save = async (content: unknown, ...more: readonly string[]) =>
  saved.parse(await shop.ask('admin', 'save-design', file(content), ...more));

describe('admin save-design', () => {
  it('publishes parts of a design after a dry run, and keeps the rest', async () => {
    const before = await show();
    const tried = await save({ skin: 'night' }, '--dry-run');
    expect(tried.changes).toEqual([expect.objectContaining({ path: 'skin' })]);
    expect(await show()).toEqual(before);
    await save({ skin: 'night' });
    expect((await show()).document).toEqual({ ...before.document, skin: 'night' });
  });

  it('accepts the output of show, and refuses it if the design has changed since', async () => {
    const given = await show();
    await save({ ...given, document: { ...given.document, skin: 'fjord' } });
    const late = await shop.run('--json', 'admin', 'save-design', file({ ...given, document: given.document }));
    expect(late.code).toBe(1);
    expect(late.error()).toMatchObject({ error: { code: 'record_changed' } });
    expect((await show()).document.skin).toBe('fjord');
  });

  it('names unusable values', async () => {
    const wrong = await shop.run('--json', 'admin', 'save-design', file({ skin_tokens: { paper: 'red' } }));
    expect(wrong.code).toBe(1);
    expect(wrong.error()).toMatchObject({ error: { code: 'invalid_input' } });
    const slip = await shop.run('--json', 'admin', 'save-design', file({ colours: { accent: 'red' } }), '--dry-run');
    expect([slip.code, slip.stderr]).toEqual([
      1,
      expect.stringContaining('A design has no colours; its fields are skin, '),
    ]);
    const none = await shop.run('--json', 'admin', 'save-design', file([1]));
    expect(none.error()).toMatchObject({ error: { code: 'invalid-input' } });
  });
});

describe('admin skins and update-all', () => {
  it('invalidate every page for the skin of the settings', async () => {
    expect(await shop.ask('admin', 'skins')).toMatchObject({ skin: 'fjord' });
  });

  it('report a missing import source', async () => {
    for (const command of ['import', 'update-all']) {
      const outcome = await shop.run('--json', 'admin', command);
      expect(outcome.code).toBe(1);
      expect(outcome.error()).toMatchObject({ error: { code: 'no_import_source' } });
    }
  });
});
