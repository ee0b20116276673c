import { HeldLease, type Settings } from '../foundation';
import type { Database } from '../ports/database';
import type { Royalties } from '../orders';

const BATCH = 200;

export interface RoyaltyRun {
  readonly confirmed: number;
}

/** Confirms royalties after the return period; no event triggers it, so it runs periodically. */
export class RoyaltyJobs {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly royalties: Royalties;
    },
  ) {}

  /** @returns undefined if another process holds the lease */
  async run(): Promise<RoyaltyRun | undefined> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'royalty-round');
    return lease.run(async () => ({ confirmed: await this.confirm({ goesOn: () => lease.renew() }) }));
  }

  /**
   * Confirms order by order to keep locks short. Safe to run concurrently.
   * @param options.bloggerId restricts it to one blogger
   * @param options.max maximum orders, to bound page latency
   */
  async confirm(
    input: { readonly bloggerId?: number; readonly max?: number; readonly goesOn?: () => Promise<boolean> } = {},
  ): Promise<number> {
    const { database, settings } = this.services;
    let confirmed = 0;
    for (;;) {
      const now = settings.clock.now();
      const due = await database.read((db) => db.royalties.due(now, input.max ?? BATCH, input.bloggerId));
      for (const id of due) {
        if (input.goesOn !== undefined && !(await input.goesOn())) return confirmed;
        confirmed += (await this.#confirm(id)) ? 1 : 0;
      }
      if (due.length < BATCH || input.max !== undefined) return confirmed;
    }
  }

  #confirm(orderId: number): Promise<boolean> {
    const { database, royalties } = this.services;
    return database.write(async (db) => {
      const found = await db.orders.byId(orderId);
      if (found === undefined) return false;
      await db.orders.lock(found.cartToken);
      const order = await db.orders.byId(orderId);
      if (order === undefined) return false;
      await royalties.follow(db, order);
      return (await db.royalties.ofOrder(orderId))?.state === 'confirmed';
    }, 'power');
  }
}
