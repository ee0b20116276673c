/** More lines than these are left: every search reads them all. */
export const MOST_MERCHANT_LINES = 500;

/**
 * What the merchant says that words mean, a line each: `brolly, parasol = umbrella`. What is typed on the left is searched for as what stands on
 * the right; lines that say nothing are skipped. Pure.
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
