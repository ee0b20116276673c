import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoad } from './first-load';
import { installClient, type FreshProject } from './fresh-project';

const TSC = join(process.cwd(), 'node_modules/typescript/bin/tsc');

let project: FreshProject;
beforeAll(async () => {
  project = await installClient([]);
});
afterAll(() => project.remove());

const PROGRAM = `
import { createShop, formatPrice, isShopError } from 'vitrine-client';
import { createFixedNetwork, createMemoryStorage, createNoTabs, createNoTelemetry, createSystemClock, createSystemIds } from 'vitrine-client/browser';

const http = { send: async () => ({ status: 503, headers: {}, text: '' }) };
const shop = createShop({
  adapters: {
    http, storage: createMemoryStorage(), clock: createSystemClock(), network: createFixedNetwork(true),
    tabs: createNoTabs(), telemetry: createNoTelemetry(), ids: createSystemIds(),
  },
});
try {
  await shop.catalogue.search({});
} catch (error) {
  console.log(isShopError(error), typeof formatPrice);
} finally {
  shop.dispose();
}
`;

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('vitrine-client', () => {
  it('installs at most twelve packages and 16 MB with all dependencies', () => {
    const modules = join(project.folder, 'node_modules');
    const files = filesOf(modules);
    const packages = files.filter((file) => /node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(packages.length).toBeLessThanOrEqual(12);
    expect(bytes).toBeLessThanOrEqual(16_000_000);
    expect(packages.length).toBeGreaterThan(4);
  });

  it('type-checks in strict mode, and runs', async () => {
    await project.write('program.ts', PROGRAM);
    const options = { target: 'es2022', lib: ['es2023', 'dom'], strict: true, skipLibCheck: false, types: [] };
    const compilerOptions = {
      ...options,
      module: 'nodenext',
      moduleResolution: 'nodenext',
      exactOptionalPropertyTypes: true,
    };
    await project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    await project.run(process.execPath, [TSC, '-p', 'tsconfig.json']);
    expect(await project.run(process.execPath, ['program.js'])).toBe('true function\n');
  });

  it('adds to a page only what it uses', async () => {
    const sizes = {
      createShop: await firstLoad(
        project.folder,
        "import { createShop } from 'vitrine-client'; globalThis.used = createShop;",
      ),
      formatPrice: await firstLoad(
        project.folder,
        "import { formatPrice } from 'vitrine-client'; globalThis.used = formatPrice;",
      ),
    };
    expect(sizes.createShop).toBeLessThanOrEqual(45 * 1024);
    expect(sizes.createShop).toBeGreaterThan(20 * 1024);
    expect(sizes.formatPrice).toBeLessThanOrEqual(2 * 1024);
    expect(sizes.formatPrice).toBeGreaterThan(100);
  });
});
