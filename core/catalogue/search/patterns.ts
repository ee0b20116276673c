import { lookUp } from '../../kernel/look-up';
import {
  AFTER_SIZE,
  AROUND_STARS,
  BESTSELLER_WORDS,
  MEASURES,
  MONEY,
  NEW_WORDS,
  ORDER_WORDS,
  POSSESSORS,
  PRICE_WORDS,
  SALE_WORDS,
  SIZE_WORDS,
  STAR_WORDS,
  TIES,
  UNISEX_WORDS,
  type WordsByLanguage,
} from './shop-words';
import { NEGATIONS } from './words/negations';
import type { NamedOption } from './named-option';
import type { SizeName } from './size-names';
import { AGE_WORDS } from './words/themes';

/** Chinese has no word boundaries. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]`;
const START = `(?<!${LETTER})`;
const END = `(?!${LETTER})`;

function escaped(word: string): string {
  return word.replace(/[$.*+?^(){}|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`);
}

function anyOf(words: readonly string[]): string {
  return `(?:${[...new Set(words)]
    .sort((left, right) => right.length - left.length)
    .map(escaped)
    .join('|')})`;
}

function allOf(words: WordsByLanguage): readonly string[] {
  return Object.values(words).flat();
}

/** Bounded: each position in a long run of such words would scan the whole run again. */
const TIE = `(?:${START}${anyOf(TIES)}\\s+){0,4}`;

/** "not on sale" is no request for the sale. */
const NOT_NEGATED = `(?<!${START}${anyOf(allOf(NEGATIONS))}\\s*${TIE})`;

function phrase(inner: string): RegExp {
  return new RegExp(`${NOT_NEGATED}${TIE}${NOT_NEGATED}${START}(?<word>${inner})${END}\\s*的?`, 'giu');
}

const PERCENT = `(?:(?:${anyOf(PRICE_WORDS.upTo)}\\s+)?[-–−]?\\s*\\d{1,2}\\s*%\\s*)`;
const OFF = anyOf(['off', 'rabatt', 'скидка', 'скидки', 'знижка', 'знижки']);
export const SALE = phrase(`(?:${PERCENT}${OFF}|${PERCENT}?${anyOf(allOf(SALE_WORDS))})`);
/** A new year is a feast, and nothing that came lately. */
const NO_YEAR = `(?!\\s+${anyOf(['year', 'years', 'year’s', "year's", 'jahr', 'год', 'года', 'году', 'рік', 'року'])}${END})`;
export const FRESH = phrase(`${anyOf(allOf(NEW_WORDS))}${NO_YEAR}`);
export const BESTSELLERS = phrase(anyOf(allOf(BESTSELLER_WORDS)));
export const UNISEX = phrase(anyOf(allOf(UNISEX_WORDS)));
export const ORDERS = (['rated', 'price-low', 'price-high'] as const).map(
  (sort) => [sort, phrase(anyOf(allOf(ORDER_WORDS[sort])))] as const,
);

const SPACE = String.raw`\s*`;
/** Four or five stars; lower ratings are never requested. */
const STARS = `(?:${anyOf(AROUND_STARS.before)}${SPACE})*(?:[45]|four|five|vier|fünf)(?:[.,]\\d)?${SPACE}\\+?[-\\s]*${anyOf(allOf(STAR_WORDS))}(?:${SPACE}(?:\\+|${anyOf(AROUND_STARS.after)}))*`;
export const WELL_RATED = phrase(STARS);
/** Matches 50, 1,000, 1 000, 49.99 and 49,99. */
const NUMBER = String.raw`\d{1,3}(?:[ \u00a0.,’']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const CURRENCY = `(?:${anyOf(MONEY)}${END})`;
const SIGN = `(?:[$€£¥₴₽]|(?:us|cny|rmb|eur|usd|gbp)\\s?[$€£¥]?)`;
const NO_MEASURE = `(?!${SPACE}${anyOf(MEASURES)}${END})(?!${SPACE}[%″"])`;
const amount = (name: string) => `${SIGN}?${SPACE}(?<${name}>${NUMBER})(?:${SPACE}${CURRENCY}|${END}${NO_MEASURE})`;
const named = (words: readonly string[]) => `${START}${anyOf(words)}`;
const price = (source: string) => new RegExp(`${TIE}${source}\\s*的?`, 'giu');

/** Without a currency "36-40" is a size. */
const WITH_MONEY = `(?=${SPACE}(?:${SIGN}${SPACE}\\d|[\\d.,]+${SPACE}${CURRENCY}|[\\d.,]+${SPACE}${anyOf(PRICE_WORDS.and)}${SPACE}(?:${SIGN}|[\\d.,]+${SPACE}${CURRENCY})))`;
const RANGE = `${amount('low')}${SPACE}${anyOf(PRICE_WORDS.and)}${SPACE}${amount('high')}`;

export const PRICE: readonly RegExp[] = [
  price(`${named(PRICE_WORDS.between)}${SPACE}${RANGE}(?:之间)?`),
  price(`${START}${WITH_MONEY}${RANGE}(?:之间)?`),
  price(`${START}${amount('below')}${SPACE}${anyOf(PRICE_WORDS.belowAfter)}${END}`),
  price(`${START}${amount('upTo')}${SPACE}${anyOf(PRICE_WORDS.upToAfter)}${END}`),
  price(`${START}${amount('from')}${SPACE}${anyOf(PRICE_WORDS.fromAfter)}${END}`),
  price(`${named(PRICE_WORDS.upTo)}${SPACE}${amount('upTo')}`),
  price(`${named(PRICE_WORDS.below)}${SPACE}${amount('below')}`),
  price(`${named(PRICE_WORDS.from)}${SPACE}${amount('from')}`),
  price(`${named(PRICE_WORDS.about)}${SPACE}${amount('about')}`),
];

export function readAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // Three digits after a separator are thousands, one or two are decimals.
  const plain = text.replace(/[ \u00a0.,’'](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

const YEARS = String.raw`(?<age>1[0-6]|[1-9])`;
export const AGE: readonly RegExp[] = [
  price(`${named(AGE_WORDS.before)}${SPACE}:?${SPACE}${YEARS}(?:${SPACE}${anyOf(AGE_WORDS.after)})?${END}`),
  price(`(?<!\\d[.,])${START}${YEARS}[\\s-]*${anyOf(AGE_WORDS.after)}${END}`),
];

export interface NamePattern {
  readonly pattern: RegExp;
  valuesOf(name: string): readonly string[] | undefined;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/(?<!\s)\s*(?:&|\band\b|\bund\b)\s*/g, ' & ')
    .replace(/[\s‐‑–—−-]+/g, ' ')
    .trim();
}

function collect(
  options: readonly NamedOption[],
  namesOf: (option: NamedOption) => readonly string[],
): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const option of options)
    for (const name of new Set(namesOf(option))) values.set(name, [...(values.get(name) ?? []), option.value]);
  return values;
}

const GAP = String.raw`[\s‐‑–—−-]+`;

function spelled(names: Iterable<string>): string {
  const forms = [...names]
    .sort((left, right) => right.length - left.length)
    .map((name) =>
      name
        .split(' ')
        .map((word) => (word === '&' ? word : word.replace(/[\s\S]/gu, letterForms)))
        .join(GAP)
        .replaceAll(`${GAP}&${GAP}`, String.raw`\s*(?:&|and|und)\s*`),
    );
  return `(?:${forms.join('|')})`;
}

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àáâãäå',
  c: 'ç',
  e: 'èéêë',
  i: 'ìíîï',
  n: 'ñ',
  o: 'òóôõöø',
  u: 'ùúûü',
  y: 'ýÿ',
};

function letterForms(letter: string): string {
  const accented = lookUp(ACCENTED, letter);
  return accented === undefined ? escaped(letter) : `[${letter}${accented}]`;
}

/** Shorter names are too often ordinary words. */
const SHORTEST_BRAND = 3;

export function brandPattern(brands: readonly NamedOption[]): NamePattern | undefined {
  const values = collect(brands, ({ value, label }) =>
    [plain(label), plain(value)].filter((name) => name.length >= SHORTEST_BRAND && /\p{L}/u.test(name)),
  );
  if (values.size === 0) return undefined;
  const not = `(?:${START}(?<not>${anyOf(allOf(NEGATIONS))})\\s*)?`;
  const pattern = new RegExp(`${not}${START}(?<name>${spelled(values.keys())})(?:['’]s)?${END}`, 'giu');
  return { pattern, valuesOf: (name) => values.get(plain(name)) };
}

const SIZE_NAME = /^(?:\d?x{0,3}[sml]|w\d{2}|\d{1,3}(?: \d{1,3})?)$/;
/** Standalone only: "501-L", "h&m" and "men's" contain no size. */
const APART_BEFORE = String.raw`(?<![-‐‑–.'’&/#])`;
const APART_AFTER = String.raw`(?![-‐‑–'’&/″"])`;

interface SizePattern {
  readonly pattern: RegExp;
  sizesOf(name: string): readonly SizeName[];
}

/** A number also matches that waist ("jeans 32": W32). Undefined without sizes. */
export function sizePattern(sizes: readonly NamedOption[], others: readonly SizeName[]): SizePattern | undefined {
  const values = collect(sizes, ({ value, label }) => {
    const names = [plain(label), plain(value)].filter((name) => SIZE_NAME.test(name));
    return names.flatMap((name) => (name.startsWith('w') ? [name, name.slice(1)] : [name]));
  });
  const named = new Map<string, readonly SizeName[]>(
    [...values].map(([name, own]) => [name, own.map((value) => ({ name, value }))]),
  );
  for (const one of others) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  if (named.size === 0) return undefined;
  const before = `(?:${TIE}${START}(?<before>${anyOf(allOf(SIZE_WORDS))})${SPACE}:?${SPACE})`;
  const after = `(?:${SPACE}(?<after>${anyOf([...AFTER_SIZE, ...allOf(SIZE_WORDS)])})${END})`;
  const owned = `(?<!${START}${anyOf(POSSESSORS)}\\s(?=s${END})|\\d\\s)`;
  const name = `(?<name>${spelled(named.keys())})${END}`;
  const pattern = new RegExp(
    `(?:${before}|${TIE}${START})${APART_BEFORE}${owned}${name}(?:${after}|${APART_AFTER}${NO_MEASURE})\\s*的?`,
    'giu',
  );
  return { pattern, sizesOf: (found) => named.get(plain(found)) ?? [] };
}
