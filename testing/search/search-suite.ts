import type { SearchEngine } from '../../adapters/platform/ports/search';
import type { SuiteApi } from '../api/suite-api';
import { changeCases, numberCases } from './change-cases';
import { lifeCases } from './life-cases';
import { listCases } from './list-cases';
import { NaiveSearch } from './naive-search';
import type { SearchContext } from './search-context';

/**
 * What every search engine must do (the port `SearchEngine`): list, filter, sort, page and count as a plain reading of the documents does; take
 * changes, or ask to be rebuilt; search the old index until a new one is whole. How well it reads text is not asked.
 * @param make opens the engine; it is closed when the suite is over. Indexes that a test makes have names of their own.
 */
export function searchSuite(api: SuiteApi, make: () => Promise<SearchEngine>): void {
  let engine: SearchEngine | undefined;
  const naive = new NaiveSearch();
  api.beforeAll(async () => {
    engine = await make();
  });
  api.afterAll(() => engine?.close());
  const context = (): SearchContext => {
    if (engine === undefined) throw new Error('The search engine was not opened');
    return { engine, naive };
  };
  api.describe('lists', () => listCases(api, context));
  api.describe('changes', () => {
    changeCases(api, context);
    numberCases(api, context);
  });
  api.describe('the life of an index', () => lifeCases(api, context));
}
