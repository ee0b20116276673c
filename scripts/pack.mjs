import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds everything (`prepack`) and packs it, as `npm publish` does. Where CI has packed already, `VITRINE_TARBALL` is that tarball.
 *
 * @param {string} folder where the tarball is put
 * @returns {string | undefined} its path; undefined when it could not be built, which npm has said
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
