export const SECRET_KINDS: readonly string[] = ['gift-card', 'order-downloads'];

export const HIDDEN = {
  subject: 'Hidden',
  text: 'A code or a link stood here. It was sent, or is worth nothing any more.',
} as const;
