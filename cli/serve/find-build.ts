import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../usage/usage-error';

/** Where the built storefront lies: beside `dist/cli`. */
export interface Build {
  /** Folder of the files for browsers. */
  readonly client: string;
  /** The module that renders pages. */
  readonly server: string;
}

/** @throws CommandError 'not-built' naming the command that builds it */
export async function findBuild(): Promise<Build> {
  const root = new URL('../ui/', import.meta.url);
  const build = {
    client: fileURLToPath(new URL('client', root)),
    server: fileURLToPath(new URL('server/server.js', root)),
  };
  try {
    await Promise.all([access(build.server), access(`${build.client}/.vite/manifest.json`)]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new CommandError(
        'not-built',
        'The storefront is not built yet: run npm run build, or npm start, which does it first',
      );
    }
    throw error;
  }
  return build;
}
