import type { BloggerPost, PostType, PromoProduct } from '../contract';
import type { HttpFile } from '../ports';

/** Input for a new post. */
export interface PostDraft {
  readonly type: PostType;
  readonly itemId: number;
  /** At most 2200 characters. */
  readonly text?: string | undefined;
  readonly images?: readonly string[] | undefined;
  /** Idempotency key, 8–64 characters. */
  readonly uid?: string | undefined;
}

/** Optional reason for archiving. */
export interface ArchiveReason {
  /** At most 200 characters. */
  readonly reason?: string | undefined;
  /** At most 2000 characters. */
  readonly notes?: string | undefined;
}

/**
 * All calls are idempotent. Items of other bloggers are reported as missing ('request-rejected', details.error
 * 'not_found').
 * @throws ShopError ACCESS_DENIED if the user is no blogger
 */
export interface BloggerWorkArea {
  /**
   * @param title defaults to its parts
   * @throws ShopError 'set-exists' (details.id), 'set-incomplete', 'not-delivered', 'promo-archived'
   */
  saveSet(parts: readonly number[], title?: string): Promise<PromoProduct>;
  /** @throws ShopError 'not-delivered', 'promo-archived', 'post-empty'; 'request-rejected' for a photo of another user */
  savePost(post: PostDraft): Promise<BloggerPost>;
  /**
   * Uploads photos, re-encoded without camera metadata. Idempotent per picture.
   * @returns paths for `imageUrl`, in order
   * @throws ShopError 'invalid-input' (details.reason, details.limit) for too many, too large, or not JPEG, PNG or WebP
   */
  uploadPhotos(photos: readonly HttpFile[], itemId?: number): Promise<readonly string[]>;
  /**
   * Marks products of an order as delivered today.
   * @param order number or id
   * @throws ShopError 'order-not-sent'
   */
  orderReceived(order: string): Promise<readonly PromoProduct[]>;
  archive(id: number, why?: ArchiveReason): Promise<PromoProduct>;
  unarchive(id: number): Promise<PromoProduct>;
  /**
   * @returns the number of newly added products
   * @throws ShopError 'selection-off'
   */
  approve(products: readonly number[]): Promise<number>;
  refuse(products: readonly number[]): Promise<number>;
}
