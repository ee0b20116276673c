/** Why something goes back. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-shown',
  'faulty',
  'wrong-item',
  'changed-mind',
] as const;
/** Why something is sent back. */
export type ReturnReason = (typeof RETURN_REASONS)[number];
