import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the shop that is to be killed, so that it starts as fast as the one that ships.
 * @param name of the bundle: each test file has its own, as they run side by side
 * @returns the path of the bundle
 */
export async function bundleShop(name: string): Promise<string> {
  // Inside the project, so that the bundle finds the packages it leaves out.
  const outfile = join(import.meta.dirname, '../../../../node_modules/.vitrine-kill', `${name}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, 'shop-process.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'sharp', 'js-sha3', '@hono/node-server'],
    logLevel: 'error',
  });
  return outfile;
}
