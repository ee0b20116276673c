/**
 * `npm run check:supply [lock file]`: what the lock file installs. Each package has a checksum and a licence of the list below, comes from a registry, and runs nothing
 * when it is installed unless it is named here. Asks the registry for advisories about production packages; where it does not answer, it says so and goes on,
 * since that is no fault of the packages. `--sbom FILE` writes the bill of materials of production (CycloneDX). Ends with 1 where anything is wrong.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Licences that may be shipped with the shop, or be beside it. */
const SHIPPED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['PSF-2.0', 'CC0-1.0', 'CC-BY-3.0', 'OFL-1.1'],
]);
/** Besides, of tools that nobody is given. */
const TOOLS = new Set(['MPL-2.0', 'CC-BY-4.0', 'Python-2.0']);
/** Shared libraries that sharp loads and anybody may replace, which is what the LGPL asks for. */
const LOADED = /^node_modules\/@img\/sharp-(?:libvips-|wasm32$|win32-)/;
/** Packages that may run something when they are installed: esbuild looks whether its program runs. */
const RUNS = new Set([
  'node_modules/esbuild',
  'node_modules/tsup/node_modules/esbuild',
  'node_modules/vitepress/node_modules/esbuild',
]);
/** Advisories from this on are a fault. */
const SERIOUS = ['high', 'critical'];

const args = process.argv.slice(2);
const sbomAt = args.indexOf('--sbom');
const sbom = sbomAt === -1 ? undefined : args.splice(sbomAt, 2)[1];
const lock = args[0] ?? 'package-lock.json';

/** Whether an expression of SPDX names allowed licences alone, or one of several that may be chosen. */
function isAllowed(licence, allowed) {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, allowed));
  return bare.split(' AND ').every((one) => allowed(one));
}

function faultsOf([path, found]) {
  const name = `${path.replace(/^.*node_modules\//, '')}@${found.version}`;
  const licence = found.license ?? 'none';
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

/** @returns faults; what could not be asked is printed */
function advisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
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
  const found = Object.values(said.vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  console.log(`Advisories: ${Object.keys(said.vulnerabilities).length}, of which ${found.length} are serious.`);
  return found.map(({ name, severity }) => `${name} has an advisory: ${severity} (npm audit --omit=dev)`);
}

function writeSbom(file) {
  const made = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
  if (made.status !== 0) return [`The bill of materials cannot be made: ${made.stderr}`];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made.stdout);
  console.log(`Bill of materials: ${JSON.parse(made.stdout).components.length} components in ${file}.`);
  return [];
}

const packages = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(([path]) => path !== '');
const faults = packages.flatMap(faultsOf);
const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional).length;
console.log(
  `${packages.length} packages, ${shipped} of production with all platforms: checksums, licences and install scripts.`,
);
if (lock === 'package-lock.json') faults.push(...advisories());
if (sbom !== undefined) faults.push(...writeSbom(sbom));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
