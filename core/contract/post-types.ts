/** Kinds of post (A §2.1, entity; A §4.9). Apart from the schemas, which a first page does without. */
export const POST_TYPES = ['post', 'profile', 'story'] as const;
/** What a blogger's post is (A §4). */
export type PostType = (typeof POST_TYPES)[number];
