import type { Database } from '../ports/database';
import type { LedgerCheck } from '../ports/orders/ledger';
import { setPromoCode, type CodeOutcome } from './promo-codes';
import type { RoyaltyRun, RoyaltyJobs } from './royalty-jobs';

/** Staff operations on bloggers' money other than payouts. */
export interface BloggerAccounts {
  /** @param contact login of the blogger */
  setCode(contact: string, code: string): Promise<CodeOutcome>;
  /** Confirms royalties after the return period. Undefined if another process is doing so. */
  confirm(): Promise<RoyaltyRun | undefined>;
  verify(): Promise<LedgerCheck>;
}

export function bloggerAccounts({
  database,
  royaltyJobs,
}: {
  readonly database: Database;
  readonly royaltyJobs: RoyaltyJobs;
}): BloggerAccounts {
  return {
    setCode: (contact, code) => setPromoCode(database, contact, code),
    confirm: () => royaltyJobs.run(),
    verify: () => database.read((db) => db.ledger.check()),
  };
}
