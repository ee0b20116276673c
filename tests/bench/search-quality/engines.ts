import Libsql from 'libsql';
import MiniSearch from 'minisearch';
import { buildIndex } from '../../../adapters/search/local';
import type { IndexDocument } from '../../../adapters/search/local';
import type { Corpus } from './corpora';

export type Search = (text: string) => readonly number[];

export interface Engine {
  readonly name: string;
  open(corpus: Corpus): Search;
}

const FOUND = 10;

const BOOSTS = {
  name: 6,
  sku: 8,
  category: 1,
  description: 2,
  collection_name: 1,
  brand_name: 1,
  product_type: 1,
  features: 1,
  variant: 1,
} as const;
type Field = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as Field[]; // sound: the keys of the constant above

export const OURS: Engine = {
  name: 'vitrine',
  open({ documents, language }) {
    const index = buildIndex(documents, { language });
    return (text) => index.search({ text, size: FOUND }).hits.map(({ id }) => id);
  },
};

/** MiniSearch: prefixes, 20 % fuzziness, folded accents; Chinese as bigrams. */
export function miniSearch(combineWith: 'OR' | 'AND then OR'): Engine {
  return {
    name: `MiniSearch (${combineWith})`,
    open({ documents, language }) {
      const index = new MiniSearch<Record<Field, string> & { id: number }>({
        fields: FIELDS,
        processTerm: (term) => withoutAccents(term),
        searchOptions: { boost: BOOSTS, prefix: true, fuzzy: 0.2, combineWith: 'OR' },
        ...(language === 'zh' && { tokenize: (text: string) => inPairs(text).split(/[\s\p{P}]+/u) }),
      });
      index.addAll(documents.map((document) => ({ id: document.id, ...textOf(document) })));
      const ask = (text: string, how: 'AND' | 'OR') => index.search(text, { combineWith: how });
      return (text) => {
        const strict = combineWith === 'OR' ? [] : ask(text, 'AND');
        const found = strict.length > 0 ? strict : ask(text, 'OR');
        return found.slice(0, FOUND).map(({ id }) => Number(id));
      };
    },
  };
}

/** SQLite FTS5: bm25 with the same weights, prefixes, folded accents, English stemming. */
export function fts5(combineWith: 'OR' | 'AND then OR'): Engine {
  return {
    name: `SQLite FTS5 (${combineWith})`,
    open({ documents, language }) {
      const database = new Libsql(':memory:');
      const folding = 'unicode61 remove_diacritics 2';
      const tokenizer = language === 'en' ? `porter ${folding}` : folding;
      database.exec(
        `CREATE VIRTUAL TABLE product USING fts5(${FIELDS.join(', ')}, tokenize = "${tokenizer}", prefix = '2 3')`,
      );
      const prepared = (text: string) => (language === 'zh' ? inPairs(text) : text);
      const insert = database.prepare(
        `INSERT INTO product (rowid, ${FIELDS.join(', ')}) VALUES (?, ${FIELDS.map(() => '?').join(', ')})`,
      );
      database.exec('BEGIN');
      for (const document of documents) {
        const text = textOf(document);
        insert.run(document.id, ...FIELDS.map((field) => prepared(text[field])));
      }
      database.exec('COMMIT');
      const select = database.prepare(
        `SELECT rowid AS id FROM product WHERE product MATCH ? ORDER BY bm25(product, ${Object.values(BOOSTS).join(', ')}) LIMIT ${FOUND}`,
      );
      const ask = (words: readonly string[], how: 'AND' | 'OR') =>
        words.length === 0 ? [] : select.all(words.map((word) => `"${word}"*`).join(` ${how} `));
      return (text) => {
        const words = prepared(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
        const strict = combineWith === 'OR' ? [] : ask(words, 'AND');
        const rows = strict.length > 0 ? strict : ask(words, 'OR');
        return rows.map((row: unknown) => (row as { id: number }).id); // sound: the statement selects it
      };
    },
  };
}

function textOf(document: IndexDocument): Record<Field, string> {
  const { text, sku, variants } = document;
  return {
    sku,
    name: text['name'] ?? '',
    category: text['category.name'] ?? '',
    description: text['description'] ?? '',
    collection_name: text['collection_name'] ?? '',
    brand_name: text['brand_name'] ?? '',
    product_type: text['product_type'] ?? '',
    features: text['features'] ?? '',
    // Deduplicated like our index: forty variants are not forty mentions.
    variant: [...new Set(variants.flatMap((variant) => [variant.sku, ...(variant.text ?? '').split(' ')]))].join(' '),
  };
}

function withoutAccents(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!и)\u0306|(?!\u0306)\p{M}/gu, '')
    .normalize('NFC');
}

/** Neither engine can segment Chinese. */
function inPairs(text: string): string {
  return text.replace(/\p{Script=Han}+/gu, (run) => {
    const letters = Array.from(run);
    const pairs = letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
    return ` ${(pairs.length > 0 ? pairs : letters).join(' ')} `;
  });
}
