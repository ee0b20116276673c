/** Limits of kept searches without results. */
export const MISSED_SEARCH = {
  /** Characters; longer searches are not kept. */
  words: 60,
  /** Different words of one day. */
  perDay: 1000,
  /** Days after which they are erased. */
  days: 90,
} as const;

/**
 * Returns the words of a search without results as they are kept: in lower case, with single spaces. Searches that may
 * name a person are not kept: e-mail addresses, and digits as in phone and order numbers. Pure.
 */
export function missedWords(text: string): string | undefined {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const digits = words.replaceAll(/\D/g, '').length;
  if (words === '' || words.length > MISSED_SEARCH.words || words.includes('@') || digits > 4) return undefined;
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}
