import { countryCode } from '../../../core/contract/foundation/country-code';

/** Languages in which exports name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pl', 'ru', 'uk', 'it', 'nl', 'zh'];
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x41 + at));
const OTHERS: ReadonlyMap<string, string> = new Map([
  ...[['usa', 'US'], ['u.s.a.', 'US'], ['great britain', 'GB'], ['england', 'GB'], ['russia', 'RU'], ['holland', 'NL']] as const,
  ...[['czech republic', 'CZ'], ['turkey', 'TR'], ['south korea', 'KR'], ['korea, republic of', 'KR']] as const,
  ...[['united states (us)', 'US'], ['united kingdom (uk)', 'GB'], ['россия', 'RU']] as const,
]); // prettier-ignore

let names: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country given by its code or its name in one of ten languages; other text unchanged. */
export function countryOf(given: string): string {
  const text = given.trim();
  if (/^[a-z]{2}$/iu.test(text)) return countryCode(text.toUpperCase());
  names ??= countryNames();
  const found = names.get(text.toLowerCase());
  return found === undefined ? text : countryCode(found);
}

function countryNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>(OTHERS);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent);
  for (const language of LANGUAGES) {
    const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = named.of(code)?.toLowerCase();
      if (name !== undefined && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}

/** Former codes, such as DD, stand for another one. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
