import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { createOpenSearch } from '../../../adapters/search';
import type { SearchEngine } from '../../../adapters/platform/ports/search';
import { searchSuite } from './search-suite';
import { textSuite } from './text-suite';

const url = process.env['OPENSEARCH_URL'];

function remote(address: string): Promise<SearchEngine> {
  return Promise.resolve(createOpenSearch({ url: address, prefix: 'vitrine-test', uuid: randomUUID }));
}

if (url === undefined) {
  describe('OpenSearch', () => {
    it.skip('is not run: OPENSEARCH_URL names no server (npm run test:services starts one)', () => undefined);
  });
} else {
  searchSuite('OpenSearch', { open: () => remote(url), catalogues: 6, queries: 25 });
  textSuite('OpenSearch', () => remote(url));
}
