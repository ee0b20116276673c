import type { Storage } from '../ports';

/** Collection of posts that are being written, by 'userId/itemId:type'. */
export const DRAFTS = 'blogger-drafts';
/** And of their photographs that the shop does not have yet, by 'userId/key'. */
export const DRAFT_PHOTOS = 'blogger-photos';

/** Takes what a user wrote off the device: they have signed out themselves. */
export async function forgetDrafts(storage: Storage, userId: string): Promise<void> {
  for (const collection of [DRAFTS, DRAFT_PHOTOS]) {
    for (const key of await storage.keys(collection)) {
      if (key.startsWith(`${userId}/`)) await storage.remove(collection, key);
    }
  }
}
