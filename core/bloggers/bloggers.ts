import type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerStatistics,
  CmsPage,
  PromoProduct,
} from '../contract';

/** A list with how many there are in all. */
export interface BloggerList<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/**
 * The blogger's cabinet, read (A §4.9, §7). Every call is for bloggers.
 * @throws ShopError ACCESS_DENIED for all others
 */
export interface BloggersArea {
  products(): Promise<BloggerList<PromoProduct>>;
  posts(): Promise<BloggerList<BloggerPost>>;
  sales(): Promise<BloggerList<BloggerOrder>>;
  payouts(): Promise<BloggerList<BloggerPayout>>;
  balance(): Promise<BloggerBalance>;
  statistics(): Promise<BloggerStatistics>;
  wikis(): Promise<readonly CmsPage[]>;
}
