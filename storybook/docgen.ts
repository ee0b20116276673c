import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

type Docgen = ReturnType<typeof parse>[number];
type Prop = NonNullable<Docgen['props']>[string];

/** Storybook shows the text of a function's type, and needs this to take it for one. */
const SIGNATURE = { arguments: [] };

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
          (info) => `\n${info.displayName ?? ''}.__docgenInfo = ${JSON.stringify(toTry(info))};`,
        );
        // At the end, so that no line of the file moves.
        return { code: code + words.join(''), map: null };
      },
    },
  };
}

/** What may be left out is said once, by the prop: with `undefined` among the choices there would be no control for it. */
function once(prop: Prop): Prop {
  const { tsType } = prop;
  if (tsType === undefined || !('elements' in tsType) || tsType.name !== 'union') return prop;
  const [first, ...others] = tsType.elements.filter(({ name }) => name !== 'undefined');
  if (first === undefined) return prop;
  if (others.length > 0) return { ...prop, tsType: { ...tsType, elements: [first, ...others] } };
  if (first.name !== 'unknown') return { ...prop, tsType: first };
  // A function among choices stands in brackets, behind which the reader does not look: what stands there is all that is known of it.
  const raw = tsType.raw.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, '$1');
  return { ...prop, tsType: { name: 'signature', type: 'function', raw, signature: SIGNATURE } };
}

function toTry({ props = {}, ...info }: Docgen): Docgen {
  return { ...info, props: Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, once(prop)])) };
}

function read(code: string, filename: string): readonly Docgen[] {
  try {
    return parse(code, { filename, importer, resolver, babelOptions: { babelrc: false, configFile: false } });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_COMPONENT) return [];
    throw error;
  }
}
