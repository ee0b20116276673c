import { queryReader, type QueryReader } from '../../../core/catalogue/search/read-query';
import { merchantWords } from '../../../core/catalogue/search/merchant-words';
import type { Category } from '../../../core/contract';
import { hasMarkedWaists, type SizeSystem } from '../../../core/kernel/size-tables';
import { rememberFor } from '../../../core/kernel/remember-for';
import type { Language } from '../ports/catalogue-data';
import type { AttributeLabels } from './attribute-labels';

export type { QueryReader };

/** Categories above this level hold everything or are departments, and are no kinds. */
const FIRST_KIND_LEVEL = 3;

interface Known {
  readonly names: string;
  readonly searchWords: string;
  /** By the language that is typed and the system of sizes, each made when it is first needed. */
  readonly readers: Map<string, QueryReader>;
}

/** The readers of what shoppers type, by the words of a language; made again where its names have changed. */
const READERS = new WeakMap<AttributeLabels, Known>();
/** Some of its words are other words in English: they are read where those mean nothing. */
const GERMAN = 'de';

/** The words of a store, as a reader needs them. */
export interface ReaderWords {
  readonly labels: AttributeLabels;
  readonly categories: readonly Category[];
  readonly language: string;
  /** System that the store prints sizes in. */
  readonly sizeSystem: SizeSystem;
  /** The merchant's synonyms, a line each. */
  readonly searchWords: string;
}

/** Names of the categories: their counts change with each product, and change no reader. */
const namesOf = rememberFor((categories: readonly Category[]) =>
  JSON.stringify(kindCategories(categories).map(({ value, label }) => [value, label])),
);

function kindCategories(categories: readonly Category[]) {
  return categories.flatMap(({ id, name, level, is_active: isActive }) =>
    isActive && level >= FIRST_KIND_LEVEL ? [{ value: String(id), label: name }] : [],
  );
}

/** Reads what shoppers type in the words of a store; made again only where its names have changed. @param typed language that is typed */
export function readerOf(
  { labels, categories, language, sizeSystem, searchWords }: ReaderWords,
  typed = language,
): QueryReader {
  const names = namesOf(categories);
  const last = READERS.get(labels);
  const isSame = last?.names === names && last.searchWords === searchWords;
  const known = isSame ? last : { names, searchWords, readers: new Map<string, QueryReader>() };
  if (!isSame) READERS.set(labels, known);
  const key = `${typed} ${sizeSystem}`;
  const made = known.readers.get(key);
  if (made !== undefined) return made;
  const optionsOf = (code: string) => labels.attribute(code)?.options ?? [];
  const sizes = optionsOf('size');
  const reader = queryReader({
    language,
    typed,
    brands: optionsOf('brand'),
    sizes,
    sizeSystem: hasMarkedWaists(sizes) ? sizeSystem : 'eu',
    kinds: optionsOf('ptype'),
    colors: optionsOf('color'),
    materials: optionsOf('material'),
    genders: optionsOf('gender'),
    categories: kindCategories(categories),
    synonyms: merchantWords(searchWords),
  });
  known.readers.set(key, reader);
  return reader;
}

/**
 * Languages that words are read in, the likeliest first. German comes before the store's language where the shopper reads the shop in it, and
 * after it otherwise; all other languages are read together. Pure.
 */
export function typedLanguages(store: Language, spoken: string | undefined): readonly [Language, ...Language[]] {
  if (store === GERMAN) return [GERMAN];
  return spoken === GERMAN ? [GERMAN, store] : [store, GERMAN];
}
