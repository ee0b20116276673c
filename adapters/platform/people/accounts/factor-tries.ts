import type { Database } from '../../ports/database';
import type { Asker, ContactLimit, ContactLimits } from '../../foundation';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Three of a million codes are valid at a time; sixty attempts a day take 5,000 days. */
const TRIES = {
  'factor-tries': { each: { count: 5, windowMs: 15 * MINUTE_MS }, strangers: { count: 15, windowMs: 15 * MINUTE_MS } },
  'factor-days': { each: { count: 20, windowMs: DAY_MS }, strangers: { count: 60, windowMs: DAY_MS } },
} as const satisfies Record<string, ContactLimit>;

export class FactorTries {
  constructor(private readonly parts: { readonly contactLimits: ContactLimits; readonly database: Database }) {}

  async count(asker: Asker): Promise<void> {
    for (const [what, limit] of Object.entries(TRIES)) await this.parts.contactLimits.hit(what, asker, limit);
  }

  async settle(asker: Asker): Promise<void> {
    const { contactLimits, database } = this.parts;
    for (const what of Object.keys(TRIES)) await contactLimits.clear(what, asker);
    await database.write((db) => contactLimits.know(db, asker));
  }
}
