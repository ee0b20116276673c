/** So long somebody is said to be there after a page of theirs was heard of last. */
export const PRESENCE_SECONDS = 60;
/** So often a page that is looked at is to be heard of: two in a row may be lost. */
export const PRESENCE_BEAT_SECONDS = 20;
