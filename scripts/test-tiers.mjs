/**
 * Files of `npm test` (short), `npm run test:all` (all) and `npm run test:long` (long). `rest` is `all` without
 * `short`. Without a tier any file can run.
 *
 * @typedef {'short' | 'all' | 'long' | 'rest'} Tier
 *
 * @typedef {object} Project
 * @property {readonly string[]} files globs of all its test files
 * @property {boolean} [isBuilt] its tests run against `dist`
 * @property {readonly string[]} [short] files in `npm test`; default all
 * @property {readonly string[]} [later] files left to `test:all`; `'*'` is every file
 * @property {readonly string[]} [long] files only in `test:long`
 */

/** @type {Readonly<Record<string, Project>>} */
export const PROJECTS = {
  core: { files: ['tests/core/**/*.test.ts'] },
  journeys: { files: ['tests/journeys/**/*.test.ts'] },
  contract: {
    files: ['tests/contract/**/*.test.ts'],
    // Servers of their own: PostgreSQL, OpenSearch, an S3 store. Upgrades start from filled databases.
    later: [
      'tests/contract/database/{database-postgres,lost-connections,two-deliverers,upgrade,upgrade-postgres}.test.ts',
      'tests/contract/database/copy/copy-shop.test.ts',
      'tests/contract/files/files.test.ts',
      'tests/contract/search/opensearch.test.ts',
    ],
  },
  adapters: {
    files: ['tests/adapters/**/*.test.ts'],
    // Each of these takes between five and 25 seconds of a processor, or opens dozens of shops on PostgreSQL.
    later: [
      'tests/adapters/demo/drawings/draw-garment.test.ts',
      'tests/adapters/demo/{season,seed-demo,words-and-pictures}.test.ts',
      'tests/adapters/export/round-trip.test.ts',
      'tests/adapters/platform/catalogue/goods/attribute-records.test.ts',
      'tests/adapters/platform/catalogue/search/{british-words,facet-truth,shop-words,suggest}.test.ts',
      'tests/adapters/platform/database/full-disk.test.ts',
      'tests/adapters/platform/foundation/http/cross-origin.test.ts',
      'tests/adapters/platform/kill/kill.test.ts',
      'tests/adapters/platform/prices/same-figure.test.ts',
      'tests/adapters/platform/selling/gift-cards/money-histories.test.ts',
      'tests/adapters/platform/selling/quotes/vat-numbers.test.ts',
      'tests/adapters/platform/orders/exchanges/exchange-{histories,orders}.test.ts',
      'tests/adapters/platform/staff/office/{books-histories,cost-and-margin}.test.ts',
      'tests/adapters/search/local/facet-truth.test.ts',
    ],
    long: ['tests/adapters/platform/kill/crash-under-load.test.ts'],
  },
  ui: {
    files: ['tests/ui/**/*.test.{ts,tsx}'],
    later: [
      'tests/ui/computed-style.test.ts',
      'tests/ui/entry/{hostile-content,index-being-made,languages}.test.ts',
      'tests/ui/routes/page-matrix.test.tsx',
      'tests/ui/stories.test.tsx',
    ],
  },
  cli: {
    files: ['tests/cli/**/*.test.ts'],
    isBuilt: true,
    // Each of these starts the command line or a server many times.
    later: [
      'tests/cli/{admin-backup,admin-stuck,dev,profiles,reviews,shapes,shop-config,telemetry}.test.ts',
      'tests/cli/order/place-many.test.ts',
      'tests/cli/serve/{crawl,drain,forwarded-faults,messages,production,seen}.test.ts',
      'tests/cli/serve/site/product-feed.test.ts',
      'tests/cli/several/*.test.ts',
    ],
    long: ['tests/cli/faults/*.test.ts', 'tests/cli/import-killed.test.ts'],
  },
  package: {
    files: ['tests/package/*.test.ts'],
    isBuilt: true,
    later: ['tests/package/{create,docs-examples,docs-react,docs-shell,docs-site,supply}.test.ts'],
  },
  install: {
    files: ['tests/package/install/*.test.ts'],
    isBuilt: true,
    later: ['*'],
    long: ['tests/package/install/examples.test.ts'],
  },
  simulation: { files: ['tests/simulation/**/*.test.ts'], isBuilt: true, later: ['*'] },
  bench: { files: ['tests/bench/*.test.ts'], isBuilt: true, later: ['*'] },
  browser: {
    files: ['tests/browser/**/*.test.ts'],
    isBuilt: true,
    short: ['guest-journey', 'account', 'blogger-journey', 'manage-orders'].map(
      (name) => `tests/browser/${name}.test.ts`,
    ),
    long: ['tests/browser/long/*.test.ts'],
  },
};

/**
 * Returns a project's files in a tier.
 *
 * @param {string} name of the project
 * @param {Tier | undefined} tier
 * @returns {{ include: string[], exclude: string[] }} globs; empty if the tier has none
 */
export function filesOf(name, tier) {
  const { files, short, later = [], long = [] } = PROJECTS[name];
  const left = later.includes('*') ? files : later;
  switch (tier) {
    case 'short':
      return left === files
        ? { include: [], exclude: [] }
        : { include: [...(short ?? files)], exclude: [...left, ...long] };
    case 'rest':
      return short === undefined
        ? { include: [...left], exclude: [...long] }
        : { include: [...files], exclude: [...short, ...long] };
    case 'all':
      return { include: [...files], exclude: [...long] };
    default:
      return { include: [...files], exclude: [] };
  }
}

/**
 * Returns the projects with files in a tier.
 *
 * @param {Tier} tier
 * @param {boolean} isBuilt those that run against `dist`, or the others
 */
export function projectsOf(tier, isBuilt) {
  return Object.entries(PROJECTS).flatMap(([name, project]) =>
    (project.isBuilt ?? false) === isBuilt && filesOf(name, tier).include.length > 0 ? [name] : [],
  );
}
