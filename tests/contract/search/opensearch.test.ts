import { randomUUID } from 'node:crypto';
import * as vitest from 'vitest';
import { createOpenSearch } from '../../../adapters/search';
import type { SearchEngine } from '../../../adapters/platform/ports/catalogue/search';
import { searchSuite } from '../../../testing';
import { textSuite } from './text-suite';
import { truthSuite } from './truth-suite';

const url = process.env['OPENSEARCH_URL'];
const { describe, it } = vitest;

function remote(address: string): Promise<SearchEngine> {
  return Promise.resolve(createOpenSearch({ url: address, prefix: 'vitrine-test', uuid: randomUUID }));
}

if (url === undefined) {
  describe('OpenSearch', () => {
    it.skip('is not run: OPENSEARCH_URL names no server (npm run test:services starts one)', () => undefined);
  });
} else {
  describe('OpenSearch search', () => searchSuite(vitest, () => remote(url)));
  truthSuite('OpenSearch', { open: () => remote(url), catalogues: 6, queries: 25 });
  textSuite('OpenSearch', () => remote(url));
}
