import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'undici';

/** The shop was killed before it answered. */
export class ShopGone extends Error {
  override readonly name = 'ShopGone';
}

/** A shop in a process of its own, and the way to it. */
export interface KilledShop {
  /** One call of its API. @throws ShopGone when it was killed before it answered */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown }>;
  /** `kill -9`; resolves when there is no process any more. */
  kill(): Promise<void>;
}

/** Starts the bundled shop on a data folder; resolves when it answers. */
export async function startKillable(bundle: string, data: string): Promise<KilledShop> {
  const child = spawn(process.execPath, [bundle, data, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown]; // sound: a chunk, or an exit code
  if (!Buffer.isBuffer(chunk)) throw new Error(`The shop ended with ${String(chunk)} before it answered`);
  const url = `http://127.0.0.1:${chunk.toString().trim()}`;
  // Connections of its own: the system may give a port again, and with it the dead connections of an earlier shop.
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
        // Whatever breaks while it lives is a fault of the shop, and none of the killing.
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
