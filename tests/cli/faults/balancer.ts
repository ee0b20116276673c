import { setTimeout as wait } from 'node:timers/promises';
import type { FileShop, Reply } from './file-shop';

const ASK_EVERY_MS = 50;
/** A slow answer keeps the previous state, as proxies tolerate several. */
const MAX_ASKING_MS = 2000;

/** Load balancer that polls readiness and rotates calls; sends each once. */
export class Balancer {
  readonly #shops: FileShop[];
  readonly #ready = new Set<FileShop>();
  #turn = 0;
  #isOver = false;
  readonly #asking: Promise<void>[];

  constructor(shops: readonly FileShop[]) {
    this.#shops = [...shops];
    for (const shop of shops) this.#ready.add(shop);
    // Polled independently, so that a slow one does not delay the others' state.
    this.#asking = shops.map((_, place) => this.#ask(place));
  }

  /** Connections refused before the shutdown was noticed; nothing was sent over them. */
  refused = 0;

  /** Tries the next process only if no connection was made, so a request is sent once. */
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

  async replace(place: number, open: () => Promise<FileShop>): Promise<void> {
    const shop = this.#shops[place];
    if (shop === undefined) throw new Error(`There is no process ${String(place)}`);
    await shop.end('SIGTERM');
    this.#ready.delete(shop);
    const next = await open();
    this.#shops[place] = next;
    while (!this.#ready.has(next)) await wait(ASK_EVERY_MS);
  }

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

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

async function statusOf(shop: FileShop): Promise<'busy' | 'closed' | 'ready'> {
  try {
    const { ok } = await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(MAX_ASKING_MS) });
    return ok ? 'ready' : 'closed';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'busy' : 'closed';
  }
}
