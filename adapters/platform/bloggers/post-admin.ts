import type { BloggerPost, PostType } from '../../../core/contract';
import * as contract from '../../../core/contract/bloggers/blogger-work';
import { sameJson } from '../../../core/kernel/same-json';
import { invalidField, refuse } from '../foundation';
import type { StoredPost } from '../ports/bloggers/bloggers';
import type { Repositories } from '../ports/database';
import { arrivalOf } from './blogger-views';
import { ownPromo, postViews } from './promo-views';

type Db = Pick<Repositories, 'bloggerPhotos' | 'bloggers' | 'customers'>;

/** Milliseconds within which an identical post without uid counts as a double click. */
const TWICE_MS = 60_000;

export interface PostInput {
  readonly bloggerId: number;
  readonly type: PostType;
  readonly itemId: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly uid: string | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Publishes a post about delivered products; a post of a set also counts for its parts. Idempotent.
 * @throws ApiError 404 if it is not the blogger's; not_delivered; archived; post_empty; 400 for foreign photos
 */
export async function publish(db: Db, input: PostInput): Promise<BloggerPost> {
  const { bloggerId, now } = input;
  await db.customers.lock(bloggerId); // serializes with duplicate posts and photo deletion
  const promo = await ownPromo(db, bloggerId, input.itemId);
  const images = [...new Set(input.images)];
  const post = {
    type: input.type,
    text: input.text,
    images,
    products: [promo.id, ...promo.parts.map(({ id }) => id)].toSorted((one, other) => one - other),
  };
  const before = await sentBefore(db, input, post);
  if (before !== undefined) return viewOf(db, bloggerId, before);
  if (promo.archive !== undefined) throw refuse(contract.archived, 'It is in the archive');
  if (arrivalOf(promo) === undefined) throw refuse(contract.notDelivered, 'It has not arrived yet');
  if (input.text.trim() === '' && images.length === 0)
    throw refuse(contract.postEmpty, 'A post needs a text or a photo');
  const own = await db.bloggerPhotos.own(bloggerId, images);
  if (images.some((path) => !own.has(path))) throw invalidField('images', 'must be photographs of upload_photos');
  const id = await db.bloggers.addPost(bloggerId, { ...post, promotedAt: now, uid: input.uid });
  await db.bloggerPhotos.use(bloggerId, images, id);
  return viewOf(db, bloggerId, { ...post, id, promotedAt: now });
}

async function sentBefore(
  { bloggers }: Db,
  { bloggerId, uid, now }: PostInput,
  { type, text, images, products }: Omit<StoredPost, 'id' | 'promotedAt'>,
): Promise<StoredPost | undefined> {
  if (uid !== undefined) return bloggers.postByUid(bloggerId, uid);
  const [last] = await bloggers.posts(bloggerId, 1);
  if (last === undefined || now - last.promotedAt > TWICE_MS) return undefined;
  const said = [last.type, last.text, last.images, last.products];
  return sameJson(said, [type, text, images, products]) ? last : undefined;
}

async function viewOf(db: Db, bloggerId: number, post: StoredPost): Promise<BloggerPost> {
  const [view] = await postViews(db, bloggerId, [post]);
  if (view === undefined) throw new Error('The post is missing after it was written');
  return view;
}
