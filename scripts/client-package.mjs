/** `npm run pack:client`: packs `vitrine-client`, the browser part of the built library. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reachedCode, reachedTypes } from './reached-files.mjs';

const ENTRIES = [
  '.',
  './account',
  './blogger',
  './browser',
  './react',
  './staff',
  './svelte',
  './ui',
  './ui/components.css',
  './ui/tokens.css',
  './vue',
];
const README = `# vitrine-client

What a browser needs of [Vitrine](https://www.npmjs.com/package/vitrine): \`createShop\`, the adapters for browsers, bindings for React, Vue and Svelte,
and the components of the storefront.

    npm i vitrine-client rxjs

It has the entries \`vitrine-client\`, its \`/account\`, \`/blogger\`, \`/staff\`, \`/browser\`, \`/react\`, \`/vue\`, \`/svelte\` and \`/ui\` with two style sheets, each the same as that
of \`vitrine\`. A project that has \`vitrine\` needs nothing of this; whatever its documentation says of these entries holds here too.
`;

function among(wanted, packages) {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => packages.has(name)));
}

/**
 * Writes the package into a folder, which is emptied first.
 *
 * @param {string} from the package `vitrine`, built or installed
 * @param {string} to target of the package `vitrine-client`
 */
export async function makeClientPackage(from, to) {
  const whole = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const exports = Object.fromEntries(ENTRIES.map((entry) => [entry, whole.exports[entry]]));
  const entries = Object.values(exports).filter((one) => typeof one !== 'string');
  const sheets = Object.values(exports).filter((one) => typeof one === 'string');
  const code = await reachedCode(
    from,
    entries.map((one) => one.default),
  );
  const types = reachedTypes(
    from,
    entries.map((one) => one.types),
  );
  const packages = new Set([...code.packages, ...types.packages]);
  const peers = among(whole.peerDependencies, packages);
  const manifest = {
    name: 'vitrine-client',
    version: whole.version,
    description:
      'What a browser needs of Vitrine: the headless shop, the adapters for browsers and bindings for React with components, Vue and Svelte.',
    license: whole.license,
    keywords: whole.keywords,
    type: 'module',
    engines: whole.engines,
    sideEffects: whole.sideEffects.filter((path) => path.endsWith('.css') || code.files.has(path.replace('./', ''))),
    exports: { ...exports, './package.json': './package.json' },
    files: ['dist'],
    dependencies: among(whole.dependencies, packages),
    peerDependencies: peers,
    peerDependenciesMeta: among(whole.peerDependenciesMeta, new Set(Object.keys(peers))),
  };
  rmSync(to, { recursive: true, force: true });
  for (const file of [...code.files, ...types.files, ...sheets, 'LICENSE']) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
  writeFileSync(join(to, 'README.md'), README);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await makeClientPackage('.', '.build/client');
  const { status } = spawnSync('npm', ['pack', '--pack-destination', '..'], { cwd: '.build/client', stdio: 'inherit' });
  process.exit(status ?? 1);
}
