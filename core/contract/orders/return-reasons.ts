/** Reasons for a return. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-shown',
  'faulty',
  'wrong-item',
  'changed-mind',
] as const;
/** Reason for a return. */
export type ReturnReason = (typeof RETURN_REASONS)[number];
