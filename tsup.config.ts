import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { BIN_FIELDS, BIN_OPTIONS } from './scripts/bin-options.mjs';
import { messagesForEsbuild } from './scripts/messages/plugins.mjs';

/**
 * Packages that every command runs through go into the bin: to find and read a hundred small files takes longer than to
 * run them. Those with binaries, and those that few commands need, stay where they are.
 */
const IN_BIN = ['rxjs', 'tslib', 'tsyringe', 'reflect-metadata', 'zod', 'commander', 'hono', 'js-sha3'];
/** The HTML renderer of mails is bundled whole, so that running a shop needs no React. */
const IN_MAILS = ['react', 'react-dom', '@react-email'];

/** The thread that builds large indexes is a program of its own: it stands beside the chunks of both builds. */
const INDEX_WORKER = 'adapters/search/local/index-worker.ts';

/** Modules that only a few commands load, kept out of the bin so that other commands do not read them. */
const PARTS = {
  demo: 'adapters/demo/index.ts',
  import: 'adapters/import/index.ts',
  images: 'adapters/images/index.ts',
  mail: 'adapters/mail/index.ts',
  drawings: 'adapters/demo/drawings/index.ts',
  'run-migrations': 'adapters/database/sqlite/run-migrations.ts',
  'index-worker': INDEX_WORKER,
};

const bin = {
  ...BIN_OPTIONS,
  format: ['esm'],
  treeshake: true,
  clean: false,
  loader: { '.css': 'empty' },
  esbuildPlugins: [messagesForEsbuild],
  outDir: 'dist/cli',
  splitting: true,
  noExternal: [...IN_BIN, ...IN_MAILS].map((name) => new RegExp(`^${name}($|/)`)),
  esbuildOptions(options) {
    options.charset = 'utf8';
    options.mainFields = BIN_FIELDS;
    options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
    options.alias = { rxjs: './node_modules/rxjs/dist/esm/index.js' };
  },
} satisfies Options;

const commandLine = [
  {
    ...bin,
    entry: { main: 'cli/main.ts' },
    esbuildPlugins: [
      messagesForEsbuild,
      {
        name: 'parts-beside-the-bin',
        setup(build) {
          const parts = new Map(Object.entries(PARTS).map(([name, file]) => [resolve(file), `./${name}.js`]));
          build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
            if (kind !== 'dynamic-import') return undefined;
            const module = resolve(resolveDir, path);
            const part = parts.get(`${module}.ts`) ?? parts.get(resolve(module, 'index.ts'));
            return part === undefined ? undefined : { path: part, external: true };
          });
        },
      },
    ],
  },
  { ...bin, entry: PARTS },
] satisfies Options[];

export default defineConfig(commandLine);
