const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC: readonly string[] = ['ёйцукенгшщзхъфывапролджэячсмитьбю', "'йцукенгшщзхїфівапролджєячсмитьбю"];

function swapped(text: string, from: string, to: string): string {
  return Array.from(text.toLowerCase(), (letter) => {
    const at = from.indexOf(letter);
    return at < 0 ? letter : (to[at] ?? letter);
  }).join('');
}

/**
 * Converts text typed in the wrong layout: "rehnrf" is куртка. Mixed scripts are unchanged.
 * @param language decides the first Cyrillic layout tried
 */
export function otherLayouts(text: string, language: string): readonly string[] {
  const hasLatin = /\p{Script=Latin}/u.test(text);
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
  if (hasLatin === hasCyrillic || !/[\p{Script=Latin}\p{Script=Cyrillic}]{3}/u.test(text)) return [];
  const layouts = language === 'uk' ? CYRILLIC.toReversed() : CYRILLIC;
  const meant = layouts.map((layout) => (hasLatin ? swapped(text, LATIN, layout) : swapped(text, layout, LATIN)));
  return [...new Set(meant)].filter((one) => one !== text.toLowerCase());
}
