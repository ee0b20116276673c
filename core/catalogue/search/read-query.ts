import type { SortKey } from '../catalogue';
import { excludedValue } from '../excluded-value';
import { BESTSELLERS_CODE, NEW_CODE, SALE_CODE, UNISEX_CODE, WELL_RATED_CODE } from '../switches';
import { formatPriceRange, MIN_STEP } from '../price-range';
import { ageParts } from './child-age';
import { mendWords } from './mend-words';
import {
  AGE,
  BESTSELLERS,
  brandPattern,
  FRESH,
  ORDERS,
  PRICE,
  readAmount,
  SALE,
  sizePattern,
  UNISEX,
  WELL_RATED,
} from './patterns';
import type { QueryPart, QueryPartKind } from './query-part';
import { readWords, withSynonyms, type WordsWay } from './read-words';
import { sizeNames, sizesFor, type SizeName } from './size-names';
import { leadOf, shopNames, type KindValues, type QueryVocabulary, type ShopImitation } from './shop-names';

export interface ReadQuery {
  readonly meant: string;
  readonly text: string;
  readonly rest: string;
  readonly parts: readonly QueryPart[];
  /** Empty values mean a kind the shop does not have. */
  readonly kind?: KindValues | undefined;
  readonly kindWords?: string | undefined;
  readonly order?: ReadOrder | undefined;
  /** Remaining words only rank results within the kind. */
  readonly isLoose?: boolean | undefined;
  /** No product has this attribute, so products without certain materials are shown as similar. */
  readonly imitation?: ShopImitation | undefined;
}

export interface ReadOrder {
  readonly sort: SortKey;
  readonly typed: string;
}

export interface ReadingWay extends WordsWay {
  readonly sizes: boolean;
  readonly ages: boolean;
  readonly names: boolean;
}

export const LIKELIEST: ReadingWay = { sizes: true, ages: true, names: true, near: false };

interface SaidSize {
  readonly named: readonly SizeName[];
  readonly isSaid: boolean;
}

const YES = ['1'];

class Reading {
  readonly parts: QueryPart[] = [];
  order: ReadOrder | undefined;

  constructor(public text: string) {}

  take(
    pattern: RegExp | undefined,
    read: (match: Readonly<Record<string, string | undefined>>) => Omit<QueryPart, 'typed'> | undefined,
  ): void {
    if (pattern === undefined) return;
    this.text = this.text.replace(pattern, (...found: unknown[]) => {
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>; // sound: each of the patterns has named groups
      const typed = String(found[0]);
      const part = read(groups);
      if (part === undefined) return typed;
      this.add({ ...part, typed: typed.trim() });
      return ' ';
    });
  }

  takeOrders(): void {
    for (const [sort, pattern] of ORDERS)
      this.text = this.text.replace(pattern, (typed: string) => {
        this.order ??= { sort, typed: typed.trim() };
        return ' ';
      });
  }

  takeAll(
    pattern: RegExp,
    read: (match: Readonly<Record<string, string | undefined>>) => readonly Omit<QueryPart, 'typed'>[],
  ): void {
    this.take(pattern, (groups) => {
      const [first, ...others] = read(groups);
      for (const other of others) this.add({ ...other, typed: '' });
      return first;
    });
  }

  narrow(sizes: readonly SaidSize[]): void {
    const at = this.parts.findIndex(({ kind }) => kind === 'size');
    const known = this.parts[at];
    if (known === undefined) return;
    const people = this.parts.find(({ kind }) => kind === 'gender')?.values ?? [];
    const meant = new Set(sizes.flatMap(({ named, isSaid }) => sizesFor(named, people, isSaid)));
    const all = new Set(sizes.flatMap(({ named }) => named.map(({ value }) => value)));
    const values = known.values.filter((value) => meant.has(value) || !all.has(value));
    if (values.length > 0) this.parts[at] = { ...known, values };
  }

  add(part: QueryPart): void {
    const at = this.parts.findIndex(({ code }) => code === part.code);
    const known = this.parts[at];
    if (known === undefined) this.parts.push(part);
    else
      this.parts[at] = {
        ...known,
        typed: `${known.typed} ${part.typed}`.trim(),
        ...((known.lead ?? part.lead) !== undefined && { lead: [...leadOf(known), ...leadOf(part)] }),
        values:
          part.kind === 'price' ? bounded(known.values, part.values) : [...new Set([...known.values, ...part.values])],
      };
  }
}

function bounded([known = '']: readonly string[], [more = '']: readonly string[]): readonly string[] {
  const ends = [known, more].map((range) => range.split('-'));
  const from = Math.max(...ends.map(([low]) => Number(low)));
  const tops = ends.flatMap(([, high = '']) => (high === '' ? [] : Number(high)));
  const to = tops.length === 0 ? undefined : Math.min(...tops);
  return to !== undefined && to <= from ? [known] : [formatPriceRange({ from, to })];
}

export interface QueryReader {
  (text: string, way?: ReadingWay): ReadQuery;
  readonly mended: (text: string, min: 1 | 2) => string | undefined;
}

/**
 * Creates a reader that extracts filters (price, size, brand, colour …) and the kind of goods from typed text. Prices
 * are in the store's currency.
 */
export function queryReader(vocabulary: QueryVocabulary): QueryReader {
  const brand = brandPattern(vocabulary.brands);
  const size = sizePattern(vocabulary.sizes, sizeNames(vocabulary.sizeSystem ?? 'eu', vocabulary.sizes));
  const names = shopNames(vocabulary);
  const read = (asked: string, way: ReadingWay = LIKELIEST): ReadQuery => {
    const typed = withSynonyms(asked.trim(), names);
    const reading = new Reading(typed.normalize('NFC'));
    if (way.names)
      for (const pattern of AGE) reading.takeAll(pattern, ({ age }) => ageParts(age, vocabulary, way.ages));
    // Before prices and sizes: "from 4 stars" is neither.
    reading.take(WELL_RATED, () => part('rated', WELL_RATED_CODE, YES));
    for (const pattern of PRICE) reading.take(pattern, readPrice);
    reading.take(brand?.pattern, ({ name = '', not }) => {
      const values = brand?.valuesOf(name);
      return part('brand', 'brand', not === undefined ? values : values?.map(excludedValue));
    });
    reading.take(SALE, () => part('sale', SALE_CODE, YES));
    reading.take(BESTSELLERS, () => part('bestsellers', BESTSELLERS_CODE, YES));
    reading.take(FRESH, () => part('new', NEW_CODE, YES));
    if (vocabulary.genders.length > 0) reading.take(UNISEX, () => part('unisex', UNISEX_CODE, YES));
    reading.takeOrders();
    const sizes: SaidSize[] = [];
    reading.take(way.sizes ? size?.pattern : undefined, (found) => {
      const { before, name = '', after } = found;
      const isSaid = before !== undefined || after !== undefined;
      // A bare number may be a product code.
      if (!isSaid && /^(?:\d+|[sml])$/i.test(name) && isAlone(reading.text, name)) return undefined;
      const named = size?.sizesOf(name) ?? [];
      sizes.push({ named, isSaid });
      return part('size', 'size', [...new Set(named.map(({ value }) => value))]);
    });
    const text = reading.text.replace(/\s+/g, ' ').trim();
    const said = way.names ? readWords(text, names, way) : undefined;
    for (const more of said?.parts ?? []) reading.add(more);
    reading.narrow(sizes);
    const order = reading.order && { order: reading.order };
    if (said === undefined) return { ...plainly(typed, text, reading), ...order };
    const { kind, kindWords, isLoose, imitation } = said;
    return {
      meant: typed,
      text: said.text,
      rest: said.rest,
      parts: reading.parts,
      ...order,
      ...(kind !== undefined && { kind, kindWords, isLoose }),
      ...(imitation !== undefined && { imitation }),
    };
  };
  return Object.assign(read, { mended: (text: string, min: 1 | 2) => mendWords(text, names, min) });
}

function plainly(typed: string, text: string, { parts, order }: Reading): ReadQuery {
  const left = parts.length === 0 && order === undefined ? typed.trim() : /[\p{L}\p{N}]/u.test(text) ? text : '';
  return { meant: typed, text: left, rest: left, parts };
}

function part(
  kind: QueryPartKind,
  code: string,
  values: readonly string[] | undefined,
): Omit<QueryPart, 'typed'> | undefined {
  return values === undefined || values.length === 0 ? undefined : { kind, code, values };
}

function isAlone(text: string, name: string): boolean {
  return text.trim().toLowerCase() === name.toLowerCase();
}

/** Relative tolerance of "around 50". */
const ABOUT = 0.2;

function readPrice({
  low,
  high,
  below,
  upTo,
  from,
  about,
}: Readonly<Record<string, string | undefined>>): Omit<QueryPart, 'typed'> | undefined {
  const middle = readAmount(about);
  if (middle !== undefined) {
    const [from, to] = [Math.floor(middle * (1 - ABOUT)), Math.ceil(middle * (1 + ABOUT))];
    return part('price', 'price', [formatPriceRange({ from, to })]);
  }
  const [bottom, top] = [readAmount(low ?? from), readAmount(high ?? below ?? upTo)];
  if (bottom === undefined && top === undefined) return undefined;
  const end = top === undefined ? undefined : below === undefined ? Math.round((top + MIN_STEP) * 100) / 100 : top;
  if (end !== undefined && end <= (bottom ?? 0)) return undefined;
  return part('price', 'price', [formatPriceRange({ from: bottom ?? 0, to: end })]);
}

export function filtersOf(parts: readonly QueryPart[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(parts.map(({ code, values }) => [code, values]));
}
