import { setTimeout as wait } from 'node:timers/promises';
import { Away, serveShop, type Answered, type ServedShop } from './served-shop';

const PAUSE_MS = 40;
const MAX_WAITING_MS = 60_000;

/** Several processes on one database; a failed call moves on to the next process. */
export class Fleet {
  away = 0;
  readonly #shops: ServedShop[];

  private constructor(
    private readonly database: string,
    shops: readonly ServedShop[],
  ) {
    this.#shops = [...shops];
  }

  static async open(database: string, size: number): Promise<Fleet> {
    return new Fleet(database, await Promise.all(Array.from({ length: size }, () => serveShop(database))));
  }

  at(place: number): ServedShop {
    const shop = this.#shops[place % this.#shops.length];
    if (shop === undefined) throw new Error('The fleet has no shops');
    return shop;
  }

  async call(first: number, ...call: Parameters<ServedShop['call']>): Promise<Answered> {
    const until = performance.now() + MAX_WAITING_MS;
    for (let place = first; ; place += 1) {
      try {
        return await this.at(place).call(...call);
      } catch (error) {
        if (!(error instanceof Away) || performance.now() > until) throw error;
        this.away += 1;
        await wait(PAUSE_MS);
      }
    }
  }

  async kill(place: number): Promise<() => Promise<void>> {
    await this.at(place).kill();
    return async () => {
      this.#shops[place % this.#shops.length] = await serveShop(this.database);
    };
  }

  errors(): string {
    return this.#shops.map((shop) => shop.errors()).join('');
  }

  async close(): Promise<void> {
    await Promise.all(this.#shops.map((shop) => shop.kill()));
  }
}
