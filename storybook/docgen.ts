import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

const NO_COMPONENT: string = ERROR_CODES.MISSING_DEFINITION;

/** A file may have several, as a button and a link that looks like one. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
/** Props that a component shares with its neighbours are followed there; types of core and of libraries keep their names. */
const importer = makeFsImporter((source, folder) => {
  const file = ['.tsx', '.ts'].map((ending) => join(folder, source + ending)).find((path) => existsSync(path));
  if (file !== undefined && source.startsWith('./')) return file;
  throw Object.assign(new Error(`${source} is not followed`), { code: 'MODULE_NOT_FOUND' });
});

/**
 * Hangs on each shared component what stands over it and over its props, for the pages of documentation. Storybook's own reader takes every
 * file with all that it imports, which trebles the time of a build.
 */
export function docgen(): Plugin {
  return {
    name: 'docgen',
    enforce: 'pre',
    transform: {
      filter: { id: /ui[\\/]components[\\/]\w+\.tsx$/ },
      handler(code, id) {
        const words = read(code, id).map(
          ({ displayName = '', ...info }) =>
            `\n${displayName}.__docgenInfo = ${JSON.stringify({ displayName, ...info })};`,
        );
        // At the end, so that no line of the file moves.
        return { code: code + words.join(''), map: null };
      },
    },
  };
}

function read(code: string, filename: string): ReturnType<typeof parse> {
  try {
    return parse(code, { filename, importer, resolver, babelOptions: { babelrc: false, configFile: false } });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_COMPONENT) return [];
    throw error;
  }
}
