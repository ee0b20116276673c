import { queryReader, type ReadingWay, type ReadQuery } from '../../../core/catalogue/search/read-query';
import { merchantWords } from '../../../core/catalogue/search/merchant-words';
import type { Category } from '../../../core/contract';
import { rememberFor } from '../../../core/kernel/remember-for';
import type { AttributeLabels } from './attribute-labels';

export type QueryReader = (text: string, way?: ReadingWay) => ReadQuery;

/** Categories above this level hold everything or are departments, and are no kinds. */
const FIRST_KIND_LEVEL = 3;

interface Known {
  readonly names: string;
  readonly searchWords: string;
  readonly reader: QueryReader;
}

/** The readers of what shoppers type, by the words of a language; made again where its names have changed. */
const READERS = new WeakMap<AttributeLabels, Known>();

/** The words of a store, as a reader needs them. */
export interface ReaderWords {
  readonly labels: AttributeLabels;
  readonly categories: readonly Category[];
  readonly language: string;
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

/** Reads what shoppers type in the words of a store; made again only where its names have changed. */
export function readerOf({ labels, categories, language, searchWords }: ReaderWords): QueryReader {
  const names = namesOf(categories);
  const known = READERS.get(labels);
  if (known?.names === names && known.searchWords === searchWords) return known.reader;
  const optionsOf = (code: string) => labels.attribute(code)?.options ?? [];
  const reader = queryReader({
    language,
    brands: optionsOf('brand'),
    sizes: optionsOf('size'),
    kinds: optionsOf('ptype'),
    colors: optionsOf('color'),
    materials: optionsOf('material'),
    genders: optionsOf('gender'),
    categories: kindCategories(categories),
    synonyms: merchantWords(searchWords),
  });
  READERS.set(labels, { names, searchWords, reader });
  return reader;
}
