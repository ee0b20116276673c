import type { Database } from '../ports/database';
import type { LedgerCheck } from '../ports/ledger';
import { setPromoCode, type CodeOutcome } from './promo-codes';
import type { RoyaltyRound, RoyaltyRounds } from './royalty-rounds';

/** What those who run the shop do about bloggers' money besides paying it. */
export interface BloggerAccounts {
  /** Gives a blogger a promo code in place of the one before. @param contact what the blogger signs in with */
  setCode(contact: string, code: string): Promise<CodeOutcome>;
  /**
   * Confirms what was earned by orders whose return period is over. The process that serves the shop does it from time to time; undefined where
   * another one is at it.
   */
  confirm(): Promise<RoyaltyRound | undefined>;
  /** Whether the books balance, of all bloggers. */
  verify(): Promise<LedgerCheck>;
}

export function bloggerAccounts({
  database,
  royaltyRounds,
}: {
  readonly database: Database;
  readonly royaltyRounds: RoyaltyRounds;
}): BloggerAccounts {
  return {
    setCode: (contact, code) => setPromoCode(database, contact, code),
    confirm: () => royaltyRounds.run(),
    verify: () => database.read((db) => db.ledger.check()),
  };
}
