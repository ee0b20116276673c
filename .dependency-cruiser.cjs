/**
 * Who may know whom. A wrong import fails CI: direction is a matter of the build, not of good will.
 * Folders that do not exist yet break nothing. Every rule has a planted violation in tests/package/boundaries.test.ts.
 */

/** The adapters behind one port each; adapters/platform is a room of its own. */
const PORT_ADAPTERS = '^adapters/(http|storage|clock|network|tabs|telemetry|ids)/';

/** Adapters that need Node. */
const NODE_ONLY = '^adapters/(http/undici|storage/(file|file-name))\\.ts$';

/** Adapters that need a browser. */
const BROWSER_ONLY =
  '^adapters/(browser\\.ts$|(http/fetch|storage/indexed-db|network/browser|tabs/broadcast-channel)\\.ts$)';

/** The one file of vitrine/testing that needs Node. */
const SUITE_SERVER = '^testing/http/suite-socket\\.ts$';

/** A package wherever it is installed. */
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/** What the builds bundle in, so that it is not installed with the package; tests/package/install checks that nothing shipped asks for it. */
const BUNDLED = [
  'reflect-metadata',
  'tsyringe',
  'react-dom',
  'react-hook-form',
  'wouter',
  'photoswipe',
  'prosemirror-.*',
  'clsx',
  '@fontsource-variable/.*',
  '@react-email/.*',
  '@simplewebauthn/browser',
  'commander',
  'validate-npm-package-name',
  'csv-parse',
  'libphonenumber-js',
  'lean-qr',
  'semver',
  'workbox-.*',
];

/** Layers of the platform's modules, from the bottom. A module imports lower layers only, through their index.ts. */
const PLATFORM_LAYERS = [
  ['ports'],
  ['foundation'],
  ['messages'],
  ['content'],
  ['catalogue'],
  ['people', 'selling', 'starter'],
  ['orders'],
  ['bloggers'],
  ['staff'],
  ['app'],
];

const platformLayerRules = PLATFORM_LAYERS.flatMap((layer, level) =>
  layer.map((module) => ({
    name: `platform-${module}-imports-lower-layers`,
    comment: `Modules of the platform import in one direction, so that each can be read and tested with only what lies below it.`,
    severity: 'error',
    from: { path: `^adapters/platform/${module}/` },
    to: {
      path: '^adapters/platform/.+/',
      pathNot: `^adapters/platform/(${[module, ...PLATFORM_LAYERS.slice(0, level).flat()].join('|')})/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one file, or lack a third. Cycles of types alone count too: they become real ones with the next edit.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment:
        'Two folders that need each other are one room with a wall in it: neither can be read, tested or exchanged alone. What both need goes into a third one below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'What cannot be found here will not be found by a user either.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-knows-only-its-libraries',
      comment:
        'Core holds the rules of the shop and runs anywhere: it imports itself and rxjs, zod, tsyringe, reflect-metadata, js-sha3, stdnum. No adapter, no React, no DOM library, nothing of Node. What it needs of the world comes through a port.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', packages('rxjs', 'zod', 'tsyringe', 'reflect-metadata', 'js-sha3', 'stdnum')] },
    },
    {
      name: 'core-areas-meet-at-their-entries',
      comment:
        'One area of core reaches another through its index.ts, or through the file that declares it (core/cart/cart.ts: interface and token, no code of its service, so that areas can name each other without a cycle). kernel, ports and contract are common ground. The files directly in core put the areas together and may reach into them.',
      severity: 'error',
      from: { path: '^core/([^/]+)/' },
      to: {
        path: '^core/[^/]+/',
        pathNot: [
          '^core/$1/',
          '^core/(kernel|ports|contract)/',
          '^core/(?<area>[^/]+)/(index|\\k<area>|\\k<area>-area)\\.ts$',
        ],
      },
    },
    {
      name: 'core-common-ground-knows-no-area',
      comment:
        'kernel, ports and contract lie below every area, so they know none (nor the container). Only so may everyone import them freely.',
      severity: 'error',
      from: { path: '^core/(kernel|ports|contract)/' },
      to: { path: '^core/', pathNot: '^core/(kernel|ports|contract)/' },
    },
    {
      name: 'core-areas-do-not-reach-up',
      comment:
        'The façade and its composition know the areas; an area that knew them would hold the whole shop in its hand.',
      severity: 'error',
      from: { path: '^core/[^/]+/' },
      to: { path: '^core/[^/]+\\.ts$' },
    },
    {
      name: 'adapters-know-only-ports',
      comment:
        'An adapter translates between one port and one technology. Of core it sees the ports, the contract and the kernel (ShopError, money), never an area and its rules.',
      severity: 'error',
      from: { path: PORT_ADAPTERS },
      to: { path: '^core/', pathNot: '^core/(ports|contract|kernel)/' },
    },
    {
      name: 'adapters-do-not-know-each-other',
      comment:
        'Adapters are exchanged one by one; an adapter that used another could not be. Files of one port share what is theirs. The entries adapters/browser.ts and adapters/node.ts list them all and stand outside.',
      severity: 'error',
      from: { path: '^adapters/(http|storage|clock|network|tabs|telemetry|ids)/' },
      // Whole files are replaced in one way, wherever they lie.
      to: { path: '^adapters/', pathNot: ['^adapters/$1/', '^adapters/files/atomic-file\\.ts$'] },
    },
    {
      name: 'adapters-have-one-technology',
      comment:
        'The libraries that adapters may use at all: rxjs, because ports speak it, and one each for the two that need one.',
      severity: 'error',
      from: { path: PORT_ADAPTERS },
      to: {
        dependencyTypesNot: ['local', 'core'],
        pathNot: ['^(core|adapters|ui|cli)/', packages('rxjs', 'idb', 'undici', 'undici-types')],
      },
    },
    {
      name: 'idb-only-in-indexed-db',
      comment: 'idb is the technology of one adapter; nothing else touches IndexedDB.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|cli)/', pathNot: '^adapters/storage/indexed-db\\.ts$' },
      to: { path: packages('idb') },
    },
    {
      name: 'undici-only-in-undici',
      comment:
        'undici is the technology of one adapter; it takes 80 ms to load, which no other command should pay for.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|cli)/', pathNot: '^adapters/http/undici\\.ts$' },
      to: { path: packages('undici') },
    },
    {
      name: 'node-only-in-node-adapters',
      comment:
        'Node itself is the technology of the file storage. Every other port adapter must run in a browser, or in both.',
      severity: 'error',
      from: { path: PORT_ADAPTERS, pathNot: NODE_ONLY },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'adapters-know-no-front-end',
      comment:
        'Dependencies point inwards: adapters, the platform among them, know neither the storefront nor the command line.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui|cli)/' },
    },
    {
      name: 'browser-entry-stays-in-the-browser',
      comment: 'What vitrine/browser leads to, however far, must run in a browser.',
      severity: 'error',
      from: { path: '^adapters/browser\\.ts$' },
      to: { path: [NODE_ONLY, '^adapters/(node\\.ts$|platform/)'], reachable: true },
    },
    ...platformLayerRules,
    {
      name: 'platform-modules-meet-at-their-entries',
      comment:
        'A module of the platform imports another through its index.ts, so that files inside a module can move and change without the others. Ports are common ground.',
      severity: 'error',
      from: { path: '^adapters/platform/([^/]+)/' },
      to: {
        path: '^adapters/platform/[^/]+/',
        pathNot: ['^adapters/platform/($1|ports)/', '^adapters/platform/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-services',
      comment:
        'The platform shares with the client what both must agree on: contract, ports, kernel and pure rules (pricing, totals). It does not import the client’s services, container, gateway or façade.',
      severity: 'error',
      from: { path: '^adapters/platform/' },
      to: { path: ['^core/[^/]+\\.ts$', '^core/(di|sync|cache|notices)/', '^core/.*-service\\.ts$'] },
    },
    {
      name: 'platform-reaches-no-services',
      comment:
        'Nor may it load a service through the entry of an area: a rule that cannot be had without the service is to be imported from its own file.',
      severity: 'error',
      from: { path: '^adapters/platform/' },
      to: { path: '^core/.*-service\\.ts$', reachable: true },
    },
    {
      name: 'platform-knows-no-browser',
      comment: 'The back end has no use for browser adapters.',
      severity: 'error',
      from: { path: '^adapters/platform/' },
      to: { path: BROWSER_ONLY },
    },
    {
      name: 'search-knows-no-platform',
      comment:
        'A search engine is exchanged as a whole: it sees documents and queries, and of core the contract and the kernel. What the shop lists and how a query is read is the platform’s business.',
      severity: 'error',
      from: { path: '^adapters/search/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: ['^adapters/search/', '^adapters/platform/ports/', '^core/(contract|kernel)/'],
      },
    },
    {
      name: 'platform-knows-no-search-engine',
      comment:
        'The platform asks a search engine through ports/search alone, so that another one can be hung behind it. The entry adapters/platform/index.ts is the composition root of vitrine/platform: who names no engine gets the local one there.',
      severity: 'error',
      from: { path: '^adapters/platform/', pathNot: '^adapters/platform/index\\.ts$' },
      to: { path: '^adapters/search/' },
    },
    {
      name: 'areas-know-no-technology',
      comment:
        'An area of the platform holds rules and asks ports. The web framework, files and sockets belong to its edge (app, http) and to the adapters, or a rule could not be tested or moved without them.',
      severity: 'error',
      from: { path: '^adapters/platform/[^/]+/', pathNot: '^adapters/platform/(app|foundation/http)/' },
      to: { path: [packages('hono', 'undici'), '^(node:)?(fs|http|https|net|tls|child_process|worker_threads)(/|$)'] },
    },
    {
      name: 'platform-knows-no-database',
      comment:
        'The platform keeps its data through ports/database alone: no SQL, no driver. The entry adapters/platform/index.ts is the composition root of vitrine/platform: who names no database gets one SQLite file there.',
      severity: 'error',
      from: { path: '^adapters/platform/', pathNot: '^adapters/platform/index\\.ts$' },
      to: { path: ['^adapters/database/', packages('libsql', 'pg')] },
    },
    {
      name: 'database-knows-ports-alone',
      comment:
        'A database keeps what the ports name and promises what they promise. It knows no service, no rule and no route, or the rules would come to depend on where data are kept.',
      severity: 'error',
      from: { path: '^adapters/database/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: ['^adapters/database/', '^adapters/platform/ports/', '^core/(contract|kernel|ports)/'],
      },
    },
    {
      name: 'payments-know-ports-alone',
      comment:
        'A payment provider moves money, in the decimals of its currency, and says what became of it. What an order is and when it counts as paid is the platform’s business.',
      severity: 'error',
      from: { path: '^adapters/payments/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: ['^adapters/payments/', '^adapters/platform/ports/', '^core/kernel/currency\\.ts$'],
      },
    },
    {
      name: 'carriers-know-ports-alone',
      comment:
        'A carrier, a tax calculator, a subscriber or a sender of messages answers what a port asks, and is exchanged like any other adapter: it knows neither the services of the shop nor where carts are kept.',
      severity: 'error',
      from: { path: '^adapters/(carriers|events|messages|scan|tax|signed-post)/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: [
          '^adapters/(carriers|events|messages|scan|tax|signed-post)/',
          '^adapters/platform/ports/',
          '^core/(contract|kernel|ports)/',
          '^core/pricing/tax(-days)?\\.ts$',
        ],
      },
    },
    {
      name: 'images-know-no-platform',
      comment: 'Pictures are made of files and sizes; whose picture it is does not matter.',
      severity: 'error',
      from: { path: '^adapters/images/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: [
          '^adapters/images/',
          '^adapters/platform/ports/',
          // What a missing file looks like is the same for whoever asks the disk.
          '^adapters/files/(find-file|atomic-file)\\.ts$',
          '^core/(contract|kernel|media)/',
        ],
      },
    },
    {
      name: 'platform-knows-no-file-store',
      comment:
        'Where photographs lie is chosen where the shop is put together: the platform asks for a file by its key through ports/files. The entry adapters/platform/index.ts is the composition root of vitrine/platform: who names no store gets the data folder or the database there.',
      severity: 'error',
      from: { path: '^adapters/platform/', pathNot: '^adapters/platform/index\\.ts$' },
      to: { path: ['^adapters/files/', packages('@aws-sdk/.*')] },
    },
    {
      name: 'file-stores-know-ports-alone',
      comment:
        'A file store is exchanged as a whole: it sees keys and bytes, and where it keeps them in the shop’s database the port of that. Whose photograph it is does not matter.',
      severity: 'error',
      from: { path: '^adapters/files/' },
      to: { path: ['^adapters/', '^core/'], pathNot: ['^adapters/files/', '^adapters/platform/ports/'] },
    },
    {
      name: 'platform-knows-no-workshop',
      comment:
        'The back end runs a shop, whoever made its goods and its pictures. The demo, the rendering of pictures and imports reach it through ports and writers, so that it can do without each of them.',
      severity: 'error',
      from: { path: '^adapters/platform/' },
      to: { path: '^adapters/(demo|images|import)/' },
    },
    {
      name: 'demo-only-in-composition-roots',
      comment:
        'The demo is one shop among many, and a merchant’s shop has none of it: whoever else imported it could not be built once its folder is deleted. Tests and Storybook stand outside.',
      severity: 'error',
      from: {
        path: '^(core|adapters|ui|cli)/',
        pathNot: ['^adapters/demo/', '^cli/composition/composition-root\\.ts$'],
      },
      to: { path: '^adapters/demo/' },
    },
    {
      name: 'demo-knows-writers-alone',
      comment:
        'The demo fills a shop as any import does: through the platform’s writers, its ports and the starter’s words. It knows neither services nor tables, so that these change without it.',
      severity: 'error',
      from: { path: '^adapters/demo/' },
      to: {
        path: ['^adapters/', '^core/'],
        pathNot: ['^adapters/demo/', '^adapters/platform/(ports|starter)/', '^core/(contract|kernel|media)/'],
      },
    },
    {
      name: 'front-ends-use-the-entries-of-core',
      comment:
        'ui and cli translate. They import core through its entries by audience: those of the package, and internal.ts and internal-staff.ts, which the package does not publish.',
      severity: 'error',
      from: { path: '^(ui|cli)/' },
      to: { path: '^core/', pathNot: '^core/(account|blogger|internal|internal-staff|shopper|staff)\\.ts$' },
    },
    {
      name: 'adapters-only-in-composition-roots',
      comment:
        'Which adapters are used is decided in one place of each front end: ui/entry for the browser and the server, cli/composition/composition-root.ts for the command line, with composition-parts.ts for what an option names, composition-imports.ts for files of goods, composition-copy.ts for two shops at once, composition-backup.ts for backups, composition-doctor.ts for a look at an installation and composition-watch.ts for what is seen of a running shop.',
      severity: 'error',
      from: {
        path: '^(ui|cli)/',
        pathNot: '^(ui/entry/|cli/composition/composition-(root|parts|imports|copy|backup|watch|doctor)\\.ts$)',
      },
      to: { path: '^adapters/' },
    },
    {
      name: 'ui-knows-no-cli',
      comment: 'The storefront does not know that there is a command line.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^cli/' },
    },
    {
      name: 'cli-knows-ui-only-to-serve',
      comment: 'One command of the command line, serve, loads the storefront, and through its server entry alone.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^ui/', pathNot: '^ui/entry/server[^/]*\\.tsx?$' },
    },
    {
      name: 'cli-loads-ui-in-serve-alone',
      comment: 'Any other command would start slower for a storefront that it never shows.',
      severity: 'error',
      from: { path: '^cli/', pathNot: ['^cli/.*serve[^/]*\\.ts$', '^cli/composition/composition-root\\.ts$'] },
      to: { path: '^ui/' },
    },
    {
      name: 'ui-runs-in-the-browser',
      comment: 'Components are rendered on the server and in the browser; only the server’s entry may use Node.',
      severity: 'error',
      from: { path: '^ui/', pathNot: '^ui/entry/server' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-knows-ports-alone',
      comment:
        'The suites of vitrine/testing hold other people’s adapters to a port, with the test framework that these have: they know ports and contract, no framework, no technology and no service.',
      severity: 'error',
      from: { path: '^testing/', pathNot: SUITE_SERVER },
      to: { pathNot: ['^testing/', '^adapters/platform/ports/', '^core/(contract|kernel|ports)/'] },
    },
    {
      name: 'suite-server-knows-node-alone',
      comment: 'The suite of HTTP adapters asks a real server, which only Node has. One file holds it.',
      severity: 'error',
      from: { path: SUITE_SERVER },
      to: { dependencyTypesNot: ['core'] },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests, suites and Storybook look at the shop from outside; nothing that the shop needs lies there.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|cli|scripts)/' },
      to: { path: '^(tests|testing|storybook|\\.storybook)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment:
        'What is installed for development only is missing where the package is installed, besides what its builds bundle in.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|cli)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-peer'],
        pathNot: ['/node_modules/@types/|^node_modules/@types/', packages(...BUNDLED)],
      },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that is there by chance, because another brought it, goes when that one does.',
      severity: 'error',
      from: { path: '^(core|adapters|ui|cli|storybook|tests|scripts)/' },
      // A peer that is installed for development too counts as without a package.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|coverage|storybook/static|\\.vitrine)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    /** Types count as well: who knows a type knows whose it is. */
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
