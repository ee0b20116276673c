/**
 * The library's JavaScript. Core is put out a module for each of its source files, so that bundlers leave out whole modules
 * which nobody uses: from pieces that hold several, the classes and schemas of all of them would come along. The rest runs in
 * servers, which start faster with few files: it is cut into pieces that the entries share.
 */
import { build } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const shared = {
  bundle: true,
  outbase: '.',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What is installed with the package stays outside; what only this house has goes in.
  external: Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]),
  treeShaking: true,
  // Said here too: of what a plugin has found esbuild does not ask which tsconfig it has.
  jsx: 'automatic',
  logLevel: 'error',
};
/** A specifier while it is not known yet in which folder the module stands that names it. */
const PLACE = 'place-of-module:';

const slashes = (path) => path.replaceAll('\\', '/');
const isCore = (path) => slashes(relative('.', path)).startsWith('core/');

/** The source files of core that the entries import, at once or later. */
async function coreModules(entries) {
  const options = { ...shared, entryPoints: entries, splitting: true, outdir: 'reached', write: false, metafile: true };
  const { metafile } = await build(options);
  return Object.keys(metafile.inputs).filter(isCore);
}

/** Leaves modules of core outside, named by their place in the library. */
const coreOutside = {
  name: 'core-outside',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\./ }, async ({ path, pluginData, ...from }) => {
      if (from.kind === 'entry-point' || pluginData === 'looked-for') return undefined;
      const found = await find(path, { ...from, pluginData: 'looked-for' });
      if (found.errors.length > 0 || !isCore(found.path)) return found;
      const place = slashes(relative('.', found.path)).replace(/\.tsx?$/, '.js');
      return { path: PLACE + place, external: true };
    });
  },
};

/** Writes what was built, with each place named as seen from the module that names it. */
function write(outputs, folder) {
  for (const { path, text } of outputs) {
    const named = text.replaceAll(new RegExp(`(["'])${PLACE}([^"']+)\\1`, 'g'), (_, quote, place) => {
      const from = slashes(relative(dirname(path), resolve(folder, place)));
      return quote + (from.startsWith('.') ? from : `./${from}`) + quote;
    });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, named);
  }
}

/**
 * @param {readonly string[]} entries source files, by their path in this project
 * @param {readonly string[]} programs source files that are run and not imported: each is bundled whole, into the folder itself
 * @param {string} folder where it is put; an entry stands where its source stands in the project
 */
export async function buildModules(entries, programs, folder) {
  const modules = await coreModules(entries);
  const cut = { ...shared, outdir: folder, write: false, plugins: [coreOutside] };
  const core = await build({ ...cut, entryPoints: modules });
  write(core.outputFiles, folder);
  const others = await build({ ...cut, entryPoints: entries.filter((entry) => !isCore(entry)), splitting: true });
  write(others.outputFiles, folder);
  for (const program of programs) {
    const { name } = /(?<name>[^/]+)\.ts$/.exec(program).groups;
    await build({ ...shared, entryPoints: [program], outfile: join(folder, `${name}.js`) });
  }
}
