/**
 * `npm run check:supply [lock file]`: checks checksums, licences, registries, install scripts and advisories. `--sbom
 * FILE` writes a CycloneDX SBOM of shipped packages.
 */
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

const SHIPPED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['PSF-2.0', 'CC0-1.0', 'CC-BY-3.0', 'OFL-1.1'],
]);
const TOOLS = new Set(['MPL-2.0', 'CC-BY-4.0', 'Python-2.0']);
/** Shared libraries that users can replace, as the LGPL requires. */
const LOADED = /^node_modules\/@img\/sharp-(?:libvips-|wasm32$|win32-)/;
/** Packages that state their licence only in the LICENSE file. */
const READ = new Map([['png-js@2.0.0', 'MIT']]);
const RUNS = new Set([
  'node_modules/esbuild',
  'node_modules/tsup/node_modules/esbuild',
  'node_modules/vitepress/node_modules/esbuild',
]);
const SERIOUS = ['high', 'critical'];

const args = process.argv.slice(2);
const sbomAt = args.indexOf('--sbom');
const sbom = sbomAt === -1 ? undefined : args.splice(sbomAt, 2)[1];
const lock = args[0] ?? 'package-lock.json';

function isAllowed(licence, allowed) {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, allowed));
  return bare.split(' AND ').every((one) => allowed(one));
}

function faultsOf([path, found]) {
  const name = `${path.replace(/^.*node_modules\//, '')}@${found.version}`;
  const licence = found.license ?? READ.get(name) ?? 'none';
  const allowed = (one) =>
    SHIPPED.has(one) || (found.dev === true && TOOLS.has(one)) || (LOADED.test(path) && one === 'LGPL-3.0-or-later');
  return [
    !/^sha512-/.test(found.integrity ?? '') && `${name} has no checksum (integrity)`,
    found.resolved !== undefined &&
      !/^https:\/\//.test(found.resolved) &&
      `${name} does not come from a registry: ${found.resolved}`,
    !isAllowed(licence, allowed) &&
      `${name} has the licence ${licence}, which is not on the list of scripts/check-supply.mjs`,
    found.hasInstallScript === true &&
      !RUNS.has(path) &&
      `${name} runs a script when it is installed, and is not on the list`,
  ].filter(Boolean);
}

const SOURCES = ['core', 'adapters', 'cli', 'ui'];

function importedNames() {
  const names = new Set();
  for (const room of SOURCES) {
    const files = readdirSync(room, { encoding: 'utf8', recursive: true }).filter((file) =>
      /\.(?:tsx?|css)$/.test(file),
    );
    for (const file of files)
      for (const [, name] of readFileSync(join(room, file), 'utf8').matchAll(
        /(?:\bfrom|\bimport|\bimport\(|\burl\()\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g,
      ))
        if (!builtinModules.includes(name)) names.add(name);
  }
  return names;
}

function pathOf(name, from, all) {
  const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (all.has(own)) return own;
  if (from === '') return undefined;
  return pathOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), all);
}

function reached(all) {
  const open = [...importedNames()].map((name) => pathOf(name, '', all));
  const found = new Set();
  for (let path = open.pop(); path !== undefined || open.length > 0; path = open.pop()) {
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = all.get(path);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) open.push(pathOf(name, path, all));
  }
  return found;
}

function advisories(isShipped) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  let said;
  try {
    said = JSON.parse(stdout);
  } catch {
    said = {};
  }
  if (said.vulnerabilities === undefined) {
    console.log(
      `Advisories: the registry was asked and does not say (${said.message ?? 'no answer'}). Ask one that does before a release.`,
    );
    return [];
  }
  const about = Object.values(said.vulnerabilities).filter(({ nodes }) => nodes.some(isShipped));
  const found = about.filter(({ severity }) => SERIOUS.includes(severity));
  console.log(`Advisories: ${about.length} about what is shipped, of which ${found.length} are serious.`);
  return found.map(({ name, severity }) => `${name} has an advisory: ${severity} (npm audit)`);
}

/** Node 20 and 22 bring an older npm, which may refuse this lock file. */
function earlierNpm() {
  const args = ['exec', '--yes', 'npm@10', '--', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return [];
  if (stderr.includes('EUSAGE')) return [`npm 10 refuses the lock file:\n${stderr}`];
  console.log('npm 10 could not be had: whether it installs the lock file is not known.');
  return [];
}

function componentOf([path, { version, integrity, license, resolved }]) {
  const name = path.replace(/^.*node_modules\//, '');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [
      { name: 'cdx:npm:package:path', value: path },
      { name: 'cdx:npm:package:bundled', value: 'true' },
    ],
    externalReferences: [{ type: 'distribution', url: resolved }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
    licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
  };
}

function writeSbom(file, bundled) {
  const made = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  if (made.status !== 0) return [`The bill of materials cannot be made: ${made.stderr}`];
  const installed = JSON.parse(made.stdout);
  const components = [...installed.components, ...bundled.map(componentOf)];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...installed, components }, undefined, 2));
  console.log(`Bill of materials: ${components.length} components in ${file}, ${bundled.length} of them built in.`);
  return [];
}

const packages = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(([path]) => path !== '');
const faults = packages.flatMap(faultsOf);
const bundled = lock === 'package-lock.json' ? reached(new Map(packages)) : new Set();
const isOfProduction = ({ dev, devOptional }) => !dev && !devOptional;
const installed = packages.filter(([, found]) => isOfProduction(found));
const builtIn = packages.filter(([path, found]) => !isOfProduction(found) && bundled.has(path));
console.log(
  `${packages.length} packages, ${installed.length} of production with all platforms, ${builtIn.length} that are built in: checksums, licences and install scripts.`,
);
const paths = new Set([...installed, ...builtIn].map(([path]) => path));
if (lock === 'package-lock.json') faults.push(...advisories((path) => paths.has(path)), ...earlierNpm());
if (sbom !== undefined) faults.push(...writeSbom(sbom, builtIn));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
