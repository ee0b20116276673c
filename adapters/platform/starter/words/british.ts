/** Longest first, since some phrases ('Track Pants') are the same in both. */
const WORDS: readonly (readonly [american: string, british: string])[] = [
  ['track pants', 'track pants'],
  ['soccer ball', 'football'],
  ['soccer jersey', 'football shirt'],
  ['soccer', 'football'],
  ['dress pants', 'trousers'],
  ['pants hemming', 'trouser hemming'],
  ['pants waist', 'trouser waist'],
  ['pants that move like', 'trousers that move like'],
  ['pants', 'trousers'],
  ['sneakers', 'trainers'],
  ['sneaker', 'trainer'],
  ['sweaters', 'jumpers'],
  ['sweater', 'jumper'],
  ['turtleneck', 'roll-neck'],
  ['backpack straps', 'rucksack straps'],
  ['terry inside', 'towelling inside'],
  ['whole of fall', 'whole of autumn'],
  ['tapered for the field', 'tapered for the pitch'],
  ['colors', 'colours'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['kilometers', 'kilometres'],
  ['kilometer', 'kilometre'],
  ['centimeters', 'centimetres'],
  ['centimeter', 'centimetre'],
  ['millimeters', 'millimetres'],
  ['millimeter', 'millimetre'],
  ['meters', 'metres'],
  ['liters', 'litres'],
  ['liter', 'litre'],
  ['molded', 'moulded'],
  ['favorable', 'favourable'],
  ['center', 'centre'],
  ['canceled', 'cancelled'],
];
const BRITISH_OF: ReadonlyMap<string, string> = new Map(WORDS);
const AMERICAN = new RegExp(`\\b(?:${WORDS.map(([american]) => american).join('|')})\\b`, 'gi');

function asLarge(word: string, like: string): string {
  const [first = ''] = like;
  if (first !== first.toUpperCase()) return word;
  const isTitle = like.split(' ').every(([letter = '']) => letter === letter.toUpperCase());
  return word.replace(isTitle ? /(?:^|[ ])\p{Ll}/gu : /^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Converts built-in text to British English, or returns undefined if equal. Never applied to merchants' texts. */
export function british(text: string): string | undefined {
  const said = text.replace(AMERICAN, (word) => asLarge(BRITISH_OF.get(word.toLowerCase()) ?? word, word));
  return said === text ? undefined : said;
}

export function britishMembers(
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  const said = Object.entries(texts).flatMap(([name, text]) => {
    const own = text === undefined ? undefined : british(text);
    return own === undefined ? [] : [[name, own] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
