import type { Observable } from 'rxjs';
import type { BloggerPost } from '../contract';
import type { HttpFile } from '../ports';
import type { DraftPlace, KeptDraft } from './post-draft';

/**
 * One draft per product and post kind, stored on the device to survive reloads and lost sessions. Signing out deletes
 * them.
 */
export interface PostDraftsArea {
  draft$(place: DraftPlace): Observable<KeptDraft>;
  readonly drafts$: Observable<ReadonlyMap<string, KeptDraft>>;
  /**
   * @param text cut to 2200 characters
   * @throws ShopError ACCESS_DENIED if the user is no blogger, as do all calls below
   */
  edit(place: DraftPlace, text: string): Promise<void>;
  /**
   * Appends photos; they are uploaded automatically while online.
   * @throws ShopError 'invalid-input' (details.reason, details.limit) for a file too large, no image, or more than 10
   */
  addPhotos(place: DraftPlace, photos: readonly HttpFile[]): Promise<void>;
  removePhoto(place: DraftPlace, key: string): Promise<void>;
  movePhoto(place: DraftPlace, key: string, by: number): Promise<void>;
  retry(place: DraftPlace): Promise<void>;
  photo(key: string): Promise<HttpFile | undefined>;
  /**
   * Publishes the post once all photos are sent, and deletes the draft.
   * @throws ShopError 'photos-not-sent'; those of `savePost`
   */
  publish(place: DraftPlace): Promise<BloggerPost>;
  discard(place: DraftPlace): Promise<void>;
}
