import { promoParts, MAX_LABELS } from '../../../core/bloggers/placement-label';
import { soldFigures } from '../../../core/bloggers/sold-figures';
import { tooManyLabels, type PlacementLabel } from '../../../core/contract/bloggers/blogger-labels';
import { toDecimal } from '../../../core/kernel/money';
import { ApiError, codeOwners, limitOf, refuse, type LimitCall, type RateLimiter, type Settings } from '../foundation';
import type { Database, Repositories } from '../ports/database';
import type { SoldDay } from '../ports/orders/royalties';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_LABEL = '';

/** Placement labels of bloggers' links, with their clicks and sales. */
export class Labels {
  readonly #limit: LimitCall;

  constructor(
    private readonly services: {
      readonly database: Database;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {
    this.#limit = limitOf('click', services.rates, services.settings.pace);
  }

  /** @param from in milliseconds */
  list(bloggerId: number, from: number): Promise<readonly PlacementLabel[]> {
    return this.services.database.read((db) => this.#list(db, bloggerId, from));
  }

  /** @throws ApiError 409 'too_many_labels' */
  add(bloggerId: number, label: string): Promise<void> {
    const { database, settings } = this.services;
    return database.write(async (db) => {
      await db.ledger.lock(bloggerId); // two forms at once must not exceed the limit
      const known = await db.bloggerLabels.list(bloggerId);
      if (!known.includes(label) && known.length >= MAX_LABELS)
        throw refuse(tooManyLabels, `You can have at most ${String(MAX_LABELS)} labels`, { max: MAX_LABELS });
      await db.bloggerLabels.add(bloggerId, label, settings.clock.now());
    });
  }

  remove(bloggerId: number, label: string): Promise<void> {
    return this.services.database.write((db) => db.bloggerLabels.remove(bloggerId, label));
  }

  /**
   * Counts a visit through a link. A visit with an unknown code is not counted; an unknown label is ignored.
   * @param promo value of `?promo=`
   * @param address of the visitor; clicks per address and hour are limited
   */
  async click(promo: string, address: string | undefined): Promise<void> {
    const { database, settings } = this.services;
    const { code, label = NO_LABEL } = promoParts(promo);
    const [owner] = await database.read((db) => codeOwners(db, [code]));
    if (owner === undefined) return;
    if (address !== undefined && !(await this.#isWithinLimit(address))) return;
    const day = Math.floor(settings.clock.now() / DAY_MS);
    await database.write(async ({ bloggerLabels }) => {
      const isKnown = label !== NO_LABEL && (await bloggerLabels.has(owner.bloggerId, label));
      await bloggerLabels.click(owner.bloggerId, isKnown ? label : NO_LABEL, day);
    });
  }

  async #isWithinLimit(address: string): Promise<boolean> {
    try {
      await this.#limit(address);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    }
  }

  async #list(db: Repositories, bloggerId: number, from: number): Promise<readonly PlacementLabel[]> {
    const known = await db.bloggerLabels.list(bloggerId);
    const clicks = await db.bloggerLabels.clicks(bloggerId, Math.floor(from / DAY_MS));
    const days = (await db.royalties.soldDays(bloggerId)).filter(({ at }) => at >= from);
    const names = [...new Set([NO_LABEL, ...known, ...days.map(({ label }) => label ?? NO_LABEL)])];
    return names.map((label) => ({
      label,
      is_active: known.includes(label),
      clicks: clicks.find((one) => one.label === label)?.clicks ?? 0,
      sales: salesOf(days.filter((day) => (day.label ?? NO_LABEL) === label)),
    }));
  }
}

function salesOf(days: readonly SoldDay[]): PlacementLabel['sales'] {
  return [...new Set(days.map(({ currency }) => currency))].map((currency) => {
    const { count, gross, back, net, profit, unpaid } = soldFigures(days.filter((day) => day.currency === currency));
    return {
      ...{ currency, count, gross: toDecimal(gross), back: toDecimal(back), net: toDecimal(net) },
      profit: toDecimal(profit),
      unpaid: { count: unpaid.count, sum: toDecimal(unpaid.sum), profit: toDecimal(unpaid.profit) },
    };
  });
}
