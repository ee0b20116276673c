import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const HERE = resolve(import.meta.dirname);
/** Outside the repository, so that fresh checkouts reuse it. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'vitrine');

/**
 * Downloads the jars of a pom, once per version.
 * @param {string} name its pom is '{name}.pom.xml'
 * @param {string} version cache key
 * @returns {{ jars: string } | { missing: string }} the folder, or the reason in one sentence
 */
export function fetchJars(name, version) {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return { missing: 'there is no Java' };
  const jars = join(CACHE, `${name}-${version}`);
  if (existsSync(jars)) return { jars };
  const draft = `${jars}-${String(process.pid)}`;
  const pom = join(HERE, `${name}.pom.xml`);
  const goal = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${draft}`];
  const { status } = spawnSync('mvn', goal, { stdio: 'ignore', timeout: 600_000 });
  if (status !== 0 || !existsSync(draft) || readdirSync(draft).length === 0) {
    rmSync(draft, { recursive: true, force: true });
    return { missing: `Maven could not fetch ${name}` };
  }
  renameSync(draft, jars);
  return { jars };
}
