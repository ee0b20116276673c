import { collect } from '../../fixtures/collect';
import { openDemoParts } from '../../fixtures/catalogue-parts';
import { helpPages } from '../../../adapters/platform/catalogue/search/help-pages';
import { indexDocuments } from '../../../adapters/platform/catalogue/search/index-documents';
import { searchProducts } from '../../../adapters/platform/catalogue/search/product-search';
import { understoodSearch } from '../../../adapters/platform/catalogue/search/understood-search';
import { pageRecords } from '../../../adapters/platform/starter/pages';
import { languageOf } from '../../../adapters/platform/foundation/kernel/language';
import { LISTED } from '../../../core/contract/catalogue/listing';
import type { IndexDocument } from '../../../adapters/platform/ports/catalogue/search';
import type { CatalogueParts } from '../../fixtures/catalogue-parts';
import { readShopWords, WORD_SHOPS, type ShopWordQuery, type ShopWordSheet } from './shop-word-judgement';

export interface ShopWordScore {
  readonly shop: string;
  readonly text: string;
  /** Precision at ten, or at the number of right answers if fewer; 0–1. */
  readonly precision: number;
  readonly first: readonly string[];
}

type Parts = CatalogueParts['parts'];
type Store = Parts['settings']['stores'][number];

interface Asking {
  /** Disables query understanding, for comparison. */
  readonly asTyped?: boolean;
  readonly language?: string;
}

export interface ShopWords {
  readonly score: (sheet: ShopWordSheet, way?: Asking) => Promise<readonly ShopWordScore[]>;
  readonly close: () => Promise<void>;
}

export async function openShopWords(): Promise<ShopWords> {
  const opened = await openDemoParts([...WORD_SHOPS]);
  const { parts } = opened;
  const documents = new Map<string, readonly IndexDocument[]>();
  for (const store of parts.settings.stores)
    documents.set(store.storeCode, await collect(indexDocuments(parts.database, parts.reader, store)));
  return {
    close: () => opened.close(),
    score: async (sheet, way = {}) => {
      const scores: ShopWordScore[] = [];
      for (const store of parts.settings.stores) {
        const shop = WORD_SHOPS.find((one) => one === store.storeCode);
        const lines = shop === undefined ? undefined : sheet[shop];
        if (shop === undefined || lines === undefined) continue;
        for (const query of readShopWords(lines))
          scores.push({
            shop,
            text: query.text,
            ...(await answer(query, store, parts, { documents: documents.get(shop) ?? [], ...way })),
          });
      }
      return scores;
    },
  };
}

const DEPTH = 10;

async function answer(
  query: ShopWordQuery,
  store: Store,
  parts: Parts,
  { documents, asTyped = false, language }: Asking & { readonly documents: readonly IndexDocument[] },
): Promise<Pick<ShopWordScore, 'first' | 'precision'>> {
  const { text, help } = query;
  if (help !== undefined) {
    if (asTyped) return { precision: 0, first: [] };
    const pages = pageRecords().flatMap(({ pages: texts }) => texts[languageOf(store)] ?? texts.en);
    const topics = helpPages(text, pages).map(({ topic = '' }) => topic);
    return { precision: Number(topics[0] === help), first: topics };
  }
  const asked = { text, filters: LISTED, ...(language !== undefined && { language }) };
  const search = { store, view: store, query: asked, size: DEPTH, from: 0, sort: [] };
  const ask = asTyped ? searchProducts : understoodSearch;
  if (query.isNothing) {
    const { items, suggestion } = await ask(search, parts);
    const isSaid = items.length === 0 && suggestion === undefined;
    return { precision: Number(isSaid), first: items.slice(0, 4).map(({ name }) => `- ${name}`) };
  }
  const max = Math.min(DEPTH, documents.filter((document) => query.isRight(document)).length);
  if (max === 0) throw new Error(`${store.storeCode}: nothing is right for "${text}"`);
  const { items } = await ask({ ...search, size: max }, parts);
  const found = items.map(({ id }) => documents.find((document) => document.id === id));
  const right = found.map((document) => document !== undefined && query.isRight(document));
  return {
    precision: right.filter(Boolean).length / max,
    first: items.slice(0, 4).map(({ name }, at) => `${right[at] === true ? '+' : '-'} ${name}`),
  };
}
