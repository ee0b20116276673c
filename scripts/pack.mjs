import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds and packs like `npm publish`. CI reuses the tarball in `VITRINE_TARBALL`.
 *
 * @param {string} folder target of the tarball
 * @returns {string | undefined} its path; undefined if the build failed
 */
export function pack(folder) {
  if (process.env.VITRINE_TARBALL !== undefined) return process.env.VITRINE_TARBALL;
  const { status, stdout } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return undefined;
  const [{ filename }] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  return join(folder, filename);
}
