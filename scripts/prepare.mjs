/**
 * npm runs this after install and before packing. Packages from a git URL skip `prepack`, so everything is built here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';

const startedIn = process.env.INIT_CWD ?? process.cwd();
const isClone = realpathSync(startedIn) !== realpathSync(process.cwd());
const isPacked = process.env.npm_command === 'pack' || process.env.npm_command === 'publish';

const isBuilt = existsSync('dist/cli/main.js') && !existsSync('node_modules/tsup');

if (!isBuilt && (isClone || !isPacked)) {
  const parts = isClone ? [] : ['bin'];
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', ...parts], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
