/** Strips number and case endings only; derived words (run, runner) stay distinct for precision. */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: 'men',
    mens: 'men',
    woman: 'women',
    womens: 'women',
    child: 'children',
    childrens: 'children',
    kid: 'kids',
    hoody: 'hoodie',
    scarves: 'scarf',
    knives: 'knife',
    feet: 'foot',
    teeth: 'tooth',
  }),
);
/** "short sleeve" is no pair of shorts. */
const KEPT: ReadonlySet<string> = new Set([
  'shorts',
  'tights',
  'flats',
  'glasses',
  'kids',
  'bras',
  'canvas',
  'plus',
  'gas',
  'bus',
  'adidas',
  'asics',
  'vans',
]);
const IN_IE: ReadonlySet<string> = new Set([
  'hoodie',
  'beanie',
  'bootie',
  'onesie',
  'undie',
  'cookie',
  'movie',
  'genie',
  'zombie',
  'birdie',
]);
const CYRILLIC = /^[а-яіїєґ]+$/;
/** Longest first; three letters must remain. */
const CYRILLIC_ENDINGS = [
  'иями',
  'ями',
  'ами',
  'ого',
  'его',
  'ому',
  'ему',
  'ими',
  'ыми',
  'іми',
  'иях',
  'ях',
  'ах',
  'ів',
  'їв',
  'ов',
  'ев',
  'ей',
  'ий',
  'ый',
  'ой',
  'ій',
  'ая',
  'яя',
  'ое',
  'ее',
  'ые',
  'ие',
  'ых',
  'их',
  'ую',
  'юю',
  'ом',
  'ем',
  'ам',
  'ям',
  'ою',
  'ею',
  'ія',
  'ії',
  'ые',
  'а',
  'я',
  'о',
  'е',
  'и',
  'ы',
  'у',
  'ю',
  'ь',
  'і',
  'ї',
  'є',
  'й',
];

/** Codes with digits and other scripts are unchanged. */
export function stem(word: string, language: string): string {
  if (word.length < 3) return word;
  const first = word.charCodeAt(0);
  if (first >= 0x61 && first <= 0x7a)
    return /[^a-z]/.test(word) ? word : language === 'de' ? stemGerman(word) : stemEnglish(word);
  return CYRILLIC.test(word) ? stemCyrillic(word) : word;
}

function stemEnglish(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (KEPT.has(word)) return word === 'bras' ? 'bra' : word;
  if (word.length >= 5 && word.endsWith('ies')) {
    const singular = word.slice(0, -1);
    return IN_IE.has(singular) ? singular : `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|sh|ch|x|zz)es$/.test(word) && word.length >= 5) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function stemGerman(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  for (const ending of ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's']) {
    if (word.endsWith(ending) && word.length - ending.length >= 3 && !word.endsWith('ss'))
      return word.slice(0, -ending.length);
  }
  return word;
}

function stemCyrillic(word: string): string {
  if (word.length >= 5 && /[^аеёиоуыэюяіїє][оеё]к$/.test(word)) return `${word.slice(0, -2)}к`;
  for (const ending of CYRILLIC_ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
  }
  return word;
}
