import { fork, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { BIN, ensureBin } from './built-bin';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: () => unknown;
  readonly error: () => unknown;
}

/** Excludes VITRINE_ variables, so that only the test configures the shop. */
const OUTSIDE = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITRINE_')));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}
type ChildEnvironment = Readonly<Record<string, string | undefined>>;

const warm: ChildProcess[] = [];

function inWarmProcess(args: readonly string[], env: ChildEnvironment): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
    const child = warm.pop() ?? fork(join(import.meta.dirname, '../../scripts/warm-process.mjs'), [BIN], { stdio });
    const gone = (code: number | null) => reject(new Error(`vitrine ${args.join(' ')} ended with ${String(code)}`));
    child.once('exit', gone).once('message', (ended: Ended) => {
      child.off('exit', gone);
      if (child.connected) warm.push(child);
      resolve(ended);
    });
    child.send({ args, env });
  });
}

function inOwnProcess(args: readonly string[], env: ChildEnvironment): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

type Environment = Readonly<Record<string, string>>;
type Runner = (args: readonly string[], env: ChildEnvironment) => Promise<Ended>;

async function outcomeOf(runner: Runner, args: readonly string[], env: Environment): Promise<Outcome> {
  const { code, stdout, stderr } = await runner(args, { ...OUTSIDE, NO_COLOR: '', FORCE_COLOR: '', ...env });
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new Error(`Not one JSON document: ${JSON.stringify(text.slice(0, 400))}; stderr: ${stderr}`, { cause });
    }
  };
  return { code, stdout, stderr, json: () => parse(stdout), error: () => parse(stderr) };
}

export const vitrineAlone = (args: readonly string[], env: Environment = {}): Promise<Outcome> =>
  outcomeOf(inOwnProcess, args, env);

/**
 * Runs a command in a reused process, which takes a fifth of the time. Not for `serve` or custom code, which a process
 * loads once.
 */
export const vitrine = (args: readonly string[], env: Environment = {}): Promise<Outcome> =>
  outcomeOf(args.includes('serve') || args.includes('--config') ? inOwnProcess : inWarmProcess, args, env);

export interface Shop {
  readonly data: string;
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  readonly ask: (...args: readonly string[]) => Promise<unknown>;
  readonly remove: () => void;
}

/** Cached per run: copying takes a hundredth of seeding. If two files race, the first folder wins. */
async function seededFolder(products: number): Promise<string> {
  const folder = join(inject('runFolder'), `seeded-${String(products)}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${String(process.pid)}`;
  const { code, stderr } = await vitrine(['--data', half, 'catalog', 'seed', '--products', String(products)]);
  if (code !== 0) throw new Error(`The demo catalogue could not be seeded: ${stderr}`);
  try {
    renameSync(half, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(half, { recursive: true });
  }
  return folder;
}

export async function openShop(products = 60): Promise<Shop> {
  await ensureBin();
  const data = mkdtempSync(join(tmpdir(), 'vitrine-cli-'));
  const run = (...args: readonly string[]): Promise<Outcome> => vitrine(['--data', data, ...args]);
  const ask = async (...args: readonly string[]): Promise<unknown> => {
    const outcome = await run('--json', ...args);
    if (outcome.code !== 0) throw new Error(`vitrine ${args.join(' ')} ended with ${outcome.code}: ${outcome.stderr}`);
    return outcome.json();
  };
  cpSync(await seededFolder(products), data, { recursive: true });
  return { data, run, ask, remove: () => rmSync(data, { recursive: true, force: true }) };
}
