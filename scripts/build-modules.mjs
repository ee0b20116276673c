/**
 * Core and React parts keep one file per module for tree shaking; server code is split into few shared chunks for
 * faster startup.
 */
import { build } from 'esbuild';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { componentStyles } from './component-styles.mjs';
import { messagesForEsbuild } from './messages/plugins.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const shared = {
  bundle: true,
  outbase: '.',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['es2015', 'module', 'main'],
  external: Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]),
  treeShaking: true,
  charset: 'utf8',
  // Repeated because esbuild ignores tsconfig for plugin-resolved files.
  jsx: 'automatic',
  logLevel: 'error',
};
const PLACE = 'place-of-module:';

const slashes = (path) => path.replaceAll('\\', '/');
const placeOf = (path) => slashes(relative('.', path));
const isApart = (path) => /^(?:core|ui)\/.*\.(?:tsx?|json)$/.test(placeOf(path));

const IN_PACKAGE = new Map([
  ['ui/components/base/Link.tsx', 'ui/library/Link.tsx'],
  ['ui/components/base/picture-url.ts', 'ui/library/picture-url.ts'],
]);

async function fileOf({ path, pluginData, ...from }, find) {
  if (from.kind === 'entry-point' || pluginData === 'looked-for') return undefined;
  const found = await find(path, { ...from, pluginData: 'looked-for' });
  return found.errors.length > 0 ? undefined : (IN_PACKAGE.get(placeOf(found.path)) ?? placeOf(found.path));
}

const inPackage = {
  name: 'in-package',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\..*\/(?:Link|picture-url)$/ }, async (asked) => {
      const file = await fileOf(asked, find);
      return [...IN_PACKAGE.values()].includes(file) ? { path: resolve(file) } : undefined;
    });
  },
};

const apartOutside = {
  name: 'apart-outside',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\./ }, async (asked) => {
      const file = await fileOf(asked, find);
      if (file === undefined || !isApart(file)) return undefined;
      return { path: PLACE + file.replace(/\.(?:tsx?|json)$/, '.js'), external: true };
    });
  },
};

async function reachedInputs(entries, styles) {
  const options = { ...shared, entryPoints: entries, splitting: true, outdir: 'reached', write: false, metafile: true };
  const { metafile } = await build({ ...options, plugins: [inPackage, messagesForEsbuild, styles] });
  return metafile.inputs;
}

function sheetsOf(inputs, module, seen = new Set()) {
  if (seen.has(module)) return [];
  seen.add(module);
  const within = (inputs[module]?.imports ?? []).flatMap(({ path }) => sheetsOf(inputs, path, seen));
  return module.endsWith('.css') ? [...within, module] : within;
}

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
 * @param {readonly string[]} entries source files, relative to the project
 * @param {readonly string[]} programs executables, each bundled whole into the folder
 * @param {string} folder output; entries keep their source paths
 */
export async function buildModules(entries, programs, folder) {
  const { plugin, sheet } = await componentStyles();
  const inputs = await reachedInputs(entries, plugin);
  const cut = { ...shared, outdir: folder, write: false, plugins: [apartOutside, messagesForEsbuild, plugin] };
  const apart = await build({ ...cut, entryPoints: Object.keys(inputs).filter(isApart) });
  write(apart.outputFiles, folder);
  const others = await build({ ...cut, entryPoints: entries.filter((entry) => !isApart(entry)), splitting: true });
  write(others.outputFiles, folder);
  writeFileSync(join(folder, 'ui/components.css'), await sheet(sheetsOf(inputs, 'ui/ui.ts')));
  copyFileSync('ui/design/tokens.css', join(folder, 'ui/tokens.css'));
  for (const program of programs) {
    const { name } = /(?<name>[^/]+)\.ts$/.exec(program).groups;
    await build({
      ...shared,
      plugins: [messagesForEsbuild],
      entryPoints: [program],
      outfile: join(folder, `${name}.js`),
    });
  }
}
