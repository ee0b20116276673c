import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { right, skipped, wrong, type Check, type Finding } from './check';

const versions = z.record(z.string(), z.string());
const packageFile = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: versions,
  peerDependencies: versions,
});
const installedFile = z.object({ version: z.string() });

/** Packages with platform-specific binaries. */
const NATIVE = ['libsql', 'sharp'];

export interface PackagePlace {
  readonly root: string;
  readonly node: string;
}

export function packageChecks(place: PackagePlace): readonly Check[] {
  return [
    { name: 'node', look: () => checkNode(place) },
    { name: 'packages', look: () => checkPackages(place) },
    { name: 'native', look: () => Promise.resolve(checkNative(place.root)) },
    { name: 'holidays', look: () => Promise.resolve(checkHolidays(place.root)) },
  ];
}

async function rangeHas(version: string, range: string): Promise<boolean> {
  const { default: semver } = await import('semver');
  return semver.satisfies(version, range, { includePrerelease: true });
}

function read({ root }: PackagePlace): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}

async function checkNode(place: PackagePlace) {
  const { engines } = read(place);
  return (await rangeHas(place.node, engines.node))
    ? right(place.node)
    : wrong(
        `${place.node}, but Vitrine needs ${engines.node}`,
        'install a supported Node.js, preferably the newest LTS',
      );
}

async function checkPackages(place: PackagePlace) {
  const { dependencies, peerDependencies } = read(place);
  const faults: string[] = [];
  let count = 0;
  for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
    const found = installedVersion(place.root, name);
    if (found === undefined && Object.hasOwn(dependencies, name)) faults.push(`${name} is missing`);
    if (found === undefined) continue;
    count += 1;
    if (!(await rangeHas(found, range))) faults.push(`${name} ${found} does not satisfy ${range}`);
  }
  return faults.length === 0
    ? right(`${String(count)} with correct versions`)
    : wrong(faults.join('; '), 'npm ci, or npm install with the names of the wrong ones');
}

function installedVersion(from: string, name: string): string | undefined {
  const file = join(from, 'node_modules', name, 'package.json');
  if (existsSync(file)) return installedFile.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  const above = dirname(from);
  return above === from ? undefined : installedVersion(above, name);
}

/** The package is optional: a shop without it delivers on public holidays. */
function checkHolidays(root: string): Finding {
  const version = installedVersion(root, 'date-holidays');
  return version === undefined
    ? skipped('delivery dates ignore public holidays until the package is there: npm install date-holidays')
    : right(`date-holidays ${version}`);
}

function checkNative(root: string) {
  const load = createRequire(join(root, 'package.json'));
  const faults = NATIVE.flatMap((name) => {
    try {
      load(name);
      return [];
    } catch (error) {
      return [`${name}: ${(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''}`];
    }
  });
  const system = `${process.platform} ${process.arch}`;
  return faults.length === 0
    ? right(`${NATIVE.join(' and ')} load on ${system}`)
    : wrong(faults.join('; '), `install the packages on this machine (${system}): npm ci, not a copied node_modules`);
}
