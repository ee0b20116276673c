/** Messages of these kinds hold a code or a link for as long as they last, beside those that run out. */
export const SECRET_KINDS: readonly string[] = ['gift-card', 'order-downloads'];

/** What stands in a message whose code or link nobody may read any more. */
export const HIDDEN = {
  subject: 'Hidden',
  text: 'A code or a link stood here. It was sent, or is worth nothing any more.',
} as const;
