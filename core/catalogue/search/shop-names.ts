import { lookUp } from '../../kernel/look-up';
import { NameBook } from './name-book';
import type { NamedOption } from './named-option';
import type { SizeSystem } from '../../kernel/size-tables';
import { foldedName, isHan, spellings, type QueryToken, wordReader } from './query-words';
import { readSheet, type SheetLine } from './read-sheet';
import type { WordsByLanguage } from './shop-words';
import { COLOR_NAMES, COLOR_SHADES, GENDER_NAMES, MATERIAL_NAMES, NEAR_COLORS } from './words/choices';
import { IMITATIONS } from './words/imitations';
import { KIND_NAMES, WIDER_NAMES } from './words/kinds';
import { GARMENT_PARTS, NEGATIONS } from './words/negations';
import { GIVEN_TO, IDLE_WORDS, THEMES, type Theme } from './words/themes';

export interface QueryVocabulary {
  readonly language: string;
  readonly typed?: string;
  readonly brands: readonly NamedOption[];
  readonly sizes: readonly NamedOption[];
  readonly sizeSystem?: SizeSystem;
  readonly kinds: readonly NamedOption[];
  readonly colors: readonly NamedOption[];
  readonly materials: readonly NamedOption[];
  readonly genders: readonly NamedOption[];
  readonly categories: readonly NamedOption[];
  readonly synonyms: readonly (readonly [typed: string, meant: string])[];
}

export interface KindValues {
  readonly types: readonly string[];
  readonly categories: readonly string[];
}

export interface NamedChoice {
  readonly code: 'color' | 'gender' | 'material';
  readonly values: readonly string[];
  /** Values that the name means exactly, without shades. Default: all values. */
  readonly lead?: readonly string[] | undefined;
  readonly near: readonly string[];
}

/** Materials that a search for an imitation excludes. */
export interface ShopImitation {
  readonly values: readonly string[];
  /** True if the words name an imitation material, such as "faux leather"; false for "vegan". */
  readonly isMaterial: boolean;
}

export interface ShopTheme {
  readonly isGift: boolean;
  readonly kinds: KindValues;
  readonly lead: KindValues;
  readonly sizes: readonly string[];
  readonly isForAdults: boolean;
}

export interface ShopNames {
  readonly wordsOf: (text: string) => readonly QueryToken[];
  readonly isIdle: (token: QueryToken) => boolean;
  readonly kinds: NameBook<KindValues>;
  readonly choices: NameBook<NamedChoice>;
  readonly themes: NameBook<ShopTheme>;
  /** Genders except children. */
  readonly adults: readonly string[];
  readonly receivers: NameBook<readonly string[]>;
  /** Words for imitations, such as "faux leather". */
  readonly imitations: NameBook<ShopImitation>;
  readonly negations: NameBook<true>;
  readonly parts: NameBook<true>;
  readonly synonyms: NameBook<string>;
  readonly words: () => readonly string[];
}

const IDLE = new Set(IDLE_WORDS.map(foldedName));
const IDLE_HAN = IDLE_WORDS.filter((word) => isHan(word) && word.length > 1).map(foldedName);
const KINDS = readSheet(KIND_NAMES);
const WIDER = readSheet(WIDER_NAMES);
const COLORS = readSheet(COLOR_NAMES);
const MATERIALS = readSheet(MATERIAL_NAMES);
const GENDERS = readSheet(GENDER_NAMES);
const SHADES = new Map(Object.entries(COLOR_SHADES));
/** A shade is also similar to its base colours. */
const NEAR = new Map(
  COLORS.map(({ keys: [key = ''] }) => {
    const plain = Object.entries(COLOR_SHADES).flatMap(([color, shades]) => (shades.includes(key) ? [color] : []));
    return [key, [...(lookUp(NEAR_COLORS, key) ?? []), ...plain]] as const;
  }),
);

const union = (left: readonly string[], right: readonly string[]) => [...new Set([...left, ...right])];

export function joinKinds(left: KindValues, right: KindValues): KindValues {
  return { types: union(left.types, right.types), categories: union(left.categories, right.categories) };
}

class Names {
  readonly #han = new Set<string>(IDLE_HAN);

  constructor(
    readonly language: string,
    readonly typed: string,
  ) {}

  get han(): ReadonlySet<string> {
    return this.#han;
  }

  /** German is recognized only for German shoppers: `die` and `rock` have other meanings in English. */
  isRead(language: string): boolean {
    return language !== 'de' || this.language === 'de' || this.typed === 'de';
  }

  add<T>(book: NameBook<T>, name: string, language: string, value: T, join?: (known: T, more: T) => T): void {
    if (!this.isRead(language)) return;
    if (isHan(name)) this.#han.add(foldedName(name));
    for (const words of spellings(name, isHan(name) ? 'zh' : language, IDLE)) book.add(words, value, join);
  }

  /** Spellings of a name, each split into words. */
  partsOf(name: string, language: string): readonly (readonly string[])[] {
    return spellings(name, isHan(name) ? 'zh' : language, IDLE);
  }

  keysOf(name: string, language: string): readonly string[] {
    return spellings(name, language, IDLE).map((words) => [...words].sort().join(' '));
  }
}

const slugWords = (value: string) => value.replace(/[-_]+/g, ' ');

function optionsOf(line: SheetLine, options: readonly NamedOption[], names: Names): readonly string[] {
  const keys = new Set(line.names.flatMap(({ language, name }) => names.keysOf(name, language)));
  const [key = ''] = line.keys;
  return options
    .filter(
      ({ value, label }) =>
        value === key ||
        names.keysOf(label, names.language).some((one) => keys.has(one)) ||
        names.keysOf(slugWords(value), 'en').some((one) => keys.has(one)),
    )
    .map(({ value }) => value);
}

function categoryNames({ label }: NamedOption): readonly string[] {
  return label
    .split(/[&,/]| und | and | и | та | і |和|与/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function categoriesOf(line: SheetLine, vocabulary: QueryVocabulary, names: Names): readonly string[] {
  const keys = new Set(line.names.flatMap(({ language, name }) => names.keysOf(name, language)));
  return vocabulary.categories
    .filter((one) => categoryNames(one).some((name) => names.keysOf(name, names.language).some((key) => keys.has(key))))
    .map(({ value }) => value);
}

function kindsOf(vocabulary: QueryVocabulary, names: Names) {
  const byKey = new Map<string, KindValues>();
  const book = new NameBook<KindValues>();
  const isSearchable = (kind: KindValues) => vocabulary.kinds.length > 0 || !isNone(kind);
  for (const line of KINDS) {
    const types = optionsOf(line, vocabulary.kinds, names);
    const kind = { types, categories: types.length > 0 ? [] : categoriesOf(line, vocabulary, names) };
    byKey.set(line.keys[0] ?? '', kind);
    if (!isSearchable(kind)) continue;
    for (const { language, name } of line.names) names.add(book, name, language, kind, joinKinds);
  }
  for (const { value, label } of vocabulary.kinds) {
    const kind = { types: [value], categories: [] };
    names.add(book, label, names.language, kind, joinKinds);
    names.add(book, slugWords(value), 'en', kind, joinKinds);
  }
  for (const line of WIDER) {
    const all = line.keys.map((key) => byKey.get(key) ?? NO_KIND).reduce(joinKinds, NO_KIND);
    const kind = isNone(all) ? { types: [], categories: categoriesOf(line, vocabulary, names) } : all;
    if (!isSearchable(kind)) continue;
    for (const { language, name } of line.names) names.add(book, name, language, kind, joinKinds);
  }
  return { book, byKey };
}

const NO_KIND: KindValues = { types: [], categories: [] };

export function isNone({ types, categories }: KindValues): boolean {
  return types.length + categories.length === 0;
}

/** Returns the values that a name means, without their shades. */
export function leadOf({ values, lead = values }: Pick<NamedChoice, 'lead' | 'values'>): readonly string[] {
  return lead;
}

function choicesOf(vocabulary: QueryVocabulary, names: Names): NameBook<NamedChoice> {
  const book = new NameBook<NamedChoice>();
  const join = (left: NamedChoice, right: NamedChoice): NamedChoice =>
    left.code === right.code
      ? {
          code: left.code,
          values: union(left.values, right.values),
          near: union(left.near, right.near),
          lead: left.lead === undefined && right.lead === undefined ? undefined : union(leadOf(left), leadOf(right)),
        }
      : left;
  const sheets = [
    ['color', COLORS, vocabulary.colors],
    ['material', MATERIALS, vocabulary.materials],
    ['gender', GENDERS, vocabulary.genders],
  ] as const;
  for (const [code, lines, options] of sheets) {
    const byKey = new Map(
      lines.map(
        (line) => [line.keys[0] ?? '', optionsOf({ ...line, keys: line.keys.slice(0, 1) }, options, names)] as const,
      ),
    );
    const own = (key: string) => byKey.get(key) ?? options.flatMap(({ value }) => (value === key ? [value] : []));
    for (const { keys, names: said } of lines) {
      const [key = ''] = keys;
      const ofColor = (table: ReadonlyMap<string, readonly string[]>) =>
        code === 'color' ? (table.get(key) ?? []) : [];
      const values = [...new Set([...keys, ...ofColor(SHADES)].flatMap(own))];
      const near = ofColor(NEAR).flatMap(own);
      const named = keys.flatMap(own);
      const lead = named.length > 0 && named.length < values.length && code === 'color' ? named : undefined;
      if (values.length + near.length > 0)
        for (const { language, name } of said) names.add(book, name, language, { code, values, near, lead }, join);
    }
    for (const { value, label } of options)
      names.add(book, label, names.language, { code, values: [value], near: [] }, join);
  }
  return book;
}

function themeOf(
  { kinds = [], lead = kinds, sizes = [], isForAdults = false }: Theme,
  byKey: ReadonlyMap<string, KindValues>,
  vocabulary: QueryVocabulary,
): Omit<ShopTheme, 'isGift'> {
  const large = new Set(sizes);
  return {
    kinds: kinds.map((key) => byKey.get(key) ?? NO_KIND).reduce(joinKinds, NO_KIND),
    lead: lead.map((key) => byKey.get(key) ?? NO_KIND).reduce(joinKinds, NO_KIND),
    sizes: vocabulary.sizes.flatMap(({ value, label }) => (large.has(label.toUpperCase()) ? [value] : [])),
    isForAdults,
  };
}

/** Finds imitations of the shop's materials. An imitation that the shop sells is a normal material. */
function imitationsOf({ materials }: QueryVocabulary, names: Names, choices: NameBook<NamedChoice>) {
  const book = new NameBook<ShopImitation>();
  for (const { without, isMaterial, words } of IMITATIONS) {
    const lines = MATERIALS.filter(({ keys: [key = ''] }) => without.includes(key));
    const values = [...new Set(lines.flatMap((line) => optionsOf(line, materials, names)))];
    if (values.length === 0) continue;
    for (const [language, said] of Object.entries(words))
      for (const name of said)
        if (!names.partsOf(name, language).some((one) => choices.get(one) !== undefined))
          names.add(book, name, language, { values, isMaterial });
  }
  return book;
}

function bookOf(words: WordsByLanguage, names: Names): NameBook<true> {
  const book = new NameBook<true>();
  for (const [language, said] of Object.entries(words)) for (const name of said) names.add(book, name, language, true);
  return book;
}

export function shopNames(vocabulary: QueryVocabulary): ShopNames {
  const { language, typed: typing = language } = vocabulary;
  const names = new Names(language, typing);
  const { book: kinds, byKey } = kindsOf(vocabulary, names);
  const choices = choicesOf(vocabulary, names);
  const themes = new NameBook<ShopTheme>();
  for (const [at, theme] of THEMES.entries()) {
    const value = { ...themeOf(theme, byKey, vocabulary), isGift: at === 0 };
    if (isNone(value.kinds) && value.sizes.length === 0) continue;
    for (const [language, words] of Object.entries(theme.words))
      for (const name of words) names.add(themes, name, language, value);
  }
  const receivers = new NameBook<readonly string[]>();
  for (const [gender, words] of Object.entries(GIVEN_TO)) {
    const values = vocabulary.genders.flatMap(({ value }) => (value === gender ? [value] : []));
    if (values.length > 0)
      for (const [language, said] of Object.entries(words))
        for (const name of said) names.add(receivers, name, language, values);
  }
  const synonyms = new NameBook<string>();
  for (const [typed, meant] of vocabulary.synonyms) names.add(synonyms, typed, names.language, meant);
  const negations = bookOf(NEGATIONS, names);
  const imitations = imitationsOf(vocabulary, names, choices);
  const parts = bookOf(GARMENT_PARTS, names);
  const wordsOf = wordReader([typing, language], names.han);
  const isIdle = ({ typed }: QueryToken) => IDLE.has(foldedName(typed));
  let known: readonly string[] | undefined;
  const words = () => (known ??= [...new Set([kinds, choices, themes].flatMap((book) => [...book.words]))]);
  const adults = vocabulary.genders.flatMap(({ value }) => (value === 'children' ? [] : [value]));
  return { wordsOf, isIdle, kinds, choices, themes, adults, receivers, imitations, negations, parts, synonyms, words };
}
