import type { Database } from '../ports/database';
import type { LedgerCheck } from '../ports/orders/ledger';
import type { Labels } from './labels';
import { setPromoCode, type CodeOutcome } from './promo-codes';
import type { RoyaltyRun, RoyaltyJobs } from './royalty-jobs';

/** Staff operations on bloggers' money other than payouts. */
export interface BloggerAccounts {
  /** @param contact login of the blogger */
  setCode(contact: string, code: string): Promise<CodeOutcome>;
  /** Confirms royalties after the return period. Undefined if another process is doing so. */
  confirm(): Promise<RoyaltyRun | undefined>;
  verify(): Promise<LedgerCheck>;
  /** Counts a visit by a link with `?promo=`, up to the limit of the address; the server calls it. */
  click(promo: string, address: string | undefined): Promise<void>;
}

export function bloggerAccounts({
  database,
  labels,
  royaltyJobs,
}: {
  readonly database: Database;
  readonly labels: Pick<Labels, 'click'>;
  readonly royaltyJobs: RoyaltyJobs;
}): BloggerAccounts {
  return {
    setCode: (contact, code) => setPromoCode(database, contact, code),
    confirm: () => royaltyJobs.run(),
    click: (promo, address) => labels.click(promo, address),
    verify: () => database.read((db) => db.ledger.check()),
  };
}
