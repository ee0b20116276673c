import { spawn } from 'node:child_process';
import { Agent, FormData, request } from 'undici';
import { ShopGone } from '../../adapters/platform/kill/killed-shop';
import { BIN } from '../built-bin';

export interface Reply {
  readonly status: number;
  readonly json: unknown;
}

export interface FileShop {
  readonly url: string;
  readonly pid: number;
  /** @throws ShopGone if it ended before it answered */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Reply>;
  readonly look: (path: string) => Promise<{ readonly status: number; readonly bytes: number }>;
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly errors: () => string;
}

/** Rotates client addresses to avoid rate limits. */
const CALLS_OF_AN_ADDRESS = 12;
const OCTET = 250;

export async function serveFolder(data: string, more: readonly string[] = [], bin = BIN): Promise<FileShop> {
  const args = ['--data', data, 'serve', '--dev', '--port', '0', '--host', '127.0.0.1'];
  const proxy = ['--trusted-proxy', 'loopback'];
  const child = spawn(process.execPath, [bin, ...args, ...proxy, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // An environment variable: earlier versions lack the option.
    env: { ...process.env, VITRINE_LOG_LEVEL: 'warn' },
  });
  let [errors, isEnded, calls] = ['', false, 0];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-20_000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(text) ?? [];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(`serve ended before it was open: ${errors}`)));
  });
  // Own connections: a reused port could return dead ones of an earlier shop.
  const dispatcher = new Agent({ connections: 64 });
  const broke = (path: string, cause: unknown) =>
    isEnded ? new ShopGone(path, { cause }) : new Error(`${path} broke: ${String(cause)}; ${errors}`, { cause });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    isEnded = true;
    child.kill(signal);
    await ended;
    await dispatcher.destroy();
  };
  return {
    url,
    pid: child.pid ?? 0,
    errors: () => errors,
    end,
    kill: () => end('SIGKILL'),
    call: async (method, path, body) => {
      try {
        const isForm = body instanceof FormData;
        const sent = body !== undefined && { body: isForm ? body : JSON.stringify(body) };
        const headers = {
          'x-forwarded-for': addressOf((calls += 1)),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        };
        const answer = await request(url + path, { dispatcher, method, headers, ...sent });
        return { status: answer.statusCode, json: await answer.body.json() };
      } catch (cause) {
        throw broke(path, cause);
      }
    },
    look: async (path) => {
      const { statusCode: status, body } = await request(url + path, { dispatcher });
      return { status, bytes: (await body.arrayBuffer()).byteLength };
    },
  };
}

function addressOf(calls: number): string {
  const at = Math.floor(calls / CALLS_OF_AN_ADDRESS) + Math.floor(performance.now());
  return `203.${String(Math.floor(at / OCTET / OCTET) % OCTET)}.${String(Math.floor(at / OCTET) % OCTET)}.${String(at % OCTET)}`;
}
