import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexName, SearchEngine } from '../../../adapters/platform/ports/catalogue/search';
import { FIXTURE_SHOPS } from '../../adapters/search/local/labelled-fixture';
import { mean, ndcg } from '../../bench/search-quality/score';
import { fixtureCatalogue } from '../../../testing/search/fixture-catalogue';
import { made } from '../../../testing/search/make-index';

export function textSuite(name: string, open: () => Promise<SearchEngine>): void {
  describe(`${name} text search`, () => {
    let engine: SearchEngine;
    const indexes = new Map<string, IndexName>();
    beforeAll(async () => {
      engine = await open();
      for (const { language, documents } of FIXTURE_SHOPS)
        indexes.set(language, await made(engine, documents, language));
    });
    afterAll(() => engine.close());
    const indexOf = (language: string): IndexName => {
      const index = indexes.get(language);
      if (index === undefined) throw new Error(`no index of ${language}`);
      return index;
    };

    it.each(FIXTURE_SHOPS)(
      'ranks relevant results first in $language: NDCG@10 of 0.90',
      async ({ language, documents, queries }) => {
        const scores: number[] = [];
        for (const [text, right] of queries) {
          const grade = (sku: string | undefined) => (sku !== undefined && right.includes(sku) ? 3 : 0);
          const { hits } = await engine.search(indexOf(language), { text, size: 10 });
          const skus = hits.map(({ id }) => documents.find((document) => document.id === id)?.sku);
          scores.push(
            ndcg(
              skus.map(grade),
              documents.map(({ sku }) => grade(sku)),
            ),
          );
        }
        expect(mean(scores)).toBeGreaterThanOrEqual(0.9);
      },
    );

    it.each(['Molico', 'tomatillo', 'quantum', 'zzz', 'xbox', 'fridge', 'banana'])(
      'finds nothing for "%s" instead of similar products',
      async (text) => {
        expect((await engine.search(indexOf('en'), { text })).total).toBe(0);
      },
    );

    it('ranks available products above equally relevant sold-out ones', async () => {
      const documents = fixtureCatalogue().filter(({ text }) => /jacket/i.test(text['name'] ?? ''));
      const [first] = (await engine.search(indexOf('en'), { text: 'jacket' })).hits;
      const sold = documents.map((document) =>
        document.id === first?.id ? { ...document, inStock: false } : document,
      );
      const { hits } = await engine.search(await made(engine, sold), { text: 'jacket' });
      expect(hits.map(({ id }) => id).at(-1)).toBe(first?.id);
      const code = documents.find(({ id }) => id === first?.id)?.sku ?? '';
      expect((await engine.search(await made(engine, sold), { text: code })).hits[0]?.id).toBe(first?.id);
    });

    it('matches a word with two swapped letters', async () => {
      const { suggestion } = await engine.search(indexOf('en'), { text: 'denmi jacket' });
      expect(suggestion).toBe('denim jacket');
    });

    it('reports that a typing error was corrected', async () => {
      expect(await engine.search(indexOf('en'), { text: 'leathr belt' })).toMatchObject({ fuzzy: true });
      expect(await engine.search(indexOf('en'), { text: 'leather belt' })).toMatchObject({ fuzzy: false });
    });

    it('finds a code in any spelling, and shows its variant', async () => {
      for (const text of ['MF-083-M-Brown', 'mf-083-m-brown']) {
        const [hit] = (await engine.search(indexOf('en'), { text })).hits;
        expect(hit?.variantSku).toBe('MF-083-M-Brown');
      }
    });

    it('shows the matching variant: a black one for a search for black', async () => {
      const [hit] = (await engine.search(indexOf('en'), { text: 'black chelsea boots' })).hits;
      expect(hit?.variantSku).toMatch(/^MF-083-.-Black$/);
    });

    it.each(FIXTURE_SHOPS)(
      'suggests terms in $language that find as many products as stated',
      async ({ language, documents }) => {
        let seen = 0;
        for (const type of new Set(documents.map(({ text }) => text['product_type'] ?? ''))) {
          const suggestions = await engine.suggest(indexOf(language), type.slice(0, type.length > 3 ? 3 : 1).trim(), 5);
          for (const { text, count } of suggestions) {
            expect(count).toBeGreaterThan(0);
            expect({ text, total: (await engine.search(indexOf(language), { text })).total }).toEqual({
              text,
              total: count,
            });
            seen += 1;
          }
        }
        expect(seen).toBeGreaterThan(2);
      },
    );

    it('suggests terms within the filters of the list', async () => {
      const filters = [{ attribute: 'gender', value: { eq: 'women' } }];
      const [jackets] = await engine.suggest(indexOf('en'), 'jack', 5, { filters });
      expect(jackets).toBeDefined();
      const { total } = await engine.search(indexOf('en'), { text: jackets?.text, filters });
      expect(jackets?.count).toBe(total);
      expect(await engine.suggest(indexOf('en'), 'qqqq', 5)).toEqual([]);
    });
  });
}
