import type { Storage } from '../ports';

export const DRAFTS = 'blogger-drafts';
export const DRAFT_PHOTOS = 'blogger-photos';

export async function forgetDrafts(storage: Storage, userId: string): Promise<void> {
  for (const collection of [DRAFTS, DRAFT_PHOTOS]) {
    for (const key of await storage.keys(collection)) {
      if (key.startsWith(`${userId}/`)) await storage.remove(collection, key);
    }
  }
}
