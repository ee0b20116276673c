import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { messagesForVite } from './scripts/messages/plugins.mjs';
import { sourceEntries } from './scripts/source-entries.mjs';
import { filesOf, type Tier } from './scripts/test-tiers.mjs';

type ProjectSettings = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Files of one kind share what they import: nothing of ours keeps state in a module, and no test replaces one (`vi.mock` is not used). That
 * halves the time of a run; a file that could not bear it would be a fault of the code. A state that is awaited may take long on a busy machine, and a test too: limits only end what hangs.
 */
const SHARED = {
  isolate: false,
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** `npm test`, `test:all` and `test:long` name their tier; without one, every file can be run. */
const tier = process.env['VITRINE_TESTS'] as Tier | undefined; // sound: scripts/test.mjs sets it

/** Keeps modules that read a folder out of the module cache: Vitest does it itself, but for a glob with a type argument. */
const noCachedGlobs: Plugin = {
  name: 'no-cached-globs',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

/** One project for each kind of test; `npm run test:core` runs only those that need neither browser nor network nor a build. */
function project(
  name: string,
  settings: ProjectSettings = {},
  plugins: PluginOption[] = [],
): TestProjectInlineConfiguration {
  const { include, exclude } = filesOf(name, tier);
  const test = { name, include, exclude: [...configDefaults.exclude, ...exclude], environment: 'node', ...settings };
  return { plugins: [messagesForVite, ...plugins], test };
}

export default defineConfig({
  test: {
    // Transformed modules stay on disk, so that a single file starts in half the time; `npx vitest --clearCache` empties it.
    experimental: { fsModuleCache: true },
    // Vitest leaves one processor free; most tests wait for nothing but the other one. Each worker takes a gigabyte.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      project('core', SHARED),
      project('journeys', SHARED),
      project('contract', SHARED),
      project('adapters', SHARED),
      project('simulation', { testTimeout: 240_000 }),
      project(
        'ui',
        {
          ...SHARED,
          environment: 'jsdom',
          setupFiles: ['tests/ui/setup.ts'],
          // Style sheets are left out, but for the one that the page of tokens reads as a text.
          css: { include: /tokens\.css\?raw/ },
        },
        [react(), noCachedGlobs],
      ),
      project('cli', { ...SHARED, globalSetup: ['tests/cli/global-setup.ts'] }),
      // The examples of the documentation import the package by its name; here that is its sources.
      {
        resolve: {
          alias: sourceEntries().map(({ entry, source }) => ({ find: new RegExp(`^${entry}$`), replacement: source })),
        },
        // One of them runs the bin, as those of the command line do.
        ...project('package', { globalSetup: ['tests/cli/global-setup.ts'], testTimeout: 120_000 }),
      },
      // Needs the registry, or npm's cache of it.
      project('install', { testTimeout: 240_000, hookTimeout: 240_000 }),
      // Runs the built shop: each benchmark once through, with tiny sizes.
      project('bench', { testTimeout: 600_000 }),
      // Generous limits: a busy machine takes four times as long, and speed is not what these tests show.
      project('browser', {
        // They share a browser too.
        ...SHARED,
        globalSetup: ['tests/browser/global-setup.ts'],
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 60_000 } },
        // A second try is named in the report: each that is needed is a defect to be mended.
        retry: 1,
      }),
    ],
  },
});
