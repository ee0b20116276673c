/** Pictures of products that staff uploads at once. */
export const PICTURE_LIMITS = {
  count: 10,
  /** Bytes of one of them. */
  bytes: 10 * 1024 * 1024,
} as const;
