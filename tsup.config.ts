import { defineConfig } from 'tsup';

/** What both builds share. */
const shared = {
  format: ['esm' as const],
  target: 'node20',
  splitting: true,
  treeshake: true,
  clean: false,
  loader: { '.css': 'empty' as const },
};

/**
 * Packages that every command runs through go into the bin: reading a hundred small files costs more than running them.
 * Those with binaries, and those that few commands need, stay where they are.
 */
const BUNDLED_IN_BIN = ['rxjs', 'tslib', 'tsyringe', 'reflect-metadata', 'zod', 'commander', 'hono', 'js-sha3'];

/** The library's entries and the bin. Types are made by `npm run build` only: the bin does not need them to run. */
export default defineConfig([
  {
    ...shared,
    entry: {
      'core/index': 'core/index.ts',
      'adapters/browser': 'adapters/browser.ts',
      'adapters/node': 'adapters/node.ts',
      'adapters/platform/index': 'adapters/platform/index.ts',
      'ui/react': 'ui/react.ts',
    },
    dts: process.env.VITRINE_TYPES === '1',
    outDir: 'dist',
  },
  {
    ...shared,
    entry: { main: 'cli/main.ts' },
    outDir: 'dist/cli',
    noExternal: BUNDLED_IN_BIN.map((name) => new RegExp(`^${name}($|/)`)),
    // commander is CommonJS: bundled into a module, its `require` of Node's own modules has to come from somewhere.
    banner: {
      js: `import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);`,
    },
  },
]);
