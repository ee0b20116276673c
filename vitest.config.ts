import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sourceEntries } from './scripts/source-entries.mjs';

/**
 * Files of one kind share what they import: nothing of ours keeps state in a module, and no test replaces one (`vi.mock` is not used). That
 * halves the time of a run; a file that could not bear it would be a fault of the code.
 */
const SHARED = { isolate: false } as const;

/** One project for each kind of test; `npm run test:core` runs only those that need neither browser nor network nor a build. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free; most tests wait for nothing but the other one.
    maxWorkers: 2,
    projects: [
      // A property of thousands of values takes a second; on a busy machine ten.
      {
        test: {
          ...SHARED,
          name: 'core',
          include: ['tests/core/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          // What speaks to servers outside shares a machine with them.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'adapters',
          include: ['tests/adapters/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          // On PostgreSQL each shop makes a database of its own.
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...SHARED,
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 30_000,
          setupFiles: ['tests/ui/setup.ts'],
          // Style sheets are left out, but for the one that the page of tokens reads as a text.
          css: { include: /tokens\.css\?raw/ },
        },
      },
      {
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          // A shop that ends answers first what it was asked.
          hookTimeout: 60_000,
        },
      },
      // The examples of the documentation import the package by its name; here that is its sources.
      {
        resolve: {
          alias: sourceEntries().map(({ entry, source }) => ({ find: new RegExp(`^${entry}$`), replacement: source })),
        },
        test: { name: 'package', include: ['tests/package/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
      // Needs the registry, or npm's cache of it.
      {
        test: {
          name: 'install',
          include: ['tests/package/install/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          environment: 'node',
          // How long until it is given up, which says nothing of how fast the shop is: a machine that is busy takes four times as long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // A real browser on a machine that also does other things: one slow moment is named in the report, twice is a failure.
          retry: 1,
        },
      },
    ],
  },
});
