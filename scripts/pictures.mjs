import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { messagesForEsbuild } from './messages/plugins.mjs';

const chromium = ensureChromium();
if (chromium === undefined) process.exit(1);
process.env.CHROMIUM_PATH = chromium;
const built = spawnSync(process.execPath, ['scripts/build.mjs', 'bin', 'ui'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

await build({
  entryPoints: ['tests/pictures/take.ts'],
  outdir: '.build/pictures',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  plugins: [messagesForEsbuild],
  logLevel: 'error',
});
const { takePictures } = await import(pathToFileURL(resolve('.build/pictures/take.js')).href);
await takePictures();
process.exit(0);
