import { execFile, spawn } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Block } from '../docs-pages';
import { shellLines } from '../shell-lines';

export type Step =
  | { readonly kind: 'command'; readonly words: readonly string[] }
  | { readonly kind: 'file'; readonly file: string; readonly text: string };

/** Returns the steps of a guide in order. Style sheets are appended to; other files are overwritten. */
export function stepsOf(blocks: readonly Block[]): readonly Step[] {
  return blocks.flatMap(({ kind, text }): readonly Step[] => {
    if (/^sh\b/.test(kind)) return shellLines(text).map((words) => ({ kind: 'command', words }));
    const file = /\bfile=(\S+)/.exec(kind)?.[1];
    return file === undefined ? [] : [{ kind: 'file', file, text }];
  });
}

export function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function environment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  return { ...Object.fromEntries(own), NO_COLOR: '1', ...more };
}

export async function runLine([command = '', ...args]: readonly string[], cwd: string): Promise<string> {
  try {
    const options = { cwd, env: environment({}), maxBuffer: 1 << 26, timeout: 400_000 };
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr].map(String) : [];
    throw new Error(`${command} ${args.join(' ')} failed:\n${said.join('\n')}`, { cause: error });
  }
}

export async function writeStep({ file, text }: Extract<Step, { kind: 'file' }>, folder: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await (file.endsWith('.css') ? appendFile : writeFile)(path, text);
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a long-running command and waits until it prints a URL. */
export async function startLine(
  [command = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /(?:open at|Local:)\s+(http:\/\/[\w.]+:\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${command} ended before it said its address:\n${said}`)));
  });
  return {
    url,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
