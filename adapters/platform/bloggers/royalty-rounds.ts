import { HeldLease } from '../kernel/held-lease';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';
import type { Royalties } from '../royalties/royalties';

/** How many royalties one look takes. */
const BATCH = 200;

/** What a round came to. */
export interface RoyaltyRound {
  /** Orders whose return period is over: what they earn is confirmed. */
  readonly confirmed: number;
}

/** What a blogger earns by an order is confirmed when its return period is over: nothing happens to the order then, so the shop looks by itself. */
export class RoyaltyRounds {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly royalties: Royalties;
    },
  ) {}

  /** Confirms what is due. @returns undefined where another process on the same database is at it */
  async run(): Promise<RoyaltyRound | undefined> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'royalty-round');
    return lease.run(async () => ({ confirmed: await this.confirm({ goesOn: () => lease.renew() }) }));
  }

  /**
   * Confirms what is due, order by order: nobody who orders meanwhile waits for all of it. Two at once confirm each order once.
   * @param wish.bloggerId of one blogger, whose figures somebody wants to see
   * @param wish.most no more than so many, so that nobody waits long for a page: the rest is the next round's
   */
  async confirm(
    wish: { readonly bloggerId?: number; readonly most?: number; readonly goesOn?: () => Promise<boolean> } = {},
  ): Promise<number> {
    const { database, settings } = this.services;
    let confirmed = 0;
    for (;;) {
      const now = settings.clock.now();
      const due = await database.read((db) => db.royalties.due(now, wish.most ?? BATCH, wish.bloggerId));
      for (const id of due) {
        if (wish.goesOn !== undefined && !(await wish.goesOn())) return confirmed;
        confirmed += (await this.#confirm(id)) ? 1 : 0;
      }
      if (due.length < BATCH || wish.most !== undefined) return confirmed;
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
