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

/** Days to send something back, as the shop's page about returns has it; the law of most countries wants 14. */
export const RETURN_DAYS = 30;
