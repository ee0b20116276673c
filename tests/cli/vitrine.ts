import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BIN, ensureBin } from './built-bin';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The one document on stdout. */
  readonly json: () => unknown;
  /** The error on stderr. */
  readonly error: () => unknown;
}

/** The environment of these tests without what they are set by themselves: a shop is set by what a test names. */
const OUTSIDE = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITRINE_')));

/** Runs the built bin to its end. */
export function vitrine(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...OUTSIDE, NO_COLOR: '', FORCE_COLOR: '', ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const parse = (text: string): unknown => {
        try {
          return JSON.parse(text);
        } catch (cause) {
          throw new Error(`Not one JSON document: ${JSON.stringify(text.slice(0, 400))}; stderr: ${stderr}`, { cause });
        }
      };
      resolve({ code, stdout, stderr, json: () => parse(stdout), error: () => parse(stderr) });
    });
  });
}

export interface Shop {
  readonly data: string;
  /** A command on this shop's data. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  /** The same with `--json`; fails with what was on stderr unless the command succeeded. */
  readonly ask: (...args: readonly string[]) => Promise<unknown>;
  readonly remove: () => void;
}

/** A data folder of its own with a small demo catalogue. */
export async function openShop(products = 60): Promise<Shop> {
  await ensureBin();
  const data = mkdtempSync(join(tmpdir(), 'vitrine-cli-'));
  const run = (...args: readonly string[]): Promise<Outcome> => vitrine(['--data', data, ...args]);
  const ask = async (...args: readonly string[]): Promise<unknown> => {
    const outcome = await run('--json', ...args);
    if (outcome.code !== 0) throw new Error(`vitrine ${args.join(' ')} ended with ${outcome.code}: ${outcome.stderr}`);
    return outcome.json();
  };
  await ask('catalog', 'seed', '--products', String(products));
  return { data, run, ask, remove: () => rmSync(data, { recursive: true, force: true }) };
}
