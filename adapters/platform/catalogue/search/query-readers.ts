import { queryReader, type QueryReader } from '../../../../core/catalogue/search/read-query';
import { merchantWords } from '../../../../core/catalogue/search/merchant-words';
import type { Category } from '../../../../core/contract';
import { hasMarkedWaists, type SizeSystem } from '../../../../core/kernel/size-tables';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { Language } from '../../ports/catalogue/catalogue-data';
import type { AttributeLabels } from '../reading/attribute-labels';

export type { QueryReader };

const FIRST_KIND_LEVEL = 3;

interface Known {
  readonly names: string;
  readonly searchWords: string;
  readonly readers: Map<string, QueryReader>;
}

const READERS = new WeakMap<AttributeLabels, Known>();
const GERMAN = 'de';

export interface ReaderWords {
  readonly labels: AttributeLabels;
  readonly categories: readonly Category[];
  readonly language: string;
  readonly sizeSystem: SizeSystem;
  readonly searchWords: string;
}

/** Names only: product counts change constantly without affecting readers. */
const namesOf = rememberFor((categories: readonly Category[]) =>
  JSON.stringify(kindCategories(categories).map(({ value, label }) => [value, label])),
);

function kindCategories(categories: readonly Category[]) {
  return categories.flatMap(({ id, name, level, is_active: isActive }) =>
    isActive && level >= FIRST_KIND_LEVEL ? [{ value: String(id), label: name }] : [],
  );
}

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

/** Returns the languages to try, most likely first. Pure. */
export function typedLanguages(store: Language, spoken: string | undefined): readonly [Language, ...Language[]] {
  if (store === GERMAN) return [GERMAN];
  return spoken === GERMAN ? [GERMAN, store] : [store, GERMAN];
}
