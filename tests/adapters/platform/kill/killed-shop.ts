import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'undici';

export class ShopGone extends Error {
  override readonly name = 'ShopGone';
}

export interface KilledShop {
  /** @throws ShopGone when killed before it answered */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown }>;
  kill(): Promise<void>;
}

export async function startKillable(bundle: string, data: string): Promise<KilledShop> {
  const child = spawn(process.execPath, [bundle, data, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown]; // sound: a chunk, or an exit code
  if (!Buffer.isBuffer(chunk)) throw new Error(`The shop ended with ${String(chunk)} before it answered`);
  const url = `http://127.0.0.1:${chunk.toString().trim()}`;
  // Own connections: a reused port could return dead ones of an earlier shop.
  const dispatcher = new Agent();
  let isKilled = false;
  return {
    call: async (method, path, body) => {
      try {
        const { statusCode: status, body: answer } = await request(url + path, {
          dispatcher,
          method,
          ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        });
        return { status, json: await answer.json() };
      } catch (cause) {
        // Failures while it runs are faults of the shop.
        throw isKilled ? new ShopGone(path, { cause }) : new Error(`${path} broke: ${String(cause)}`, { cause });
      }
    },
    kill: async () => {
      isKilled = true;
      child.kill('SIGKILL');
      await ended;
      await dispatcher.destroy();
    },
  };
}
