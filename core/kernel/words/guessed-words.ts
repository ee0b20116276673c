/**
 * Maximum words of a query that are checked for typos: each is compared with every word of the shop, so that a few
 * requests of many misspelled words would keep all others waiting.
 */
export const MAX_GUESSED_WORDS = 5;

/** Words that one unit of the limit by address covers. */
const WORDS_PER_UNIT = 3;

/** Returns the cost of a search for a text, in ordinary reads. Pure. */
export function searchUnits(text: string): number {
  const words = text.trim().split(/[^\p{L}\p{N}]+/u).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_UNIT));
}
