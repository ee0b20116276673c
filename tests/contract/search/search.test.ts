import * as vitest from 'vitest';
import { createLocalSearch } from '../../../adapters/search';
import type { SearchEngine } from '../../../adapters/platform/ports/catalogue/search';
import { searchSuite } from '../../../testing';
import { NaiveSearch } from '../../../testing/search/naive-search';
import { textSuite } from './text-suite';
import { truthSuite } from './truth-suite';

function local(): Promise<SearchEngine> {
  const onBroken = (error: unknown) => {
    throw error;
  };
  return Promise.resolve(createLocalSearch({ uuid: () => 'draft', onBroken }));
}

vitest.describe('naive search', () => searchSuite(vitest, () => Promise.resolve(new NaiveSearch())));
vitest.describe('local search', () => searchSuite(vitest, local));
truthSuite('local', { open: local, catalogues: 30, queries: 10 });
textSuite('local', local);
