/** A photograph that a blogger has uploaded. */
export interface BloggerPhoto {
  /** For `imageUrl`. */
  readonly path: string;
  /** SHA-256 of the bytes as they were sent, in hexadecimal. */
  readonly hash: string;
  /** The promo product that it shows, where one was named. */
  readonly productId: number | undefined;
  /** In milliseconds. */
  readonly createdAt: number;
}

/** Photographs that bloggers have uploaded. Every read is of one blogger. */
export interface BloggerPhotoRepository {
  /** Those of promo products, in the order in which they came. @param ids of these products alone */
  ofProducts(bloggerId: number, ids?: readonly number[]): Promise<readonly BloggerPhoto[]>;
  /** The photograph that these bytes became for this product, or for none. */
  find(bloggerId: number, hash: string, productId: number | undefined): Promise<string | undefined>;
  /** Those of the paths that are the blogger's own. */
  own(bloggerId: number, paths: readonly string[]): Promise<ReadonlySet<string>>;
  add(bloggerId: number, photo: BloggerPhoto): Promise<void>;
  /** It was sent again: of those in no post it is the newest. */
  renew(bloggerId: number, path: string, now: number): Promise<void>;
  /** A post shows them. */
  use(bloggerId: number, paths: readonly string[], postId: number): Promise<void>;
  /** Forgets the oldest of those that are in no post, so that so many are left at the most. @returns their paths */
  dropUnused(bloggerId: number, most: number): Promise<readonly string[]>;
}
