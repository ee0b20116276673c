import type { HeldPromo } from '../../../../core/bloggers/promo-allowance';
import type { PostType, PromoProduct } from '../../../../core/contract';

export type { HeldPromo };

export interface PromoDocument {
  readonly sku?: string;
  readonly slug?: string;
  readonly image?: string;
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly orderId?: string;
  readonly orderedAt?: number;
  readonly deliveredAt?: number;
  readonly expectedAt?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
}

export interface PromoPart extends Pick<PromoDocument, 'deliveredAt' | 'type'> {
  readonly id: number;
}

export interface StoredPromo extends PromoDocument {
  readonly id: number;
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

export interface SetParts {
  readonly parts: readonly number[];
  /** `partsKey`; unique per set. */
  readonly key: string;
}

export interface Shown {
  readonly productId: number;
  readonly type: PostType;
  readonly promotedAt: number;
}

/** `uid` is a client idempotency key. */
export type NewPost = Omit<StoredPost, 'id'> & { readonly uid?: string | undefined };

/** All reads are scoped to one blogger. */
export interface BloggerRepository {
  products(bloggerId: number, limit: number): Promise<readonly StoredPromo[]>;
  countProducts(bloggerId: number): Promise<number>;
  /** Returns true if there is a post, photo or product. */
  hasRecords(bloggerId: number): Promise<boolean>;
  held(bloggerId: number): Promise<readonly HeldPromo[]>;
  productsOf(bloggerId: number, ids: readonly number[]): Promise<readonly StoredPromo[]>;
  productsOfOrder(bloggerId: number, orderId: string): Promise<readonly StoredPromo[]>;
  addProduct(bloggerId: number, document: PromoDocument): Promise<number>;
  /** @returns undefined if the set exists */
  addSet(bloggerId: number, document: PromoDocument, parts: SetParts): Promise<number | undefined>;
  setOf(bloggerId: number, key: string): Promise<number | undefined>;
  changeProduct(id: number, document: PromoDocument): Promise<void>;
  removeProduct(id: number): Promise<void>;
  shown(bloggerId: number, ids?: readonly number[]): Promise<readonly Shown[]>;
  posts(bloggerId: number, limit: number): Promise<readonly StoredPost[]>;
  postByUid(bloggerId: number, uid: string): Promise<StoredPost | undefined>;
  countPosts(bloggerId: number): Promise<number>;
  addPost(bloggerId: number, post: NewPost): Promise<number>;
}
