export { createLocalSearch } from './local/local-search';
export { createOpenSearch } from './opensearch/opensearch-search';
export { readServerVersion } from './opensearch/server-version';
