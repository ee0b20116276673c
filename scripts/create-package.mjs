/** `npm run pack:create`: packs `create-vitrine`, the template and the program of `npm create vitrine`. */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BIN_FIELDS, BIN_OPTIONS } from './bin-options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEMPLATE = 'examples/starter';
const BIN = 'dist/create-vitrine.js';
const README = `# create-vitrine

Makes a shop of your own with [Vitrine](https://www.npmjs.com/package/vitrine): pages with React and Vite, products, a payment method and a test.

    npm create vitrine@latest my-shop
    cd my-shop
    npm install
    npm run dev

It is \`vitrine init my-shop\` for a machine that has no \`vitrine\` yet, and works without a network. The name is that of the new folder and of its package;
with \`--json\` the files are listed for programs. What to do then is in the README of the new shop.
`;

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

function versionsFor({ dependencies, devDependencies }, known) {
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'vitrine');
  return Object.fromEntries(names.sort().map((name) => [name, known[name]]));
}

async function buildBin(to) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['cli/create.ts'],
    outfile: join(to, BIN),
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: BIN_FIELDS,
    ...BIN_OPTIONS,
    logLevel: 'error',
  });
  chmodSync(join(to, BIN), 0o755);
}

/**
 * Writes the package into a folder, which is emptied first.
 *
 * @param {string} to target of the package `create-vitrine`
 */
export async function makeCreatePackage(to) {
  const whole = readJson('package.json');
  const manifest = {
    name: 'create-vitrine',
    version: whole.version,
    description: 'Makes a shop of your own with Vitrine: npm create vitrine@latest my-shop',
    license: whole.license,
    keywords: ['create', 'vitrine', 'shop', 'e-commerce', 'starter'],
    type: 'module',
    engines: whole.engines,
    bin: { 'create-vitrine': `./${BIN}` },
    files: ['dist', TEMPLATE],
    dependencies: {},
    devDependencies: versionsFor(readJson(`${TEMPLATE}/package.json`), {
      ...whole.devDependencies,
      ...whole.dependencies,
    }),
  };
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await buildBin(to);
  cpSync(join(ROOT, TEMPLATE), join(to, TEMPLATE), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'README.md'), README);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await makeCreatePackage('.build/create');
  const { status } = spawnSync('npm', ['pack', '--pack-destination', '..'], { cwd: '.build/create', stdio: 'inherit' });
  process.exit(status ?? 1);
}
