/**
 * `npm run check:image`: reproduces the Dockerfile without Docker as an unprivileged user. Needs `npm run build`. Exits
 * with 1 on failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const NOBODY = 65_534;
const MAX_SECONDS = 90;

function copied() {
  const stage =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const names = [...stage.matchAll(/^COPY (?:--from=\w+ \/shop\/)?(.+)$/gm)].flatMap(([, rest]) =>
    rest.split(' ').slice(0, -1),
  );
  return names.map((name) => name.replace(/^\/shop\//, ''));
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function install(folder) {
  for (const name of [...copied().filter((one) => one !== 'node_modules'), 'package-lock.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ];
  return spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status === 0;
}

function listOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .sort()
    .join('\n');
}

async function ready(address) {
  for (let tries = 0; tries < MAX_SECONDS * 4; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(250);
  }
  return false;
}

async function check(folder) {
  if (!existsSync('dist/ui/server')) return fail('There is no build: npm run build');
  const [shop, data] = [join(folder, 'shop'), join(folder, 'data')];
  mkdirSync(shop);
  mkdirSync(join(data, 'tmp'), { recursive: true });
  if (!install(shop)) return fail('npm ci --omit=dev failed');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [data, join(data, 'tmp')]) chownSync(path, NOBODY, NOBODY);
  else console.log('Not root: the shop is opened as this user, who may write everywhere.');
  chmodSync(folder, 0o755);
  const before = listOf(shop);
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
    cwd: shop,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOME: '/nonexistent',
      TMPDIR: join(data, 'tmp'),
      VITRINE_DATA: data,
      VITRINE_HOST: '127.0.0.1',
      VITRINE_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  const isReady = await ready(address);
  const page = isReady ? (await fetch(address)).status : 0;
  child.kill('SIGTERM');
  const code = await ended;
  if (!isReady || page !== 200 || code !== 0)
    fail(`The shop is not ready (page ${page}, ended with ${code}):\n${said}`);
  if (listOf(shop) !== before) fail('The shop wrote beside its data folder');
  if (process.exitCode !== 1)
    console.log(
      `The shop runs from ${copied().join(', ')}${isRoot ? ', as nobody' : ''}, and wrote to its data folder alone.`,
    );
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
try {
  await check(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
