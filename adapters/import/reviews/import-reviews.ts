import { basename } from 'node:path';
import type { ReviewHistory } from '../../platform/ports/past-reviews';
import { readTable } from '../read-table';
import { readReviews, reviewColumns, type ReviewReason } from './read-reviews';

/** Reviews of one unit of work: the shop sells on between two of them, and an import that was killed is done again. */
const LOT = 200;

/** All that an import of reviews did, or with `dryRun` would do. */
export interface ReviewsReport {
  readonly file: string;
  readonly dry_run: boolean;
  readonly rows: number;
  readonly reviews: { readonly created: number; readonly kept: number; readonly refused: number };
  readonly refused: readonly ReviewReason[];
}

/**
 * Brings reviews of an earlier shop in, each to the product of its sku. Reads the file to its end before anything is written; doing it
 * again changes nothing.
 * @throws ImportFileError when the file as a whole cannot be read
 */
export async function importReviews(
  { file, sheet }: { readonly file: string; readonly sheet?: string | undefined },
  history: ReviewHistory,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ReviewsReport> {
  const wish = { sheet, isKnown: (columns: readonly string[]) => reviewColumns(columns) !== undefined };
  const source = await readReviews(basename(file), await readTable(file, wish));
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

/** Reviews of one product lie in one lot as far as it goes, so that what was said of it is read once. */
function lotsOf<T extends { readonly review: { readonly product_sku: string } }>(
  reviews: readonly T[],
): readonly T[][] {
  const sorted = reviews.toSorted((a, b) =>
    a.review.product_sku < b.review.product_sku ? -1 : a.review.product_sku > b.review.product_sku ? 1 : 0,
  );
  return Array.from({ length: Math.ceil(sorted.length / LOT) }, (_, at) => sorted.slice(at * LOT, (at + 1) * LOT));
}
