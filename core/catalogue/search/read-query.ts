import { NEW_CODE, SALE_CODE } from '../switches';
import { formatPriceRange, LEAST_STEP } from '../price-range';
import { brandPattern, PRICE, readAmount, SALE, FRESH, sizePattern, type NamedOption } from './patterns';

/** What a part of the words was taken for. */
export type QueryPartKind = 'brand' | 'new' | 'price' | 'sale' | 'size';

/** A part of the words that means a choice and no text: of which filter, and which of its values. */
export interface QueryPart {
  readonly kind: QueryPartKind;
  /** As it was typed. */
  readonly typed: string;
  /** The filter, by the name that it has in an address. */
  readonly code: string;
  readonly values: readonly string[];
}

export interface ReadQuery {
  /** The words that are left to be searched for; empty where all of them were choices. */
  readonly text: string;
  /** In no certain order; none where the words are words. */
  readonly parts: readonly QueryPart[];
}

/** What the shop has names for, in the language of its words. */
export interface QueryVocabulary {
  readonly brands: readonly NamedOption[];
  readonly sizes: readonly NamedOption[];
}

const YES = ['1'];

/** Takes what it can from the words, phrase by phrase. */
class Reading {
  readonly parts: QueryPart[] = [];

  constructor(public text: string) {}

  /** @param read the part that a match is; undefined where it is none, and its words stay */
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
      this.#add({ ...part, typed: typed.trim() });
      return ' ';
    });
  }

  /** Two parts of one filter are one choice. */
  #add(part: QueryPart): void {
    const at = this.parts.findIndex(({ code }) => code === part.code);
    const known = this.parts[at];
    if (known === undefined) this.parts.push(part);
    else
      this.parts[at] = {
        ...known,
        typed: `${known.typed} ${part.typed}`,
        values:
          part.kind === 'price' ? bounded(known.values, part.values) : [...new Set([...known.values, ...part.values])],
      };
  }
}

/** "over 20 under 50" is one price with both ends. */
function bounded([known = '']: readonly string[], [more = '']: readonly string[]): readonly string[] {
  const ends = [known, more].map((range) => range.split('-'));
  const from = Math.max(...ends.map(([low]) => Number(low)));
  const tops = ends.flatMap(([, high = '']) => (high === '' ? [] : Number(high)));
  const to = tops.length === 0 ? undefined : Math.min(...tops);
  return to !== undefined && to <= from ? [known] : [formatPriceRange({ from, to })];
}

/**
 * A reader of what shoppers type, for a shop with these names: it takes from the words what is a choice (the sale, what is new, a price, a size, a brand)
 * and leaves the rest as words. Pure, in all languages of the shop at once. A price is one of the store's currency, whichever is named.
 */
export function queryReader({ brands, sizes }: QueryVocabulary): (text: string) => ReadQuery {
  const brand = brandPattern(brands);
  const size = sizePattern(sizes);
  return (typed) => {
    const reading = new Reading(typed.normalize('NFC'));
    for (const pattern of PRICE) reading.take(pattern, readPrice);
    reading.take(brand?.pattern, ({ name = '' }) => part('brand', 'brand', brand?.valuesOf(name)));
    reading.take(SALE, () => part('sale', SALE_CODE, YES));
    reading.take(FRESH, () => part('new', NEW_CODE, YES));
    reading.take(size?.pattern, (found) => {
      const { before, name = '', after } = found;
      const isSaid = before !== undefined || after !== undefined;
      // A number alone is no size of anything: it may be a code.
      if (!isSaid && /^(?:\d+|[sml])$/i.test(name) && isAlone(reading.text, name)) return undefined;
      return part('size', 'size', size?.valuesOf(name));
    });
    const text = reading.text.replace(/\s+/g, ' ').trim();
    if (reading.parts.length === 0) return { text: typed.trim(), parts: [] };
    return { text: /[\p{L}\p{N}]/u.test(text) ? text : '', parts: reading.parts };
  };
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

function readPrice({
  low,
  high,
  below,
  upTo,
  from,
}: Readonly<Record<string, string | undefined>>): Omit<QueryPart, 'typed'> | undefined {
  const [bottom, top] = [readAmount(low ?? from), readAmount(high ?? below ?? upTo)];
  if (bottom === undefined && top === undefined) return undefined;
  const end = top === undefined ? undefined : below === undefined ? Math.round((top + LEAST_STEP) * 100) / 100 : top;
  if (end !== undefined && end <= (bottom ?? 0)) return undefined;
  return part('price', 'price', [formatPriceRange({ from: bottom ?? 0, to: end })]);
}

/** The filters that the parts are. */
export function filtersOf(parts: readonly QueryPart[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(parts.map(({ code, values }) => [code, values]));
}
