import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inspect, readRules, type House } from './plant-house';

interface Planted {
  readonly rule: string;
  readonly because: string;
  readonly house: House;
  readonly from: string;
  readonly to: string;
  readonly isMutual?: boolean;
}

function edge(rule: string, from: string, module: string, to: string, others: House = {}): Planted {
  const because = `${from} imports ${module}`;
  return { rule, because, house: { ...others, [from]: [module] }, from, to };
}

const entry = { 'core/shopper.ts': [] };
const service = { 'core/cart/cart-service.ts': [] };

const PLATFORM_MODULES = [
  'ports',
  'foundation',
  'messages',
  'content',
  'catalogue',
  'people',
  'selling',
  'starter',
  'orders',
  'bloggers',
  'staff',
  'app',
];

const PLANTED: readonly Planted[] = [
  edge('no-circular', 'core/cart/a.ts', './b', 'core/cart/b.ts', { 'core/cart/b.ts': ['./a'] }),
  edge('no-circular', 'core/cart/a.ts', 'type:./b', 'core/cart/b.ts', { 'core/cart/b.ts': ['type:./a'] }),
  {
    ...edge('no-circular-folders', 'core/cart/a.ts', 'type:../stock/b', 'core/stock/b.ts', {
      'core/stock/b.ts': [],
      'core/stock/c.ts': ['../cart/d'],
      'core/cart/d.ts': [],
    }),
    from: 'core/cart',
    to: 'core/stock',
    isMutual: true,
  },
  edge('no-unresolvable', 'core/cart/a.ts', './gone', './gone'),

  edge('core-knows-only-its-libraries', 'core/cart/a.ts', 'react', 'node_modules/react/index.js'),
  edge('core-knows-only-its-libraries', 'core/cart/a.ts', 'node:fs', 'fs'),
  edge('core-knows-only-its-libraries', 'core/cart/a.ts', 'crypto', 'crypto'),
  edge('core-knows-only-its-libraries', 'core/a.ts', '../adapters/clock/system', 'adapters/clock/system.ts', {
    'adapters/clock/system.ts': [],
  }),
  edge('core-knows-only-its-libraries', 'core/a.ts', 'type:../ui/shell', 'ui/shell.ts', { 'ui/shell.ts': [] }),
  edge('core-areas-meet-at-their-entries', 'core/totals/a.ts', '../cart/plan', 'core/cart/plan.ts', {
    'core/cart/plan.ts': [],
  }),
  edge(
    'core-areas-meet-at-their-entries',
    'core/totals/a.ts',
    'type:../cart/cart-service',
    'core/cart/cart-service.ts',
    service,
  ),
  edge('core-areas-meet-at-their-entries', 'core/totals/a.ts', '../cart/deep/index', 'core/cart/deep/index.ts', {
    'core/cart/deep/index.ts': [],
  }),
  edge('core-common-ground-knows-no-area', 'core/ports/clock.ts', '../cart', 'core/cart/index.ts', {
    'core/cart/index.ts': [],
  }),
  edge('core-common-ground-knows-no-area', 'core/kernel/money.ts', '../di', 'core/di/index.ts', {
    'core/di/index.ts': [],
  }),
  edge('core-areas-do-not-reach-up', 'core/cart/a.ts', 'type:../shop', 'core/shop.ts', { 'core/shop.ts': [] }),

  edge('search-knows-no-platform', 'adapters/search/local/a.ts', '../../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('platform-knows-no-search-engine', 'adapters/platform/a.ts', 'lazy:../search', 'adapters/search/index.ts', {
    'adapters/search/index.ts': [],
  }),
  edge(
    'platform-knows-no-database',
    'adapters/platform/a.ts',
    '../database/sqlite',
    'adapters/database/sqlite/index.ts',
    {
      'adapters/database/sqlite/index.ts': [],
    },
  ),
  edge('areas-know-no-technology', 'adapters/platform/selling/a.ts', 'hono', 'node_modules/hono/index.js'),
  edge('areas-know-no-technology', 'adapters/platform/selling/a.ts', 'node:fs', 'fs'),
  edge('database-knows-ports-alone', 'adapters/database/sql/a.ts', '../../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('carriers-know-ports-alone', 'adapters/carriers/a.ts', '../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('payments-know-ports-alone', 'adapters/payments/a.ts', '../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('images-know-no-platform', 'adapters/images/a.ts', '../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('adapters-know-only-ports', 'adapters/http/a.ts', '../../core/pricing', 'core/pricing/index.ts', {
    'core/pricing/index.ts': [],
  }),
  edge('adapters-know-only-ports', 'adapters/storage/a.ts', 'type:../../core/shopper', 'core/shopper.ts', entry),
  edge('adapters-do-not-know-each-other', 'adapters/http/a.ts', '../clock/system', 'adapters/clock/system.ts', {
    'adapters/clock/system.ts': [],
  }),
  edge('adapters-do-not-know-each-other', 'adapters/tabs/a.ts', '../browser', 'adapters/browser.ts', {
    'adapters/browser.ts': [],
  }),
  edge('adapters-do-not-know-each-other', 'adapters/tabs/a.ts', '../platform/b', 'adapters/platform/b.ts', {
    'adapters/platform/b.ts': [],
  }),
  edge('adapters-have-one-technology', 'adapters/http/a.ts', 'hono', 'node_modules/hono/index.js'),
  edge('idb-only-in-indexed-db', 'adapters/storage/memory.ts', 'idb', 'node_modules/idb/index.js'),
  edge('undici-only-in-undici', 'adapters/platform/mail.ts', 'lazy:undici', 'node_modules/undici/index.js'),
  edge('node-only-in-node-adapters', 'adapters/http/fetch.ts', 'node:http', 'http'),
  edge('adapters-know-no-front-end', 'adapters/platform/a.ts', '../../ui/shell', 'ui/shell.ts', { 'ui/shell.ts': [] }),
  edge('adapters-know-no-front-end', 'adapters/telemetry/a.ts', '../../cli/print', 'cli/print.ts', {
    'cli/print.ts': [],
  }),
  {
    rule: 'browser-entry-stays-in-the-browser',
    because: 'the browser entry leads to the file storage by a way round',
    house: {
      'adapters/browser.ts': ['./storage/way'],
      'adapters/storage/way.ts': ['./file'],
      'adapters/storage/file.ts': ['node:fs'],
    },
    from: 'adapters/browser.ts',
    to: 'adapters/storage/file.ts',
  },
  edge(
    'platform-modules-meet-at-their-entries',
    'adapters/platform/orders/a.ts',
    '../catalogue/stock/b',
    'adapters/platform/catalogue/stock/b.ts',
    { 'adapters/platform/catalogue/stock/b.ts': [] },
  ),
  ...PLATFORM_MODULES.map((module) => {
    const above = module === 'app' ? 'attic' : 'app';
    const index = `adapters/platform/${above}/index.ts`;
    const rule = `platform-${module}-imports-lower-layers`;
    return edge(rule, `adapters/platform/${module}/a.ts`, `type:../${above}`, index, { [index]: [] });
  }),
  edge('platform-knows-no-services', 'adapters/platform/a.ts', 'type:../../core/shopper', 'core/shopper.ts', entry),
  edge('platform-knows-no-services', 'adapters/platform/a.ts', '../../core/di', 'core/di/index.ts', {
    'core/di/index.ts': [],
  }),
  edge('platform-knows-no-services', 'adapters/platform/a.ts', '../../core/sync/gateway', 'core/sync/gateway.ts', {
    'core/sync/gateway.ts': [],
  }),
  {
    rule: 'platform-reaches-no-services',
    because: 'the entry of an area leads the platform to its service',
    house: {
      'adapters/platform/a.ts': ['../../core/cart'],
      'core/cart/index.ts': ['./cart-service'],
      'core/cart/cart-service.ts': [],
    },
    from: 'adapters/platform/a.ts',
    to: 'core/cart/cart-service.ts',
  },
  edge('platform-knows-no-file-store', 'adapters/platform/a.ts', '../files/folder', 'adapters/files/folder.ts', {
    'adapters/files/folder.ts': [],
  }),
  edge('file-stores-know-ports-alone', 'adapters/files/a.ts', '../platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('platform-knows-no-workshop', 'adapters/platform/a.ts', 'lazy:../images', 'adapters/images/index.ts', {
    'adapters/images/index.ts': [],
  }),
  edge('platform-knows-no-workshop', 'adapters/platform/a.ts', 'type:../import/b', 'adapters/import/b.ts', {
    'adapters/import/b.ts': [],
  }),
  edge('platform-knows-no-workshop', 'adapters/platform/a.ts', '../demo/words', 'adapters/demo/words.ts', {
    'adapters/demo/words.ts': [],
  }),
  edge('demo-only-in-composition-roots', 'adapters/import/a.ts', 'type:../demo/words', 'adapters/demo/words.ts', {
    'adapters/demo/words.ts': [],
  }),
  edge('demo-only-in-composition-roots', 'cli/seeding.ts', 'lazy:../adapters/demo', 'adapters/demo/index.ts', {
    'adapters/demo/index.ts': [],
  }),
  edge('demo-knows-writers-alone', 'adapters/demo/a.ts', '../platform/app/parts', 'adapters/platform/app/parts.ts', {
    'adapters/platform/app/parts.ts': [],
  }),
  edge('demo-knows-writers-alone', 'adapters/demo/a.ts', 'type:../../core/shopper', 'core/shopper.ts', entry),
  edge('platform-knows-no-browser', 'adapters/platform/a.ts', '../http/fetch', 'adapters/http/fetch.ts', {
    'adapters/http/fetch.ts': [],
  }),

  edge(
    'front-ends-use-the-entries-of-core',
    'ui/pages/Home.tsx',
    'type:../../core/contract',
    'core/contract/index.ts',
    { 'core/contract/index.ts': [] },
  ),
  edge('front-ends-use-the-entries-of-core', 'ui/entry/browser.ts', '../../core/cart/plan', 'core/cart/plan.ts', {
    'core/cart/plan.ts': [],
  }),
  edge('front-ends-use-the-entries-of-core', 'cli/cart.ts', '../core/kernel/money', 'core/kernel/money.ts', {
    'core/kernel/money.ts': [],
  }),
  edge('front-ends-use-the-entries-of-core', 'cli/orders.ts', '../core/container', 'core/container.ts', {
    'core/container.ts': [],
  }),
  edge('adapters-only-in-composition-roots', 'ui/pages/Home.tsx', '../../adapters/browser', 'adapters/browser.ts', {
    'adapters/browser.ts': [],
  }),
  edge('adapters-only-in-composition-roots', 'cli/commands/cart.ts', 'lazy:../../adapters/node', 'adapters/node.ts', {
    'adapters/node.ts': [],
  }),
  edge('ui-knows-no-cli', 'ui/entry/server.tsx', '../../cli/print', 'cli/print.ts', { 'cli/print.ts': [] }),
  edge('cli-knows-ui-only-to-serve', 'cli/serve.ts', '../ui/pages/Home', 'ui/pages/Home.tsx', {
    'ui/pages/Home.tsx': [],
  }),
  edge('cli-loads-ui-in-serve-alone', 'cli/cart.ts', 'lazy:../ui/entry/server', 'ui/entry/server.ts', {
    'ui/entry/server.ts': [],
  }),
  edge('ui-runs-in-the-browser', 'ui/pages/Home.tsx', 'node:path', 'path'),

  edge('nothing-imports-tests', 'adapters/platform/a.ts', '../../tests/fixture', 'tests/fixture.ts', {
    'tests/fixture.ts': [],
  }),
  edge('nothing-imports-tests', 'ui/pages/Home.tsx', '../../storybook/frame', 'storybook/frame.tsx', {
    'storybook/frame.tsx': [],
  }),
  edge('nothing-imports-tests', 'adapters/platform/a.ts', '../../testing/suite', 'testing/suite.ts', {
    'testing/suite.ts': [],
  }),
  edge('testing-knows-ports-alone', 'testing/suite.ts', '../adapters/platform/lru', 'adapters/platform/lru.ts', {
    'adapters/platform/lru.ts': [],
  }),
  edge('testing-knows-ports-alone', 'testing/suite.ts', 'type:vitest', 'node_modules/vitest/index.js'),
  edge('testing-knows-ports-alone', 'testing/suite.ts', 'node:http', 'http'),
  edge('suite-server-knows-node-alone', 'testing/http/suite-socket.ts', 'vitest', 'node_modules/vitest/index.js'),
  edge('no-development-packages-in-the-product', 'cli/cart.ts', 'vitest', 'node_modules/vitest/index.js'),
  edge('no-undeclared-packages', 'ui/pages/Home.tsx', 'stray', 'node_modules/stray/index.js'),
];

const SOUND: House = {
  'core/shopper.ts': ['./shop', './cart'],
  'core/internal-staff.ts': ['./cart'],
  'core/shop.ts': ['./cart/cart-service', 'type:./totals/totals', 'tsyringe'],
  'core/cart/index.ts': ['./cart-service', './cart'],
  'core/cart/cart.ts': ['../di', 'type:../store-views/store-views-area'],
  'core/cart/cart-service.ts': [
    './plan',
    './cart',
    '../totals',
    '../totals/totals',
    '../di',
    '../ports',
    'rxjs',
    'lazy:../checkout',
  ],
  'core/cart/plan.ts': ['../kernel/money', '../contract/foundation/scalars', 'js-sha3'],
  'core/checkout/index.ts': [],
  'core/contract/foundation/scalars.ts': ['zod', '../../kernel/money'],
  'core/di/index.ts': ['reflect-metadata', 'tsyringe', '../ports/clock'],
  'core/kernel/money.ts': [],
  'core/ports/index.ts': ['./clock'],
  'core/ports/clock.ts': [],
  'core/pricing/index.ts': ['./tax'],
  'core/pricing/tax.ts': ['../kernel/money'],
  'core/store-views/store-views-area.ts': [],
  'core/totals/index.ts': ['./totals', '../pricing'],
  'core/totals/totals.ts': [],
  'adapters/browser.ts': ['./http/fetch', './storage/indexed-db', './network/browser'],
  'adapters/node.ts': ['./http/undici', './storage/file', './clock/system'],
  'adapters/clock/system.ts': ['type:../../core/ports'],
  'adapters/http/fetch.ts': [
    '../../core/ports',
    './body',
    '../../core/kernel/money',
    'type:../../core/contract/foundation/scalars',
  ],
  'adapters/http/body.ts': [],
  'adapters/http/undici.ts': ['lazy:undici', './body'],
  'adapters/network/browser.ts': ['rxjs'],
  'adapters/storage/file.ts': ['node:fs/promises', '../files/atomic-file'],
  'adapters/files/atomic-file.ts': ['node:path'],
  'adapters/storage/indexed-db.ts': ['idb'],
  'adapters/platform/index.ts': [
    'hono',
    'node:http',
    '../../core/contract/foundation/scalars',
    '../../core/pricing',
    '../../core/totals',
    '../clock/system',
    '../../core/ports',
    '../search',
    '../files/folder',
  ],
  'adapters/platform/ports/catalogue/catalogue-data.ts': [],
  'adapters/platform/ports/foundation/pictures.ts': ['../../../../core/media'],
  'adapters/platform/starter/words/words.ts': ['type:../../ports/catalogue/catalogue-data'],
  'adapters/files/find-file.ts': ['node:path'],
  'adapters/files/folder.ts': ['type:../platform/ports/foundation/pictures', './find-file'],
  'adapters/images/index.ts': ['type:../platform/ports/foundation/pictures', '../../core/media', '../files/find-file'],
  'adapters/demo/index.ts': [
    'type:../platform/ports/catalogue/catalogue-data',
    'type:../platform/ports/foundation/pictures',
    '../platform/starter/words/words',
    '../../core/kernel/money',
  ],
  'core/media/index.ts': [],
  'adapters/platform/ports/catalogue/search.ts': [],
  'adapters/search/index.ts': ['type:../platform/ports/catalogue/search'],
  'ui/pages/Home.tsx': ['react', '../../core/shopper', './tile'],
  'ui/pages/tile.ts': [],
  'ui/entry/browser.ts': ['../../adapters/browser', '../../core/shopper', '../pages/Home'],
  'ui/entry/server.tsx': ['../../adapters/platform', '../pages/Home', 'node:fs'],
  'cli/composition/composition-root.ts': [
    '../../adapters/node',
    '../../core/shopper',
    'lazy:../../adapters/platform',
    'lazy:../../adapters/demo',
  ],
  'cli/cart.ts': ['./composition/composition-root', '../core/internal-staff', 'node:process'],
  'cli/commands/serve.ts': ['lazy:../../ui/entry/server'],
  'storybook/frame.tsx': ['../ui/pages/Home', '../adapters/clock/system', 'vitest'],
  'testing/index.ts': ['./search', 'type:../adapters/platform/ports/catalogue/search', '../core/kernel/money'],
  'testing/search.ts': ['type:../core/contract/foundation/scalars'],
  'testing/http/suite-socket.ts': ['node:http'],
  'tests/cart.ts': ['../testing', '../core/cart/plan', '../storybook/frame', 'vitest', '../adapters/http/undici'],
};

describe('the dependency rules', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each(PLANTED)('$rule: reported when $because', async ({ rule, house, from, to, isMutual = false }) => {
    const violations = await inspect(folder, house);
    const found = violations.map((violation) => [
      violation.rule.name,
      violation.rule.severity,
      violation.from,
      violation.to,
    ]);
    const own = found.filter(([name]) => name === rule);
    expect(own).toEqual([[rule, 'error', from, to], ...(isMutual ? [[rule, 'error', to, from]] : [])]);
  });

  it('allow everything that the design allows, and report nothing in a valid tree', async () => {
    const violations = await inspect(folder, SOUND);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('explain themselves, and each has a planted violation here', async () => {
    const { names, comments } = await readRules();
    expect(new Set(PLANTED.map(({ rule }) => rule))).toEqual(new Set(names));
    for (const comment of comments) expect(comment.length).toBeGreaterThan(40);
  });
});
