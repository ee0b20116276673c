import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportFileError } from '../../../adapters/import';
import { importReviews } from '../../../adapters/import/reviews/import-reviews';
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
  it('show with their date and count in the stars of their product, if they were approved there', async () => {
    const report = await run([
      SOFT,
      { ...SOFT, nickname: 'Bo', title: 'Fine', rating: '60', status_id: 'Approved' },
      { ...SOFT, nickname: 'Cy', title: 'Unread', rating: '1', status_id: '2' },
      { ...SOFT, nickname: 'Di', title: 'Rude', rating: '1', status_id: '3' },
    ]);
    expect(report).toMatchObject({ rows: 4, created: 4, existing: 0, refused: 0, refusals: [] });
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
    expect(await run(rows, true)).toMatchObject({ dry_run: true, created: 2, existing: 1 });
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
    expect(await run(rows)).toMatchObject({ created: 2, existing: 1 });
    const [waiting] = await fixture.platform.reviews.pending('TEE');
    await fixture.platform.reviews.decline(waiting?.id ?? 0);
    const before = [await shown(), await product()];
    expect(await run(rows)).toMatchObject({ created: 0, existing: 3 });
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
    expect([await shown(), await product()]).toEqual(before);
  });

  it('are refused with row, column and reason if invalid', async () => {
    const { refusals, ...report } = await run([
      { ...SOFT, sku: 'NONE' },
      { ...SOFT, sku: '', rating: '7' },
      { ...SOFT, title: '', detail: '', nickname: 'N'.repeat(61) },
      { ...SOFT, status_id: 'maybe', created_at: '3/1/2021' },
    ]);
    expect(report).toMatchObject({ created: 0, existing: 0, refused: 4 });
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      ...[
        [2, 'sku'],
        [3, 'sku'],
        [3, 'rating'],
        [4, 'title'],
        [4, 'detail'],
        [4, 'nickname'],
        [5, 'status_id'],
        [5, 'created_at'],
      ],
    ]);
    expect(refusals[0]).toEqual({ row: 2, column: 'sku', about: 'NONE', reason: 'no product of the shop has it' });
    expect(refusals[5]?.reason).toBe('must be a text of 1 to 60 characters');
  });

  it('of a file without status wait for moderation', async () => {
    const { status_id: _, ...unsaid } = SOFT;
    await run([unsaid]);
    expect(await fixture.platform.reviews.pending('TEE')).toMatchObject([{ title: 'Soft' }]);
  });

  it('are found under the usual column names; a file without them is refused', async () => {
    const row = { 'Product SKU': 'TEE', 'Review Title': 'Hm', Review: 'So so.', 'Customer Name': 'Eve', Stars: '3' };
    expect(await run([row])).toMatchObject({ created: 1, refused: 0 });
    const { sku: _, ...numbered } = SOFT;
    await expect(run([{ entity_pk_value: '7', ...numbered }])).rejects.toThrow(ImportFileError);
  });

  it('of Judge.me, Yotpo, Loox and WooCommerce belong to the product of their handle', async () => {
    const rows = {
      'judge.me': {
        ...{ title: '', body: 'Very soft.', rating: '5', review_date: '2021-03-01 09:30:00 UTC', curated: 'ok' },
        ...{
          reviewer_name: 'Ada',
          reviewer_email: 'ada@example.com',
          product_id: '77',
          product_handle: 'cotton-tee-3',
        },
      },
      yotpo: {
        ...{ review_score: '4', review_content: 'Fits.', review_title: 'Good', date: '2021-03-02' },
        ...{
          display_name: 'Bo',
          product_url: 'https://old.example/products/cotton-tee-3?variant=1',
          published: 'true',
        },
      },
      loox: {
        ...{ product_handle: 'cotton-tee-3', rating: '3', author: 'Cy', body: 'A bit long, and a bit wide.' },
        ...{ created_at: '2021-03-03T10:00:00Z', photo_url: 'https://old.example/a.jpg' },
      },
      woocommerce: {
        ...{ sku: 'TEE', comment_content: 'Nice.', comment_author: 'Di', comment_date: '2021-03-04 10:00:00' },
        ...{ comment_approved: '1', rating: '5' },
      },
    };
    for (const [format, row] of Object.entries(rows))
      expect(await run([row])).toMatchObject({ format, created: 1, refused: 0 });
    const json = JSON.stringify(await shown());
    for (const words of ['"Very soft."', '"Fits."', '"Nice."', '2021-03-01T09:30:00.000Z'])
      expect(json).toContain(words);
    expect(await fixture.platform.reviews.pending('TEE')).toMatchObject([{ title: 'A bit long, and a bit wide.' }]);
    expect(await run([rows.loox])).toMatchObject({ created: 0, existing: 1, ignored_columns: ['photo_url'] });
  });
});
