import type { BloggerPost, PostType } from '../../../core/contract';
import * as contract from '../../../core/contract/blogger-work';
import { sameJson } from '../../../core/kernel/same-json';
import { invalidField, refuse } from '../http/api-error';
import type { StoredPost } from '../ports/bloggers';
import type { Repositories } from '../ports/database';
import { arrivalOf } from './blogger-views';
import { ownPromo, postViews } from './promo-shelf';

type Db = Pick<Repositories, 'bloggerPhotos' | 'bloggers' | 'customers'>;

/** Without a uid, the same post within so many milliseconds is a button that was pressed twice. */
const TWICE_MS = 60_000;

export interface PostWish {
  readonly bloggerId: number;
  readonly type: PostType;
  readonly itemId: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly uid: string | undefined;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Publishes a post of something that has arrived (A §4.9): it counts for what it shows, by its type, and that of a set for its parts too. One that
 * is sent again is the one that is there.
 * @throws ApiError 404 for what is not the blogger's; not_delivered, archived; 400 for a photograph that is not the blogger's own
 */
export async function publish(db: Db, wish: PostWish): Promise<BloggerPost> {
  const { bloggerId, now } = wish;
  await db.customers.lock(bloggerId); // the same post once more, or photographs that go, wait until this one is kept
  const promo = await ownPromo(db, bloggerId, wish.itemId);
  const images = [...new Set(wish.images)];
  const post = {
    type: wish.type,
    text: wish.text,
    images,
    products: [promo.id, ...promo.parts.map(({ id }) => id)].toSorted((one, other) => one - other),
  };
  const before = await sentBefore(db, wish, post);
  if (before !== undefined) return viewOf(db, bloggerId, before);
  if (promo.archive !== undefined) throw refuse(contract.archived, 'It is in the archive');
  if (arrivalOf(promo) === undefined) throw refuse(contract.notDelivered, 'It has not arrived yet');
  const own = await db.bloggerPhotos.own(bloggerId, images);
  if (images.some((path) => !own.has(path))) throw invalidField('images', 'must be photographs of upload_photos');
  const id = await db.bloggers.addPost(bloggerId, { ...post, promotedAt: now, uid: wish.uid });
  await db.bloggerPhotos.use(bloggerId, images, id);
  return viewOf(db, bloggerId, { ...post, id, promotedAt: now });
}

async function sentBefore(
  { bloggers }: Db,
  { bloggerId, uid, now }: PostWish,
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
  if (view === undefined) throw new Error('A post that was just kept is not there');
  return view;
}
