/** `npm start`: builds stale parts, then starts the shop for development. Arguments go to `vitrine serve`. */
import { spawn, spawnSync } from 'node:child_process';

const built = spawnSync(process.execPath, ['scripts/build-stale.mjs'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const shop = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
