import { entriesOf } from '../../../core/bloggers/ledger';
import type { LedgerRepository, NewPosting } from '../ports/ledger';

/** Writes a movement into the books as double entry. The books of the blogger are locked. @returns its id */
export function postMovement(ledger: Pick<LedgerRepository, 'post'>, posting: NewPosting): Promise<number> {
  return ledger.post(posting, entriesOf(posting.movement));
}
