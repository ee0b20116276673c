/**
 * `npm start`: builds what is missing or older than its sources, then opens the shop to develop with. Further arguments go to
 * `vitrine serve`; a shop for the public is opened with that alone.
 */
import { spawn, spawnSync } from 'node:child_process';

const built = spawnSync(process.execPath, ['scripts/build-stale.mjs'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const shop = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
