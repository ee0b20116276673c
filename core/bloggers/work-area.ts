import type { BloggerPost, PostType, PromoProduct } from '../contract';
import type { HttpFile } from '../ports';

/** A post as a blogger writes it. */
export interface PostDraft {
  readonly type: PostType;
  /** Id of the promo product or set that it shows. */
  readonly itemId: number;
  /** At most 2200 characters. */
  readonly text?: string | undefined;
  /** Photographs of `uploadPhotos` in their order, at most 10. */
  readonly images?: readonly string[] | undefined;
  /** Made once for each post (8 to 64 characters), so that one that is sent again after a lost answer is the same post. */
  readonly uid?: string | undefined;
}

/** Why something goes into the archive; both may be left out. */
export interface ArchiveReason {
  /** At most 200 characters. */
  readonly reason?: string | undefined;
  /** At most 2000 characters. */
  readonly notes?: string | undefined;
}

/**
 * What a blogger does (A §4.9, §7). What is sent again changes nothing further. Of what is not the blogger's own it is said that it is not there
 * ('request-rejected', details.error 'not_found').
 * @throws ShopError ACCESS_DENIED for who is no blogger
 */
export interface BloggerWorkArea {
  /**
   * Makes a set of promo products, in any order.
   * @param title by default from its parts
   * @throws ShopError 'set-exists' (details.id is that of the set), 'set-incomplete', 'not-delivered', 'promo-archived'
   */
  saveSet(parts: readonly number[], title?: string): Promise<PromoProduct>;
  /** @throws ShopError 'not-delivered', 'promo-archived'; 'request-rejected' naming the field for a photograph that is not the blogger's own */
  savePost(post: PostDraft): Promise<BloggerPost>;
  /**
   * Keeps photographs, made again without what the camera wrote into them. The same picture again is the same photograph.
   * @param itemId the promo product that they show
   * @returns their paths for `imageUrl`, in the same order
   * @throws ShopError 'invalid-input' (details.reason and details.limit) for too many, too large, or none of JPEG, PNG and WebP
   */
  uploadPhotos(photos: readonly HttpFile[], itemId?: number): Promise<readonly string[]>;
  /** Marks the promo products of one's own order as delivered today. @param order its number or one of its ids. @returns all of that order */
  orderReceived(order: string): Promise<readonly PromoProduct[]>;
  archive(id: number, why?: ArchiveReason): Promise<PromoProduct>;
  unarchive(id: number): Promise<PromoProduct>;
  /** Takes products of the catalogue into the shop. @returns how many were not in it. @throws ShopError 'selection-off' */
  approve(products: readonly number[]): Promise<number>;
  /** The same for taking them out. */
  refuse(products: readonly number[]): Promise<number>;
}
