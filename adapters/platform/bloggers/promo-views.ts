import type { BloggerPost, PromoProduct } from '../../../core/contract';
import { notFound } from '../foundation';
import type { StoredPost, StoredPromo } from '../ports/bloggers/bloggers';
import type { Repositories } from '../ports/database';
import { postView, promoView } from './blogger-views';

type Db = Pick<Repositories, 'bloggerPhotos' | 'bloggers'>;

const MAX_NAMED = 100;

export async function promoViews(
  { bloggers, bloggerPhotos }: Db,
  bloggerId: number,
  promos: readonly StoredPromo[],
  now: number,
): Promise<PromoProduct[]> {
  const ids = promos.length > MAX_NAMED ? undefined : promos.map(({ id }) => id);
  const shown = byProduct(await bloggers.shown(bloggerId, ids));
  const photos = byProduct(await bloggerPhotos.ofProducts(bloggerId, ids));
  return promos.map((promo) => {
    const images = (photos.get(promo.id) ?? []).map(({ path }) => path);
    return promoView(promo, { shown: shown.get(promo.id) ?? [], images, now });
  });
}

export async function postViews(
  { bloggers }: Db,
  bloggerId: number,
  posts: readonly StoredPost[],
): Promise<BloggerPost[]> {
  const wanted = [...new Set(posts.flatMap((post) => post.products))];
  const found =
    wanted.length > MAX_NAMED
      ? await bloggers.products(bloggerId, Number.MAX_SAFE_INTEGER)
      : await bloggers.productsOf(bloggerId, wanted);
  const products = new Map(found.map((promo) => [promo.id, promo]));
  return posts.map((post) => postView(post, products));
}

/** @throws ApiError 404 if it does not exist or is not the blogger's */
export async function ownPromo({ bloggers }: Pick<Db, 'bloggers'>, bloggerId: number, id: number) {
  const [promo] = await bloggers.productsOf(bloggerId, [id]);
  if (promo === undefined) throw notFound(`There is no promo product ${String(id)}`);
  return promo;
}

function byProduct<T extends { readonly productId: number | undefined }>(entries: readonly T[]) {
  const groups = new Map<number | undefined, T[]>();
  for (const entry of entries) {
    const group = groups.get(entry.productId) ?? [];
    group.push(entry);
    groups.set(entry.productId, group);
  }
  return groups;
}
