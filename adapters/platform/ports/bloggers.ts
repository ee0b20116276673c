import type { HeldPromo } from '../../../core/bloggers/promo-allowance';
import type { PostType, PromoProduct } from '../../../core/contract';

export type { HeldPromo };

/** What is kept of a promo product; what follows from its posts and photographs is worked out. Moments in milliseconds. */
export interface PromoDocument {
  readonly sku?: string;
  readonly slug?: string;
  readonly image?: string;
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly orderId?: string;
  readonly orderedAt?: number;
  readonly deliveredAt?: number;
  /** When it should arrive. */
  readonly expectedAt?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
}

/** A promo product as part of a set. */
export interface PromoPart extends Pick<PromoDocument, 'deliveredAt' | 'type'> {
  readonly id: number;
}

export interface StoredPromo extends PromoDocument {
  readonly id: number;
  /** What a set is made of; nothing for a product. */
  readonly parts: readonly PromoPart[];
}

export interface StoredPost {
  readonly id: number;
  readonly type: PostType;
  readonly promotedAt: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly products: readonly number[];
}

/** What a new set is made of. */
export interface SetParts {
  readonly parts: readonly number[];
  /** Their `partsKey`: of the same parts there is one set. */
  readonly key: string;
}

/** That a product was shown. */
export interface Shown {
  readonly productId: number;
  readonly type: PostType;
  readonly promotedAt: number;
}

/** A post to be kept. `uid` is of the sender's making, so that one that is sent twice is kept once. */
export type NewPost = Omit<StoredPost, 'id'> & { readonly uid?: string | undefined };

/** What bloggers show and post. Every read is of one blogger. */
export interface BloggerRepository {
  /** Products and sets, newest first. */
  products(bloggerId: number, limit: number): Promise<readonly StoredPromo[]>;
  countProducts(bloggerId: number): Promise<number>;
  /** The products that the blogger was given to show, in no order that is promised; sets are none. */
  held(bloggerId: number): Promise<readonly HeldPromo[]>;
  /** Those of these ids that are the blogger's, in no order that is promised. */
  productsOf(bloggerId: number, ids: readonly number[]): Promise<readonly StoredPromo[]>;
  /** What came with an order, by its id, in the order of its lines. */
  productsOfOrder(bloggerId: number, orderId: string): Promise<readonly StoredPromo[]>;
  addProduct(bloggerId: number, document: PromoDocument): Promise<number>;
  /** @returns its id; undefined where there is a set of these parts */
  addSet(bloggerId: number, document: PromoDocument, parts: SetParts): Promise<number | undefined>;
  /** The set of these parts, by their `partsKey`. */
  setOf(bloggerId: number, key: string): Promise<number | undefined>;
  changeProduct(id: number, document: PromoDocument): Promise<void>;
  removeProduct(id: number): Promise<void>;
  /** What was shown in posts, newest first. @param ids of these products alone */
  shown(bloggerId: number, ids?: readonly number[]): Promise<readonly Shown[]>;
  /** Newest first. */
  posts(bloggerId: number, limit: number): Promise<readonly StoredPost[]>;
  postByUid(bloggerId: number, uid: string): Promise<StoredPost | undefined>;
  countPosts(bloggerId: number): Promise<number>;
  addPost(bloggerId: number, post: NewPost): Promise<number>;
}
