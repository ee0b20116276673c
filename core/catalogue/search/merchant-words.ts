/** Limit, since every search reads all lines. */
export const MAX_MERCHANT_LINES = 500;

/** Parses synonyms, one per line: `brolly, parasol = umbrella`. Invalid lines are skipped. */
export function merchantWords(text: string): readonly (readonly [typed: string, meant: string])[] {
  return text
    .split(/\r?\n/)
    .slice(0, MAX_MERCHANT_LINES)
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
