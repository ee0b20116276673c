import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importReviews, ImportFileError } from '../../../adapters/import';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { csvOf } from './import-shop';

let fixture: FixturePlatform;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-past-reviews-'));
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(folder, { recursive: true, force: true });
});

type Row = Readonly<Record<string, string>>;
const SOFT = {
  ...{ sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada', rating: '4', status_id: '1' },
  created_at: '2021-03-01 09:30:00',
};

async function run(rows: readonly Row[], dryRun = false) {
  const file = join(folder, 'reviews.csv');
  await writeFile(file, csvOf(rows));
  return importReviews({ file }, fixture.platform.reviews, { dryRun });
}

async function found(type: 'product' | 'review', attribute: string) {
  const search = JSON.stringify({ filters: [{ attribute, value: { eq: 'TEE' } }] });
  const query = `store=us&type=${type}&searchQuery=${encodeURIComponent(search)}`;
  return (await fixture.call('GET', `/api/catalog?${query}`)).json;
}
const shown = () => found('review', 'product_sku');
const product = () => found('product', 'sku');

describe('reviews of an earlier shop', () => {
  it('show with their date and count in the stars of their product, where they were approved there', async () => {
    const report = await run([
      SOFT,
      { ...SOFT, nickname: 'Bo', title: 'Fine', rating: '60', status_id: 'Approved' },
      { ...SOFT, nickname: 'Cy', title: 'Unread', rating: '1', status_id: '2' },
      { ...SOFT, nickname: 'Di', title: 'Rude', rating: '1', status_id: '3' },
    ]);
    expect(report).toMatchObject({ rows: 4, reviews: { created: 4, kept: 0, refused: 0 }, refused: [] });
    const json = JSON.stringify(await shown());
    expect(json).toContain('2021-03-01T09:30:00.000Z');
    expect(json).toContain('"Fine"');
    expect(json).not.toContain('"Unread"');
    expect(json).not.toContain('"Rude"');
    expect(JSON.stringify(await product())).toMatch(/"reviews_count":2/);
    expect(JSON.stringify(await product())).toMatch(/"rating":3\.5/);
    expect(await fixture.platform.reviews.pending('TEE')).toMatchObject([{ title: 'Unread', rating: 1 }]);
    expect(await fixture.platform.outbox.list()).toEqual([]);
  });

  it('are imported once, whatever staff have done with them since, and not at all in a dry run', async () => {
    const rows = [SOFT, { ...SOFT, nickname: 'Cy', status_id: '2' }, SOFT];
    expect(await run(rows, true)).toMatchObject({ dry_run: true, reviews: { created: 2, kept: 1 } });
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
    expect(await run(rows)).toMatchObject({ reviews: { created: 2, kept: 1 } });
    const [waiting] = await fixture.platform.reviews.pending('TEE');
    await fixture.platform.reviews.decline(waiting?.id ?? 0);
    const before = [await shown(), await product()];
    expect(await run(rows)).toMatchObject({ reviews: { created: 0, kept: 3 } });
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
    expect([await shown(), await product()]).toEqual(before);
  });

  it('are refused with row, column and reason if they cannot be', async () => {
    const { refused, reviews } = await run([
      { ...SOFT, sku: 'NONE' },
      { ...SOFT, sku: '', rating: '7' },
      { ...SOFT, title: '', nickname: 'N'.repeat(61) },
      { ...SOFT, status_id: 'maybe', created_at: '1.3.2021' },
    ]);
    expect(reviews).toEqual({ created: 0, kept: 0, refused: 4 });
    expect(refused.map(({ row, column }) => [row, column])).toEqual([
      ...[
        [2, 'sku'],
        [3, 'sku'],
        [3, 'rating'],
        [4, 'title'],
        [4, 'nickname'],
        [5, 'status_id'],
        [5, 'created_at'],
      ],
    ]);
    expect(refused[0]).toEqual({ row: 2, column: 'sku', sku: 'NONE', reason: 'no product of the shop has it' });
    expect(refused[4]?.reason).toBe('must be a text of 1 to 60 characters');
  });

  it('of a file without status wait until somebody has read them', async () => {
    const { status_id: _, ...unsaid } = SOFT;
    await run([unsaid]);
    expect(await fixture.platform.reviews.pending('TEE')).toMatchObject([{ title: 'Soft' }]);
  });

  it('are looked for under the names that tools give the columns; a file without them is refused', async () => {
    const row = { 'Product SKU': 'TEE', 'Review Title': 'Hm', Review: 'So so.', 'Customer Name': 'Eve', Stars: '3' };
    expect(await run([row])).toMatchObject({ reviews: { created: 1, refused: 0 } });
    const { sku: _, ...numbered } = SOFT;
    await expect(run([{ entity_pk_value: '7', ...numbered }])).rejects.toThrow(ImportFileError);
  });
});
