import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { BIN } from '../built-bin';

/** No answer: the process was killed or lost its database. The request may have arrived and is retried. */
export class Away extends Error {
  override readonly name = 'Away';
}

export interface Answered {
  readonly status: number;
  readonly json: unknown;
}

export interface ServedShop {
  /** @throws Away; Error if a running process breaks the connection or answers 503 without a reason */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answered>;
  readonly isKilled: () => boolean;
  readonly kill: () => Promise<void>;
  readonly errors: () => string;
}

export async function serveShop(database: string): Promise<ServedShop> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-several-'));
  const args = [BIN, '--data', data, '--database', database, 'serve', '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [errors, hasEnded, isKilled] = ['', false, false];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/[^\s"]+/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`serve ended before it was open: ${errors}`)));
  });
  // Own connections: a reused port could return dead ones of an earlier shop.
  const dispatcher = new Agent({ connections: 64, headersTimeout: 60_000 });
  return {
    errors: () => errors,
    isKilled: () => isKilled,
    call: async (method, path, body) => {
      try {
        const sent = body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        };
        const { statusCode: status, body: answer } = await request(url + path, { dispatcher, method, ...sent });
        return answeredOf(status, await answer.json());
      } catch (cause) {
        if (cause instanceof Away) throw cause;
        if (isKilled) throw new Away(path, { cause });
        const end = hasEnded ? `, and the process has ended: ${errors.slice(-4000)}` : '';
        throw new Error(`${path} broke: ${String(cause)}${end}`, { cause });
      }
    },
    kill: async () => {
      isKilled = true;
      child.kill('SIGKILL');
      await ended;
      await dispatcher.destroy();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function answeredOf(status: number, json: unknown): Answered {
  if (status !== 503) return { status, json };
  const text = JSON.stringify(json);
  if (text.includes('"database_unavailable"')) throw new Away(text);
  throw new Error(`Answered 503 without a reason: ${text}`);
}
