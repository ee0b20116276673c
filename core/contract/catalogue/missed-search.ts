/** Limits of kept searches without results. */
export const MISSED_SEARCH = {
  /** Characters; longer searches are not kept. */
  words: 60,
  /** Different words of one day and store. */
  perDay: 1000,
  /** Searches from which words are shown, so that what one person typed stays hidden. */
  shownFrom: 3,
  /** Days after which they are erased. */
  days: 90,
  /** Days after which words that were searched once on a day are erased. */
  daysOfSingle: 7,
} as const;

/**
 * Returns the words of a search without results as they are kept: in lower case, with single spaces. E-mail addresses,
 * domains, and digits as in phone and order numbers are not kept. Pure.
 */
export function missedWords(text: string): string | undefined {
  const words = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (words === '' || words.length > MISSED_SEARCH.words || digits > 4) return undefined;
  if (words.includes('@') || /\p{L}\.\p{L}{2,}|(^| )at .*\bdot\b| at \p{L}+\./u.test(words)) return undefined;
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}
