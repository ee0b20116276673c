/**
 * The library's JavaScript. Core and React's part are put out a module for each of their source files, so that bundlers leave out
 * whole modules which nobody uses: from pieces that hold several, the classes and schemas of all of them would come along. The rest
 * runs in servers, which start faster with few files: it is cut into pieces that the entries share.
 */
import { build } from 'esbuild';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { componentStyles } from './component-styles.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const shared = {
  bundle: true,
  outbase: '.',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What is installed with the package stays outside; what only this house has goes in, as ES modules where it has them.
  mainFields: ['es2015', 'module', 'main'],
  external: Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]),
  treeShaking: true,
  // Said here too: of what a plugin has found esbuild does not ask which tsconfig it has.
  jsx: 'automatic',
  logLevel: 'error',
};
/** A specifier while it is not known yet in which folder the module stands that names it. */
const PLACE = 'place-of-module:';

const slashes = (path) => path.replaceAll('\\', '/');
const placeOf = (path) => slashes(relative('.', path));
const isApart = (path) => /^(?:core|ui)\/.*\.tsx?$/.test(placeOf(path));

/** What stands in the package for what only the storefront has: an address bar of its own, and the shop on its own origin. */
const IN_PACKAGE = new Map([
  ['ui/components/Link.tsx', 'ui/library/Link.tsx'],
  ['ui/components/picture-url.ts', 'ui/library/picture-url.ts'],
]);

/** The file that esbuild finds for an import, or what stands in the package for it; undefined for entries and for what is not there. */
async function fileOf({ path, pluginData, ...from }, find) {
  if (from.kind === 'entry-point' || pluginData === 'looked-for') return undefined;
  const found = await find(path, { ...from, pluginData: 'looked-for' });
  return found.errors.length > 0 ? undefined : (IN_PACKAGE.get(placeOf(found.path)) ?? placeOf(found.path));
}

// Where these have nothing to say they leave it to esbuild, which asks no tsconfig of what a plugin has found.
const inPackage = {
  name: 'in-package',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\..*\/(?:Link|picture-url)$/ }, async (asked) => {
      const file = await fileOf(asked, find);
      return [...IN_PACKAGE.values()].includes(file) ? { path: resolve(file) } : undefined;
    });
  },
};

/** Leaves modules that are put out on their own outside, named by their place in the library. */
const apartOutside = {
  name: 'apart-outside',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\./ }, async (asked) => {
      const file = await fileOf(asked, find);
      if (file === undefined || !isApart(file)) return undefined;
      return { path: PLACE + file.replace(/\.tsx?$/, '.js'), external: true };
    });
  },
};

/** The source files that the entries import, at once or later, with what each imports. */
async function reachedInputs(entries, styles) {
  const options = { ...shared, entryPoints: entries, splitting: true, outdir: 'reached', write: false, metafile: true };
  const { metafile } = await build({ ...options, plugins: [inPackage, styles] });
  return metafile.inputs;
}

/** The style sheets that a module needs, each behind those of what it is made of. */
function sheetsOf(inputs, module, seen = new Set()) {
  if (seen.has(module)) return [];
  seen.add(module);
  const within = (inputs[module]?.imports ?? []).flatMap(({ path }) => sheetsOf(inputs, path, seen));
  return module.endsWith('.css') ? [...within, module] : within;
}

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
  const { plugin, sheet } = await componentStyles();
  const inputs = await reachedInputs(entries, plugin);
  const cut = { ...shared, outdir: folder, write: false, plugins: [apartOutside, plugin] };
  const apart = await build({ ...cut, entryPoints: Object.keys(inputs).filter(isApart) });
  write(apart.outputFiles, folder);
  const others = await build({ ...cut, entryPoints: entries.filter((entry) => !isApart(entry)), splitting: true });
  write(others.outputFiles, folder);
  writeFileSync(join(folder, 'ui/components.css'), await sheet(sheetsOf(inputs, 'ui/ui.ts')));
  copyFileSync('ui/design/tokens.css', join(folder, 'ui/tokens.css'));
  for (const program of programs) {
    const { name } = /(?<name>[^/]+)\.ts$/.exec(program).groups;
    await build({ ...shared, entryPoints: [program], outfile: join(folder, `${name}.js`) });
  }
}
