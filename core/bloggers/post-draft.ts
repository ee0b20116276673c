import { BLOGGER_LIMITS } from '../contract/foundation/limits';
import type { PostType } from '../contract';

/** Key of a draft: one per item and post type. */
export interface DraftPlace {
  readonly itemId: number;
  readonly type: PostType;
}

/** `failed` means refused (with `reason`, needs a manual retry) or no answer (retried when online). */
export interface DraftPhoto {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly path?: string | undefined;
  readonly reason?: string | undefined;
}

/** A post not published yet. */
export interface KeptDraft {
  /** Idempotency key of the post; reused when it is sent again. */
  readonly uid: string;
  readonly text: string;
  readonly photos: readonly DraftPhoto[];
}

export function emptyDraft(uid: string): KeptDraft {
  return { uid, text: '', photos: [] };
}

export function isEmptyDraft({ text, photos }: KeptDraft): boolean {
  return text === '' && photos.length === 0;
}

export function withText(draft: KeptDraft, text: string): KeptDraft {
  return { ...draft, text: text.slice(0, BLOGGER_LIMITS.postText) };
}

export function withPhoto(draft: KeptDraft, key: string, change: Partial<Omit<DraftPhoto, 'key'>>): KeptDraft {
  return { ...draft, photos: draft.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)) };
}

export function withoutPhoto(draft: KeptDraft, key: string): KeptDraft {
  return { ...draft, photos: draft.photos.filter((photo) => photo.key !== key) };
}

export function withMovedPhoto(draft: KeptDraft, key: string, by: number): KeptDraft {
  const from = draft.photos.findIndex((photo) => photo.key === key);
  const moved = draft.photos[from];
  if (moved === undefined) return draft;
  const rest = draft.photos.filter((photo) => photo.key !== key);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return { ...draft, photos: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

export function resumedDraft(draft: KeptDraft): KeptDraft {
  return {
    ...draft,
    photos: draft.photos.map((photo) => (photo.state === 'sending' ? { ...photo, state: 'waiting' } : photo)),
  };
}
