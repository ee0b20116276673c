import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import type { PastReview, ReviewHistory } from '../../platform/ports/catalogue/past-reviews';
import { inLots, RecordLog } from '../records/record-log';
import { openRecords, type RecordInput, type RecordRow } from '../records/record-table';
import { handleOf, readReview, REVIEW_SPEC, type ReviewField } from './read-reviews';

interface Read {
  readonly row: RecordRow<ReviewField>;
  readonly review: PastReview;
}

/**
 * Imports reviews of Judge.me, Yotpo, Loox, WooCommerce, Magento's tools or any table, by SKU or product handle.
 * Idempotent.
 * @throws ImportFileError if the file cannot be read
 */
export async function importReviews(
  input: RecordInput,
  history: ReviewHistory,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const table = await openRecords(input, REVIEW_SPEC, log);
  const rows: RecordRow<ReviewField>[] = [];
  for await (const row of table.rows) rows.push(row);
  const read = await reviewsOf(rows, history, log);
  await inLots(sorted(read), async (lot) => {
    const outcomes = await history.bringIn(
      lot.map(({ review }) => review),
      { dryRun },
    );
    for (const [at, { row, review }] of lot.entries()) {
      const outcome = outcomes[at] ?? 'unknown';
      if (outcome === 'unknown') {
        const place = { row: row.row, column: row.at(named(row)), about: review.product_sku };
        log.refuse({ ...place, reason: 'no product of the shop has it' });
      } else log.count(outcome === 'created' ? 'created' : 'existing');
    }
  });
  return log.report({ kind: 'reviews', file: table.name, format: table.format, dryRun });
}

async function reviewsOf(
  rows: readonly RecordRow<ReviewField>[],
  history: ReviewHistory,
  log: RecordLog,
): Promise<readonly Read[]> {
  const handles = new Set(rows.filter((row) => row.cell('sku') === '').map((row) => handleOf(row.cell('handle'))));
  const skus = await history.skusOfHandles([...handles].filter((handle) => handle !== ''));
  return rows.flatMap((row) => {
    const handle = handleOf(row.cell('handle'));
    const sku = row.cell('sku') || skus.get(handle) || handle;
    const { review, faults } = readReview(row, sku);
    for (const { field, reason } of faults) {
      const column = field === 'sku' ? row.at(named(row)) : row.at(field);
      log.refuse({ row: row.row, column, about: sku, reason });
    }
    return review === undefined ? [] : [{ row, review }];
  });
}

function named(row: RecordRow<ReviewField>): 'handle' | 'sku' {
  return row.cell('sku') === '' && row.cell('handle') !== '' ? 'handle' : 'sku';
}

function sorted(reviews: readonly Read[]): readonly Read[] {
  return reviews.toSorted(({ review: a }, { review: b }) =>
    a.product_sku < b.product_sku ? -1 : a.product_sku > b.product_sku ? 1 : 0,
  );
}
