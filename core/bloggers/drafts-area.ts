import type { Observable } from 'rxjs';
import type { BloggerPost } from '../contract';
import type { HttpFile } from '../ports';
import type { DraftPlace, KeptDraft } from './post-draft';

/**
 * Posts that are being written: one for each product and kind of post. They are on the device, so that neither a reload nor a session that the shop
 * ends loses them; who signs out themselves leaves none behind.
 */
export interface PostDraftsArea {
  /** The draft of a place now and later; an empty one where there is none. */
  draft$(place: DraftPlace): Observable<KeptDraft>;
  /** All that were begun, by 'itemId:type'. */
  readonly drafts$: Observable<ReadonlyMap<string, KeptDraft>>;
  /** @param text cut to 2200 characters. @throws ShopError ACCESS_DENIED for who is no blogger; so do all calls below */
  edit(place: DraftPlace, text: string): Promise<void>;
  /**
   * Adds photographs behind the others; they are sent by themselves, while there is a network.
   * @throws ShopError 'invalid-input' (details.reason and details.limit) where one is too large or none, or there are more than 10
   */
  addPhotos(place: DraftPlace, photos: readonly HttpFile[]): Promise<void>;
  removePhoto(place: DraftPlace, key: string): Promise<void>;
  /** Moves a photograph so many places on, or back. */
  movePhoto(place: DraftPlace, key: string, by: number): Promise<void>;
  /** Sends again what could not be sent. */
  retry(place: DraftPlace): Promise<void>;
  /** What was chosen on this device and is not sent yet, for its preview. */
  photo(key: string): Promise<HttpFile | undefined>;
  /**
   * Publishes the post once all its photographs are sent, and lets go of the draft.
   * @throws ShopError 'photos-not-sent'; those of `savePost`
   */
  publish(place: DraftPlace): Promise<BloggerPost>;
  discard(place: DraftPlace): Promise<void>;
}
