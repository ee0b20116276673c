import { join } from 'node:path';
import { build } from 'esbuild';
import { messagesForEsbuild } from '../../../../scripts/messages/plugins.mjs';

/**
 * Bundles the shop for a fast start.
 * @param name unique per test file, as they run in parallel
 * @returns the path of the bundle
 */
export async function bundleShop(name: string): Promise<string> {
  // Inside the project, so that the bundle resolves its external packages.
  const outfile = join(import.meta.dirname, '../../../../node_modules/.vitrine-kill', `${name}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, 'shop-process.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'sharp', 'js-sha3', '@hono/node-server'],
    plugins: [messagesForEsbuild],
    logLevel: 'error',
  });
  return outfile;
}
