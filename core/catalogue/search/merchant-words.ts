/** More lines than these are left: every search reads them all. */
export const MOST_MERCHANT_LINES = 500;

/**
 * Parses the merchant's synonyms, a line each: `brolly, parasol = umbrella`. A word on the left is searched for as the words on the right; other
 * lines are skipped. Pure.
 */
export function merchantWords(text: string): readonly (readonly [typed: string, meant: string])[] {
  return text
    .split(/\r?\n/)
    .slice(0, MOST_MERCHANT_LINES)
    .flatMap((line) => {
      const [left = '', meant = ''] = line.split(/[=→]/).map((part) => part.trim());
      if (meant === '') return [];
      return left
        .split(/[,，、]/)
        .map((typed) => typed.trim())
        .filter((typed) => typed !== '')
        .map((typed) => [typed, meant] as const);
    });
}
