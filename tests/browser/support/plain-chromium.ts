import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod/mini';
import { CHROMIUM_ARGS, findChromium } from './chromium';

const reply = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});
type Result = Readonly<Record<string, unknown>>;

export interface PlainChromium {
  /** Sends a DevTools command, to a page if `sessionId` is given. */
  send(method: string, params?: object, sessionId?: string): Promise<Result>;
  close(): Promise<void>;
}

/** Messages end with a zero byte. */
function connect(input: Writable, output: Readable): PlainChromium['send'] {
  const waiting = new Map<number, (text: z.output<typeof reply>) => void>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const read = reply.parse(JSON.parse(message));
      if (read.id !== undefined) waiting.get(read.id)?.(read);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

/**
 * Chromium without a test runner's inspector: `Runtime.enable` makes V8 reparse scripts for each `Error`, which costs a
 * tenth of a second.
 */
export async function openPlainChromium(): Promise<PlainChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-chromium-'));
  const args = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...CHROMIUM_ARGS];
  const child = spawn(findChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [, , , input, output] = child.stdio;
  if (!input || !output || !('write' in input) || !('setEncoding' in output)) throw new Error('Chromium has no pipe');
  const send = connect(input, output);
  return {
    send,
    async close() {
      await send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
