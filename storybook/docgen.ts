import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

type Docgen = ReturnType<typeof parse>[number];
type Prop = NonNullable<Docgen['props']>[string];

/** Storybook needs this to recognize a function type. */
const SIGNATURE = { arguments: [] };

const NO_COMPONENT: string = ERROR_CODES.MISSING_DEFINITION;

/** Types of other folders are not followed, for the sake of the build's time. */
const COMPONENTS = /ui[\\/]components[\\/]/;

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter((source, folder) => {
  const file = ['.tsx', '.ts'].map((ending) => join(folder, source + ending)).find((path) => existsSync(path));
  if (file !== undefined && source.startsWith('.') && COMPONENTS.test(file)) return file;
  throw Object.assign(new Error(`${source} is not followed`), { code: 'MODULE_NOT_FOUND' });
});

/** Attaches component and prop docs. Storybook's own reader triples the build time. */
export function docgen(): Plugin {
  return {
    name: 'docgen',
    enforce: 'pre',
    transform: {
      filter: { id: /ui[\\/]components[\\/]\w+[\\/]\w+\.tsx$/ },
      handler(code, id) {
        const words = read(code, id).map(
          (info) => `\n${info.displayName ?? ''}.__docgenInfo = ${JSON.stringify(toTry(info))};`,
        );
        // Appended, so that line numbers stay.
        return { code: code + words.join(''), map: null };
      },
    },
  };
}

function once(prop: Prop): Prop {
  const { tsType } = prop;
  if (tsType === undefined || !('elements' in tsType) || tsType.name !== 'union') return prop;
  const [first, ...others] = tsType.elements.filter(({ name }) => name !== 'undefined');
  if (first === undefined) return prop;
  if (others.length > 0) return { ...prop, tsType: { ...tsType, elements: [first, ...others] } };
  if (first.name !== 'unknown') return { ...prop, tsType: first };
  // Drops the brackets around a function in a union, which the reader cannot parse.
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
