import { createLocalSearch } from '../../../adapters/search';
import type { SearchEngine } from '../../../adapters/platform/ports/search';
import { NaiveSearch } from './naive-search';
import { searchSuite } from './search-suite';
import { textSuite } from './text-suite';

function local(): Promise<SearchEngine> {
  const onBroken = (error: unknown) => {
    throw error;
  };
  return Promise.resolve(createLocalSearch({ uuid: () => 'draft', onBroken }));
}

searchSuite('naive', { open: () => Promise.resolve(new NaiveSearch()), catalogues: 3, queries: 5 });
searchSuite('local', { open: local, catalogues: 30, queries: 10 });
textSuite('local', local);
