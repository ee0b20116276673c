/**
 * npm runs this in a checkout after `npm ci` and `npm install`, where the command line is enough, and once more before it packs. `npm pack` and
 * `npm publish` have run `prepack` by then. A package named by its git address is packed without `prepack`, from a clone that
 * is not the folder npm was started in. Where everything is built and development packages are left out it does nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';

const startedIn = process.env.INIT_CWD ?? process.cwd();
const isClone = realpathSync(startedIn) !== realpathSync(process.cwd());
const isPacked = process.env.npm_command === 'pack' || process.env.npm_command === 'publish';

/** `npm ci --omit=dev` beside what was built already (a server, a container): there is nothing to build with, and no need to. */
const isBuilt = existsSync('dist/cli/main.js') && !existsSync('node_modules/tsup');

if (!isBuilt && (isClone || !isPacked)) {
  const parts = isClone ? [] : ['bin'];
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', ...parts], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
