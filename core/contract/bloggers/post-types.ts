/** Kinds of posts, in a file without schemas for the first page. */
export const POST_TYPES = ['post', 'profile', 'story'] as const;
/** Kind of a post. */
export type PostType = (typeof POST_TYPES)[number];
