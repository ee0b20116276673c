import type { Repositories } from '../../ports/database';
import type { PastReview, PastReviewOutcome } from '../../ports/catalogue/past-reviews';
import { APPROVED } from '../../ports/catalogue/reviews';

const PAGE = 200;

/**
 * Imports reviews, skipping duplicates by text, author and product.
 * @param now default creation time in milliseconds
 */
export async function bringInReviews(
  db: Repositories,
  reviews: readonly PastReview[],
  { now, dryRun }: { readonly now: number; readonly dryRun: boolean },
): Promise<readonly PastReviewOutcome[]> {
  const ids = await db.products.idsOfSkus([...new Set(reviews.map(({ product_sku: sku }) => sku))]);
  const written = new Map<string, Set<string>>();
  const rated = new Set<string>();
  const outcomes: PastReviewOutcome[] = [];
  for (const review of reviews) {
    const { product_sku: sku, createdAt, status, ...words } = review;
    const id = ids.get(sku);
    if (id === undefined) {
      outcomes.push('unknown');
      continue;
    }
    const known = written.get(sku) ?? (await wordsOf(db, sku));
    written.set(sku, known);
    const isKnown = known.has(saidIn(review));
    outcomes.push(isKnown ? 'kept' : 'created');
    if (isKnown) continue;
    known.add(saidIn(review));
    if (dryRun) continue;
    const created_at = new Date(createdAt ?? now).toISOString();
    await db.reviews.add({ entity_id: id, product_sku: sku, ...words, created_at }, status);
    if (status === APPROVED) rated.add(sku);
  }
  for (const sku of rated) await db.products.rate(sku);
  if (rated.size > 0) await db.versions.raise('catalogue');
  return outcomes;
}

async function wordsOf(db: Pick<Repositories, 'reviews'>, sku: string): Promise<Set<string>> {
  const said = new Set<string>();
  for (let offset = 0; ; offset += PAGE) {
    const wanted = { q: undefined, sort: undefined, status: undefined, rating: undefined };
    const { items, total } = await db.reviews.list({ ...wanted, sku, limit: PAGE, offset });
    for (const { review } of items) said.add(saidIn(review));
    if (items.length === 0 || offset + items.length >= total) return said;
  }
}

function saidIn({ nickname, title, detail }: Pick<PastReview, 'detail' | 'nickname' | 'title'>): string {
  return JSON.stringify([nickname, title, detail]);
}
