import { basename } from 'node:path';
import type { ReviewHistory } from '../../platform/ports/catalogue/past-reviews';
import { readTable } from '../read-table';
import { readReviews, reviewColumns, type ReviewReason } from './read-reviews';

const LOT = 200;

export interface ReviewsReport {
  readonly file: string;
  readonly dry_run: boolean;
  readonly rows: number;
  readonly reviews: { readonly created: number; readonly kept: number; readonly refused: number };
  readonly refused: readonly ReviewReason[];
}

/**
 * Imports reviews by product sku after validating the whole file. Idempotent.
 * @throws ImportFileError if the file cannot be read
 */
export async function importReviews(
  { file, sheet }: { readonly file: string; readonly sheet?: string | undefined },
  history: ReviewHistory,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ReviewsReport> {
  const input = { sheet, isKnown: (columns: readonly string[]) => reviewColumns(columns) !== undefined };
  const source = await readReviews(basename(file), await readTable(file, input));
  const counts = { created: 0, kept: 0 };
  const refused = [...source.refused];
  for (const lot of lotsOf(source.reviews)) {
    const outcomes = await history.bringIn(
      lot.map(({ review }) => review),
      { dryRun },
    );
    for (const [at, { row, review }] of lot.entries()) {
      const outcome = outcomes[at] ?? 'unknown';
      if (outcome !== 'unknown') counts[outcome] += 1;
      else
        refused.push({
          row,
          column: source.skuColumn,
          sku: review.product_sku,
          reason: 'no product of the shop has it',
        });
    }
  }
  return {
    file: basename(file),
    dry_run: dryRun,
    rows: source.rows,
    reviews: { ...counts, refused: new Set(refused.map(({ row }) => row)).size },
    refused: refused.toSorted((a, b) => a.row - b.row),
  };
}

function lotsOf<T extends { readonly review: { readonly product_sku: string } }>(
  reviews: readonly T[],
): readonly T[][] {
  const sorted = reviews.toSorted((a, b) =>
    a.review.product_sku < b.review.product_sku ? -1 : a.review.product_sku > b.review.product_sku ? 1 : 0,
  );
  return Array.from({ length: Math.ceil(sorted.length / LOT) }, (_, at) => sorted.slice(at * LOT, (at + 1) * LOT));
}
