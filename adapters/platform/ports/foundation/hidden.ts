export const SECRET_KINDS: readonly string[] = ['gift-card', 'order-downloads'];

export const HIDDEN = {
  subject: 'Hidden',
  text: 'A code or link was removed here. It was sent, or has expired.',
} as const;
