import type { Repositories } from '../ports/database';
import type { StoredPromo } from '../ports/bloggers';
import { documentOf } from './promo-orders';
import { ownPromo } from './promo-shelf';

export interface ArchiveWish {
  readonly bloggerId: number;
  readonly id: number;
  /** False brings it back. */
  readonly archive: boolean;
  readonly reason: string | undefined;
  readonly notes: string | undefined;
  /** Who says so: the blogger, or staff in the blogger's name. */
  readonly by: 'blogger' | 'staff';
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Puts a promo product or set into the archive, or brings it back (A §4.9). What is there already stays since when and by whom; a reason and notes
 * that are given replace the earlier ones, and what staff puts there is settled by staff, wherever it lay.
 * @throws ApiError 404 for what is not the blogger's
 */
export async function archivePromo(
  db: Pick<Repositories, 'bloggers' | 'customers'>,
  wish: ArchiveWish,
): Promise<StoredPromo> {
  const { bloggerId, id, reason, notes, by, now } = wish;
  await db.customers.lock(bloggerId);
  const promo = await ownPromo(db, bloggerId, id);
  const { archive: before, ...rest } = documentOf(promo);
  const archive = { at: now, by, reason: '', notes: '', ...before };
  const settled = by === 'staff' ? { ...archive, by } : archive;
  const next = { ...settled, ...(reason !== undefined && { reason }), ...(notes !== undefined && { notes }) };
  await db.bloggers.changeProduct(id, wish.archive ? { ...rest, archive: next } : rest);
  return ownPromo(db, bloggerId, id);
}
