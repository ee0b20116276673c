import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letGuestsHoldMore } from '../../fixtures/guest-bound';
import { MOVING_CLOCK } from './moving-clock';

export interface ShopProcess {
  readonly url: string;
  readonly data: string;
  readonly pid: number;
  /** Requires a moving clock. */
  monthLater(): Promise<void>;
  stop(): Promise<void>;
}

const ADDRESS = /http:\/\/localhost:\d+$/m;

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ADDRESS.exec(output);
      if (found !== null) resolve(found[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with ${String(code)} before it said its address:\n${output}`)),
    );
  });
}

async function run(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], { stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`vitrine ${args.join(' ')} ended with ${String(code)}`);
}

export interface ShopProcessOptions {
  readonly products?: number;
  /** Copies this data folder; creating the demo takes six times as long. */
  readonly seed?: string;
  readonly mode?: 'development' | 'production';
  readonly serve?: readonly string[];
  readonly data?: string;
  readonly movingClock?: boolean;
  readonly preload?: readonly string[];
}

function moveClock(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      if (!chunk.includes('clock moved')) return;
      child.stdout?.off('data', read);
      resolve();
    };
    child.stdout?.on('data', read);
    child.kill('SIGUSR2');
  });
}

/** Starts the built shop on a free port, with its own demo data by default. */
export async function startShop(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const { products, seed, mode = 'development', serve = [], data: given, movingClock = false, preload = [] } = options;
  if (!existsSync('dist/cli/main.js') || !existsSync('dist/ui/server/server.js')) {
    throw new Error('The shop is not built: run `npm test`, or `node scripts/build.mjs bin ui` once');
  }
  const data = given ?? (await mkdtemp(join(tmpdir(), 'vitrine-browser-')));
  if (products !== undefined) await run(['--data', data, 'catalog', 'seed', '--products', String(products)]);
  if (seed !== undefined) await cp(seed, data, { recursive: true });
  const as = mode === 'development' ? '--dev' : '--demo';
  const args = [
    ...(movingClock ? MOVING_CLOCK : []),
    ...preload,
    'dist/cli/main.js',
    '--data',
    data,
    'serve',
    as,
    '--port',
    '0',
    ...serve,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    data,
    pid: child.pid ?? 0,
    monthLater: () => moveClock(child),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (given === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

export async function makeSeed(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-seed-'));
  const shop = await startShop({ data });
  await shop.stop();
  letGuestsHoldMore(['--data', data]);
  return data;
}
