export interface BloggerPhoto {
  readonly path: string;
  /** SHA-256 of the original bytes, in hexadecimal. */
  readonly hash: string;
  readonly productId: number | undefined;
  /** In milliseconds. */
  readonly createdAt: number;
}

export interface BloggerPhotoRepository {
  ofProducts(bloggerId: number, ids?: readonly number[]): Promise<readonly BloggerPhoto[]>;
  find(bloggerId: number, hash: string, productId: number | undefined): Promise<string | undefined>;
  own(bloggerId: number, paths: readonly string[]): Promise<ReadonlySet<string>>;
  add(bloggerId: number, photo: BloggerPhoto): Promise<void>;
  /** Marks a re-sent photo as the newest unused one. */
  renew(bloggerId: number, path: string, now: number): Promise<void>;
  use(bloggerId: number, paths: readonly string[], postId: number): Promise<void>;
  /** Keeps only the newest `max` unused photos. @returns removed paths */
  dropUnused(bloggerId: number, max: number): Promise<readonly string[]>;
}
