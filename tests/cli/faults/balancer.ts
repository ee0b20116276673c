import { setTimeout as wait } from 'node:timers/promises';
import type { FileShop, Reply } from './file-shop';

/** How often each process is asked whether it can sell, in milliseconds, as a proxy in front of them does. */
const ASK_EVERY_MS = 50;
/** Who has not answered by then is busy, and stays what it was: proxies take a server out after several silences, not after one. */
const MOST_ASKING_MS = 2000;

/** What stands in front of several processes: it asks each whether it is ready, gives calls to those that are in turn, and sends none twice. */
export class Balancer {
  readonly #shops: FileShop[];
  readonly #ready = new Set<FileShop>();
  #turn = 0;
  #isOver = false;
  readonly #asking: Promise<void>[];

  constructor(shops: readonly FileShop[]) {
    this.#shops = [...shops];
    for (const shop of shops) this.#ready.add(shop);
    // Each on its own: one that starts answers late, and the others are not to be taken for ready meanwhile.
    this.#asking = shops.map((_, place) => this.#ask(place));
  }

  /** How many connections were refused by a process that was not yet known to be closing; nothing was sent over them. */
  refused = 0;

  /** One call, to whichever is ready; to the next one where no connection can be made, as proxies do. What was sent is sent once. */
  readonly call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> => {
    const shop = [...this.#ready][(this.#turn += 1) % this.#ready.size];
    if (shop === undefined) throw new Error('No process is ready');
    try {
      return await shop.call(method, path, body);
    } catch (error) {
      if (!isRefused(error)) throw error;
      this.refused += 1;
      this.#ready.delete(shop);
      return this.call(method, path, body);
    }
  };

  /** Ends one as an operator does, puts another in its place, and goes on once that is ready. */
  async replace(place: number, open: () => Promise<FileShop>): Promise<void> {
    const shop = this.#shops[place];
    if (shop === undefined) throw new Error(`There is no process ${String(place)}`);
    await shop.end('SIGTERM');
    this.#ready.delete(shop);
    const next = await open();
    this.#shops[place] = next;
    while (!this.#ready.has(next)) await wait(ASK_EVERY_MS);
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#asking);
    await Promise.all(this.#shops.map((shop) => shop.end('SIGTERM')));
  }

  async #ask(place: number): Promise<void> {
    while (!this.#isOver) {
      const shop = this.#shops[place];
      if (shop !== undefined) {
        const status = await statusOf(shop);
        if (status === 'ready') this.#ready.add(shop);
        if (status === 'closed') this.#ready.delete(shop);
      }
      await wait(ASK_EVERY_MS);
    }
  }
}

/** Whether no connection was made. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

async function statusOf(shop: FileShop): Promise<'busy' | 'closed' | 'ready'> {
  try {
    const { ok } = await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(MOST_ASKING_MS) });
    return ok ? 'ready' : 'closed';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'busy' : 'closed';
  }
}
