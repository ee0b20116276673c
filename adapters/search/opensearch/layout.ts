import { lookUp } from '../../../core/kernel/look-up';
import { compactCode, foldText } from '../../../core/kernel/words/fold';
import type { Lexicon } from '../local/text/lexicon';
import { stem } from '../../../core/kernel/words/stem';
import { tokeniseField, tokeniseQuery } from '../local/text/tokenise';
import type { IndexDocument } from '../../platform/ports/catalogue/search';

export const TEXT_FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  category: 'category.name',
  prose: 'description',
  collection: 'collection_name',
  brand: 'brand_name',
  type: 'product_type',
  features: 'features',
};
const SUGGESTED = ['product_type', 'category.name', 'brand_name', 'collection_name'];
const PARTS = /[&,;/|+]/;

const keyword = { type: 'keyword' };
const terms = { type: 'text', analyzer: 'whitespace', similarity: 'boolean', norms: false };

/** Mapping; texts arrive as stemmed terms, so the server splits at spaces only. */
export const LAYOUT = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    'index.mapping.total_fields.limit': 5000,
    'index.max_result_window': 1_000_000,
    'index.max_terms_count': 1_000_000,
    'index.refresh_interval': '-1',
  },
  mappings: {
    dynamic: false,
    properties: {
      id: { type: 'long' },
      sku: keyword,
      codes: keyword,
      shown: { type: 'double' },
      typeKeys: keyword,
      nameKey: keyword,
      phrases: keyword,
      phraseWords: keyword,
      t: {
        properties: Object.fromEntries([...Object.keys(TEXT_FIELDS), 'variant'].map((name) => [name, terms])),
      },
      w: { ...terms, fielddata: true },
      said: { ...terms, fielddata: true },
      n: { type: 'object', dynamic: true },
      all: { type: 'object', dynamic: true },
      u: {
        type: 'nested',
        properties: {
          variant: keyword,
          sku: keyword,
          code: keyword,
          price: { type: 'double' },
          stock: { type: 'boolean' },
          w: keyword,
          a: { type: 'object', dynamic: true },
        },
      },
    },
    dynamic_templates: [
      { numbers: { path_match: 'n.*', mapping: { type: 'double' } } },
      { values: { path_match: 'u.a.*', mapping: keyword } },
      { all: { path_match: 'all.*', mapping: keyword } },
    ],
  },
};

export function fieldOf(name: string): string {
  return `f${name.replace(/[^A-Za-z0-9-]/g, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`)}`;
}

export function nameOfField(field: string): string {
  return field.slice(1).replace(/_([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

export function pairTerm(key: string): string {
  return key.replaceAll(' ', '_');
}

export function nameKey(text: string, lexicon: Lexicon): string {
  return tokeniseQuery(text, lexicon.language, lexicon)
    .map(({ term }) => term)
    .join(' ');
}

/** Units are variants, or the product without any; they inherit missing values. */
export function sourceOf(document: IndexDocument, lexicon: Lexicon): object {
  const { id, sku, text, attributes, numbers, variants, inStock } = document;
  const written = new Set<string>();
  const said = new Set<string>();
  const read = (value: string, telling: boolean): string => {
    const words = tokeniseField(value, lexicon);
    const pairs = lexicon.pairsIn(words).map(({ key }) => pairTerm(key));
    const found = [...new Set([...words.map((word) => stem(word, lexicon.language)), ...pairs])];
    if (telling) {
      for (const word of words) written.add(word);
      for (const term of found) said.add(term);
    }
    return found.join(' ');
  };
  const t = Object.fromEntries(
    Object.entries(TEXT_FIELDS).map(([field, from]) => [field, read(lookUp(text, from) ?? '', field !== 'prose')]),
  );
  const variantWords = variants.map((variant) => read(variant.text ?? '', true).split(' '));
  const type = text['product_type'] ?? '';
  const phrases = SUGGESTED.flatMap((field) => (lookUp(text, field) ?? '').split(/[,;|]/)).flatMap(
    (part) => part.trim() || [],
  );
  const codes = [sku, text['article'] ?? '', ...variants.map((variant) => variant.sku)].map(compactCode);
  return {
    id,
    sku,
    codes: codes.filter((code) => code !== ''),
    typeKeys: type.split(PARTS).map((part) => nameKey(part, lexicon)),
    nameKey: nameKey(text['name'] ?? '', lexicon),
    phrases: [...new Set(phrases)],
    phraseWords: [
      ...new Set(phrases.flatMap((phrase) => [foldText(phrase), ...foldText(phrase).split(/[^\p{L}\p{N}]+/u)])),
    ],
    t: { ...t, variant: [...new Set(variantWords.flat())].join(' ') },
    w: [...written].join(' '),
    said: [...said].join(' '),
    n: fields(numbers),
    open: inStock,
    ...unitsOf(document, variantWords, attributes),
  };
}

function unitsOf(
  { sku, variants, inStock, numbers }: IndexDocument,
  words: readonly (readonly string[])[],
  attributes: IndexDocument['attributes'],
): object {
  const own = { sku, attributes: {}, inStock, price: numbers['final_price'] };
  const units = (variants.length > 0 ? variants : [own]).map((unit, at) => ({
    ...(variants.length > 0 && { variant: unit.sku }),
    sku: unit.sku,
    code: compactCode(unit.sku),
    ...(unit.price !== undefined && { price: unit.price }),
    own: unit.inStock,
    stock: unit.inStock && inStock,
    w: words[at] ?? [],
    a: fields({ ...attributes, ...unit.attributes }),
  }));
  const all = new Map<string, Set<string>>();
  for (const { a } of units)
    for (const [name, values] of Object.entries(a)) {
      const known = all.get(name) ?? new Set();
      for (const value of values) known.add(value);
      all.set(name, known);
    }
  return {
    u: units,
    all: Object.fromEntries([...all].map(([name, values]) => [name, [...values]])),
    ...shown(units),
  };
}

function shown(units: readonly { readonly stock: boolean; readonly price?: number | undefined }[]): object {
  const priced = units.filter(({ price }) => price !== undefined);
  const buyable = priced.filter(({ stock }) => stock);
  const prices = (buyable.length > 0 ? buyable : priced).map(({ price = 0 }) => price);
  return prices.length === 0 ? {} : { shown: Math.min(...prices) };
}

export function fields<Value>(named: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [fieldOf(name), value]));
}

/** Must stay consistent with {@link sourceOf}. */
export const STOCK_SCRIPT = `
  def source = ctx._source;
  for (def change : params.changes) {
    if (source.sku == change.sku && change.numbers != null) source.n.putAll(change.numbers);
    if (source.sku == change.sku && source.u[0].variant != null) {
      if (change.inStock != null) source.open = change.inStock;
      continue;
    }
    for (def unit : source.u) {
      if (unit.sku != change.sku) continue;
      if (change.inStock != null) { unit.own = change.inStock; if (unit.variant == null) source.open = change.inStock; }
      if (change.price != null) unit.price = change.price;
    }
  }
  def best = null; def any = null;
  for (def unit : source.u) {
    unit.stock = unit.own && source.open;
    if (unit.price == null) continue;
    if (any == null || unit.price < any) any = unit.price;
    if (unit.stock && (best == null || unit.price < best)) best = unit.price;
  }
  if (any != null) source.shown = best == null ? any : best;
`;
