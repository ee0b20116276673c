const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', œ: 'oe' },
    ...{ Œ: 'Oe', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', '&': '+', '’': "'" },
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', й: 'i' },
    ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
    ...{
      α: 'a',
      ά: 'a',
      β: 'v',
      γ: 'g',
      δ: 'd',
      ε: 'e',
      έ: 'e',
      ζ: 'z',
      η: 'i',
      ή: 'i',
      θ: 'th',
      ι: 'i',
      ί: 'i',
      ϊ: 'i',
    },
    ...{
      ΐ: 'i',
      κ: 'k',
      λ: 'l',
      μ: 'm',
      ν: 'n',
      ξ: 'x',
      ο: 'o',
      ό: 'o',
      π: 'p',
      ρ: 'r',
      σ: 's',
      ς: 's',
      τ: 't',
      υ: 'y',
    },
    ...{ ύ: 'y', ϋ: 'y', ΰ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o', ώ: 'o' },
    ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', ё: 'e', ї: 'i' },
  }),
);
const OTHERS = /[^A-Za-z0-9/?:().,'+ -]/g;

/**
 * Converts a text to the characters that all SEPA banks accept (EPC217-08): Latin letters, digits and / - ? : ( ) . , ' +
 * Others are transliterated or become a space. Slashes are removed at both ends and never doubled.
 * @param max characters at most
 */
export function sepaText(text: string, max: number): string {
  const letters = Array.from(text.normalize('NFC'), latin).join('');
  const plain = letters
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ');
  return plain
    .replace(/^[\s/]+/, '')
    .slice(0, max)
    .replace(/(?<![\s/])[\s/]+$/, '');
}

function latin(character: string): string {
  const small = character.toLowerCase();
  const known = LETTERS.get(character) ?? LETTERS.get(small);
  if (known === undefined) return character;
  return LETTERS.has(character) || known === '' ? known : `${known.charAt(0).toUpperCase()}${known.slice(1)}`;
}
