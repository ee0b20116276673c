import { BLOGGER_LIMITS } from '../contract/limits';
import type { PostType } from '../contract';

/** What a post that is being written shows, and of which kind it is: there is one draft of each. */
export interface DraftPlace {
  readonly itemId: number;
  readonly type: PostType;
}

/**
 * How far a photograph of a draft is: 'waiting' for its turn or for the network, 'sending', 'sent' with the path that the shop gave it, or
 * 'failed': no answer came, or it was refused (`reason`); a failed one is sent again when it is retried, and without a reason when the network is
 * back.
 */
export interface DraftPhoto {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly path?: string | undefined;
  readonly reason?: string | undefined;
}

/** A post that is being written. */
export interface KeptDraft {
  /** The post's own: sent again after a lost answer it is the same post. */
  readonly uid: string;
  readonly text: string;
  /** In their order. */
  readonly photos: readonly DraftPhoto[];
}

/** A draft that nothing was put into. Pure. */
export function emptyDraft(uid: string): KeptDraft {
  return { uid, text: '', photos: [] };
}

/** Whether anything was put into it. Pure. */
export function isEmptyDraft({ text, photos }: KeptDraft): boolean {
  return text === '' && photos.length === 0;
}

/** With another text, cut to its limit. Pure. */
export function withText(draft: KeptDraft, text: string): KeptDraft {
  return { ...draft, text: text.slice(0, BLOGGER_LIMITS.postText) };
}

/** With one photograph changed; nothing where it was removed meanwhile. Pure. */
export function withPhoto(draft: KeptDraft, key: string, change: Partial<Omit<DraftPhoto, 'key'>>): KeptDraft {
  return { ...draft, photos: draft.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)) };
}

/** Without one photograph. Pure. */
export function withoutPhoto(draft: KeptDraft, key: string): KeptDraft {
  return { ...draft, photos: draft.photos.filter((photo) => photo.key !== key) };
}

/** With a photograph so many places further on, or back; it stays within the list. Pure. */
export function withMovedPhoto(draft: KeptDraft, key: string, by: number): KeptDraft {
  const from = draft.photos.findIndex((photo) => photo.key === key);
  const moved = draft.photos[from];
  if (moved === undefined) return draft;
  const rest = draft.photos.filter((photo) => photo.key !== key);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return { ...draft, photos: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

/**
 * What a draft that was read from the device goes on with: what was being sent as the page ended is sent again, since the same picture again is the
 * same photograph. Pure.
 */
export function resumedDraft(draft: KeptDraft): KeptDraft {
  return {
    ...draft,
    photos: draft.photos.map((photo) => (photo.state === 'sending' ? { ...photo, state: 'waiting' } : photo)),
  };
}
