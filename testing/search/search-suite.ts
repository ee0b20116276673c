import type { SearchEngine } from '../../adapters/platform/ports/catalogue/search';
import type { SuiteApi } from '../api/suite-api';
import { changeCases, numberCases } from './change-cases';
import { lifeCases } from './life-cases';
import { listCases } from './list-cases';
import { NaiveSearch } from './naive-search';
import type { SearchContext } from './search-context';

/**
 * Contract tests of the port `SearchEngine`: lists, filters, pages, counts and updates. Text relevance is not tested.
 * @param make opens the engine, closed after the suite
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
  api.describe('index life cycle', () => lifeCases(api, context));
}
