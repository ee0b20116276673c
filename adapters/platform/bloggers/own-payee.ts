import type { Payee } from '../../../core/contract/bloggers/blogger-payee';
import { accountKey } from '../../../core/contract/bloggers/iban';
import { accessDenied, loginOf, type Settings, type SignedInCaller } from '../foundation';
import { type MessageLog, payeeChangedMail, storeOfPerson } from '../messages';
import { PAYEE_KIND, requireFresh } from '../people';
import type { Database } from '../ports/database';

interface Parts {
  readonly database: Database;
  readonly messages: MessageLog;
  readonly settings: Settings;
}

const MEMBERS = ['holder', 'account', 'bic', 'tax_status', 'tax_number'] as const satisfies readonly (keyof Payee)[];
/** Characters of an account number that mail may show. */
const SHOWN = 4;

/**
 * Sets the payout account, notifies its owner by email and logs the change without the account.
 * @throws ApiError 403 if staff act as the blogger; 403 SIGN_IN_AGAIN
 */
export async function setOwnPayee(
  { database, messages, settings }: Parts,
  caller: SignedInCaller,
  payee: Payee,
): Promise<void> {
  if (caller.actorId !== undefined) throw accessDenied();
  const now = settings.clock.now();
  requireFresh(caller, now);
  const { customer } = caller;
  await database.write(async (db) => {
    await db.staffChanges.lock(PAYEE_KIND, String(customer.id));
    const before = await db.bankFiles.payeeOf(customer.id);
    const changed = MEMBERS.filter((name) => before?.[name] !== payee[name]);
    if (changed.length === 0) return;
    await db.bankFiles.setPayee(customer.id, payee, now);
    const as = loginOf(customer);
    await db.staffChanges.add({
      ...{ at: now, who: as, kind: PAYEE_KIND, record: String(customer.id) },
      action: before === undefined ? 'created' : 'changed',
      before: {},
      after: { as, changed },
    });
    const ending = accountKey(payee.account).slice(-SHOWN);
    const mail = payeeChangedMail(customer, ending, await storeOfPerson(db, customer, settings));
    if (mail !== undefined) await messages.write(db, mail);
  });
}
