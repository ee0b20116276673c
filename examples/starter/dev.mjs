/** `npm run dev`: starts the shop with its own data folder and the pages with hot reload. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'vite';

const env = { ...process.env, VITRINE_DATA: '.vitrine-dev' };
const shell = process.platform === 'win32';

const { status } = spawnSync('npm', ['run', '--silent', 'seed'], { stdio: 'inherit', env, shell });
if (status !== 0) process.exit(status ?? 1);

const pages = await createServer();
await pages.listen();
const address = pages.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const port = new URL(process.env.SHOP_URL ?? 'http://localhost:3000').port;
const words = ['vitrine', 'serve', '--dev', '--port', port, '--public-url', address];
const shop = spawn('npx', words, { stdio: ['ignore', 'ignore', 'inherit'], env, shell });
shop.once('exit', (code) => process.exit(code ?? 0));
pages.printUrls();
