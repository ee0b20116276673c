import { entriesOf } from '../../../../core/bloggers/ledger';
import type { LedgerRepository, NewPosting } from '../../ports/orders/ledger';

/** Posts a double entry; the blogger's books must be locked. @returns posting id */
export function postMovement(ledger: Pick<LedgerRepository, 'post'>, posting: NewPosting): Promise<number> {
  return ledger.post(posting, entriesOf(posting.movement));
}
