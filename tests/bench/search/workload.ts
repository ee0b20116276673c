import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { IndexDocument, IndexQuery, IndexVariant } from '../../../adapters/search/local';
import { size } from '../support/size';

const REAL_ITEMS = resolve('../shared/data/fashion-styles.csv');
const QUERIES = size(500, 20);
type Column =
  | 'id'
  | 'gender'
  | 'masterCategory'
  | 'subCategory'
  | 'articleType'
  | 'baseColour'
  | 'season'
  | 'year'
  | 'usage';
export type Item = Readonly<Record<Column, string>>;

/** Seeded generator (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

export function pickAt<Value>(values: readonly Value[], at: number): Value {
  return pick(values, () => (at % values.length) / values.length);
}

export function loadItems(): { items: Item[]; source: string } {
  if (existsSync(REAL_ITEMS)) {
    return { items: parse<Item>(readFileSync(REAL_ITEMS), { columns: true }), source: 'real' };
  }
  const random = chance(1);
  const words = {
    gender: ['Men', 'Women', 'Boys', 'Girls', 'Unisex'],
    masterCategory: ['Apparel', 'Footwear', 'Accessories'],
    subCategory: ['Topwear', 'Bottomwear', 'Shoes', 'Bags', 'Watches'],
    articleType: [
      'Tshirts',
      'Shirts',
      'Jeans',
      'Casual Shoes',
      'Handbags',
      'Watches',
      'Kurtas',
      'Sunglasses',
      'Jackets',
      'Flip Flops',
    ],
    baseColour: ['Black', 'White', 'Navy Blue', 'Red', 'Green', 'Beige', 'Silver', 'Grey'],
    season: ['Summer', 'Fall', 'Winter', 'Spring'],
    year: ['2011', '2012', '2013', '2016'],
    usage: ['Casual', 'Sports', 'Formal', 'Ethnic'],
  };
  const item = (_: unknown, at: number): Item => ({
    id: String(at + 1000),
    gender: pick(words.gender, random),
    masterCategory: pick(words.masterCategory, random),
    subCategory: pick(words.subCategory, random),
    articleType: pick(words.articleType, random),
    baseColour: pick(words.baseColour, random),
    season: pick(words.season, random),
    year: pick(words.year, random),
    usage: pick(words.usage, random),
  });
  return { items: Array.from({ length: 44_446 }, item), source: 'made' };
}

export function documentOf(item: Item, at: number): IndexDocument {
  return {
    id: at + 1,
    sku: item.id,
    text: {
      name: `${item.gender} ${item.baseColour} ${item.usage} ${item.articleType}`,
      description: `${item.season} ${item.year} ${item.usage} ${item.subCategory} for ${item.gender} in ${item.baseColour}`,
      'category.name': `${item.masterCategory} ${item.subCategory} ${item.articleType}`,
      product_type: item.articleType,
    },
    attributes: {
      gender: [item.gender],
      ptype: [item.articleType],
      color: [item.baseColour],
      season: [item.season],
      usage: [item.usage],
      status: ['1'],
      visibility: ['4'],
    },
    numbers: {
      final_price: 900 + ((at * 7919) % 20_000),
      promoted: at % 97 === 0 ? 1 : 0,
      created_at: Number(item.year),
    },
    inStock: at % 11 !== 0,
    variants: [],
  };
}

export function withVariants(document: IndexDocument, at: number): IndexDocument {
  const colors = ['Black', 'White', 'Navy Blue', 'Red', 'Green', 'Beige', 'Grey'];
  const variants: IndexVariant[] = [];
  for (let color = 0; color < 3; color += 1) {
    for (const [nth, size] of ['S', 'M', 'L', 'XL'].entries()) {
      const name = colors[(at + color) % colors.length] ?? '';
      const inStock = (at * 31 + color * 7 + nth * 13) % 3 !== 0;
      const price = (document.numbers['final_price'] ?? 0) + nth * 100;
      variants.push({
        sku: `${document.sku}-${size}-${name}`,
        attributes: { color: [name], size: [size] },
        inStock,
        price,
        text: `${name} ${size}`,
      });
    }
  }
  return { ...document, id: at + 1, inStock: true, variants };
}

/** Edits one word of at least five letters. */
function mistype(text: string, random: () => number): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= 5 && /^[a-z]+$/i.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const which = pick(long, random);
  const word = words[which] ?? '';
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const forms = [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  words[which] = pick(forms, random);
  return words.join(' ');
}

export function queriesFor(items: readonly Item[], facets: readonly string[]): IndexQuery[] {
  const random = chance(7);
  return Array.from({ length: QUERIES }, (_, at): IndexQuery => {
    const item = pick(items, random);
    const texts = [
      item.articleType,
      `${item.baseColour} ${item.articleType}`,
      `${item.gender} ${item.articleType}`,
      `${item.gender} ${item.usage} ${item.articleType}`,
      `${item.baseColour} ${item.subCategory}`,
    ];
    const text = pick(texts, random).toLowerCase();
    const filtered = random() < 0.5;
    return {
      text: at % 3 === 0 ? mistype(text, random) : text,
      filters: [
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        ...(filtered ? [{ attribute: 'color', value: { in: [item.baseColour, 'Black'] } }] : []),
      ],
      aggregations: facets.map((attribute) => ({ attribute, size: 20 })),
      sort: [
        { field: '_score', direction: 'desc' },
        { field: 'promoted', direction: 'desc' },
      ],
      size: 50,
      listOutOfStock: random() < 0.5,
    };
  });
}

export function listingsOf(queries: readonly IndexQuery[]): IndexQuery[] {
  return queries.map((query) => ({ ...query, text: undefined, sort: [{ field: 'promoted', direction: 'desc' }] }));
}
