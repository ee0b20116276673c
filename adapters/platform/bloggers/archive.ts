import type { Repositories } from '../ports/database';
import type { StoredPromo } from '../ports/bloggers/bloggers';
import { promoDocumentOf } from '../orders';
import { ownPromo } from './promo-views';

export interface ArchiveInput {
  readonly bloggerId: number;
  readonly id: number;
  readonly archive: boolean;
  readonly reason: string | undefined;
  readonly notes: string | undefined;
  readonly by: 'blogger' | 'staff';
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Staff decisions take precedence.
 * @throws ApiError 404 if it is not the blogger's
 */
export async function archivePromo(
  db: Pick<Repositories, 'bloggers' | 'customers'>,
  input: ArchiveInput,
): Promise<StoredPromo> {
  const { bloggerId, id, reason, notes, by, now } = input;
  await db.customers.lock(bloggerId);
  const promo = await ownPromo(db, bloggerId, id);
  const { archive: before, ...rest } = promoDocumentOf(promo);
  const archive = { at: now, by, reason: '', notes: '', ...before };
  const settled = by === 'staff' ? { ...archive, by } : archive;
  const next = { ...settled, ...(reason !== undefined && { reason }), ...(notes !== undefined && { notes }) };
  await db.bloggers.changeProduct(id, input.archive ? { ...rest, archive: next } : rest);
  return ownPromo(db, bloggerId, id);
}
