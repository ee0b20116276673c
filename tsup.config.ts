import { defineConfig } from 'tsup';

/** The library's entries and the bin. Types are made by `npm run build` only: the bin does not need them to run. */
export default defineConfig({
  entry: {
    'core/index': 'core/index.ts',
    'adapters/browser': 'adapters/browser.ts',
    'adapters/node': 'adapters/node.ts',
    'adapters/platform/index': 'adapters/platform/index.ts',
    'ui/react': 'ui/react.ts',
    'cli/main': 'cli/main.ts',
  },
  format: ['esm'],
  target: 'node20',
  splitting: true,
  treeshake: true,
  clean: false,
  dts: process.env.VITRINE_TYPES === '1',
  outDir: 'dist',
  loader: { '.css': 'empty' },
});
