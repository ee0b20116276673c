import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../../../adapters/platform/ports/catalogue/search';
import { withoutVariants } from '../../../testing/search/facts';
import { made } from '../../../testing/search/make-index';
import { NaiveSearch } from '../../../testing/search/naive-search';
import { asked, catalogue, query } from '../../adapters/search/local/arbitrary-catalogue';

export interface TruthSubject {
  readonly open: () => Promise<SearchEngine>;
  readonly catalogues: number;
  readonly queries: number;
}

export function truthSuite(name: string, { open, catalogues, queries }: TruthSubject): void {
  describe(`${name} search of generated catalogues`, () => {
    let engine: SearchEngine;
    const naive = new NaiveSearch();
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    it('lists and counts the same as a plain scan of the documents', async () => {
      for (const documents of fc.sample(catalogue, { numRuns: catalogues, seed: 5 })) {
        const [index, plain] = [await made(engine, documents), await made(naive, documents)];
        for (const base of fc.sample(query, { numRuns: queries, seed: documents.length })) {
          const [result, right] = [await engine.search(index, asked(base)), await naive.search(plain, asked(base))];
          expect({ base, ...withoutVariants(result) }).toEqual({ base, ...withoutVariants(right) });
        }
      }
    });
  });
}
