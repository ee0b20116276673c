import { readFile } from 'node:fs/promises';
import { compileCatalogue } from './compile.mjs';

/** Catalogues of all rooms: `messages/<language>/<chunk>.json`. */
const CATALOGUE = /[\\/]messages[\\/][a-z]{2}[\\/][\w-]+\.json$/;

/** Compiles catalogues for Vite, Vitest and Storybook; each is one module with a default export. */
export const messagesForVite = {
  name: 'messages',
  enforce: 'pre',
  config: () => ({ json: { namedExports: false, stringify: false } }),
  transform: {
    filter: { id: CATALOGUE },
    handler: (json) => ({ code: JSON.stringify(compileCatalogue(json)), map: null }),
  },
};

/** Compiles catalogues for esbuild and tsup. */
export const messagesForEsbuild = {
  name: 'messages',
  setup({ onLoad }) {
    onLoad({ filter: CATALOGUE }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(compileCatalogue(await readFile(path, 'utf8')))};`,
      loader: 'js',
    }));
  },
};

/** True for the source of a catalogue. */
export const isCatalogue = (path) => CATALOGUE.test(path);
