import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../package-root';
import { CommandError } from '../usage/usage-error';

export interface Build {
  readonly client: string;
  readonly server: string;
}

export const BUILDER = 'scripts/build-stale.mjs';

const besideCommandLine = (): string => fileURLToPath(new URL('../ui/', import.meta.url));

export async function findBuild(root = packageRoot(), folder = besideCommandLine()): Promise<Build> {
  const build = { client: join(folder, 'client'), server: join(folder, 'server/server.js') };
  if ((await isThere(build.server)) && (await isThere(join(build.client, '.vite/manifest.json')))) return build;
  throw new CommandError(
    'not-built',
    (await isThere(join(root, BUILDER)))
      ? 'The storefront is not built yet: run npm run build, or npm start, which does it first'
      : `The storefront is missing in ${folder}: install the package again`,
  );
}

/**
 * Finds the storefront, building it first in a checkout.
 * @param report receives progress lines
 * @throws CommandError 'not-built'
 */
export async function makeBuild(
  format: (line: string) => void,
  root = packageRoot(),
  folder = besideCommandLine(),
): Promise<Build> {
  try {
    return await findBuild(root, folder);
  } catch (error) {
    if (!(error instanceof CommandError) || !(await isThere(join(root, BUILDER)))) throw error;
    format('The storefront is not built yet. Building it …');
    await runBuilder(root);
    return findBuild(root, folder);
  }
}

/** Output goes to stderr, to keep stdout clean for --json. */
async function runBuilder(root: string): Promise<void> {
  const builder = spawn(process.execPath, [BUILDER, 'ui'], { cwd: root, stdio: ['ignore', 2, 2] });
  const code = await new Promise<number | null>((resolve, reject) => {
    builder.on('error', reject);
    builder.on('close', resolve);
  });
  if (code === 0) return;
  throw new CommandError('not-built', 'The storefront could not be built: the lines above say why');
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
