import type { AccountEnd, OwnDataCopy } from '../../../../core/contract/people/own-data';
import { toDecimal } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import { isFresh, requireFresh, type SecurityLog, goodbyeMail } from '../../people';
import { type RateLimiter, accessDenied, type SignedInCaller, type Settings } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Erased, PrivacyAdmin } from './privacy-admin';

const THEMSELVES = 'customer';
/** Limited, because an export reads every table. */
const COPIES = { count: 10, windowMs: 60 * 60 * 1000 };

export class OwnData {
  constructor(
    private readonly parts: {
      readonly messages: MessageLog;
      readonly privacyAdmin: PrivacyAdmin;
      readonly rates: RateLimiter;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 403 for staff acting as the customer, 429 */
  async copy(caller: SignedInCaller): Promise<OwnDataCopy> {
    const id = ownIdOf(caller);
    await this.parts.rates.hit(`own-data:${String(id)}`, COPIES);
    const copy = await this.parts.privacyAdmin.export({ own: id });
    this.parts.security.write('data-copied', { customer: id });
    return copy;
  }

  async end(caller: SignedInCaller): Promise<AccountEnd> {
    const { orders, files, canceled, obstacles } = await this.parts.privacyAdmin.plan({ own: ownIdOf(caller) });
    const { bonus, currency } = caller.customer;
    return {
      ...{ orders, files, currency },
      bonus: toDecimal(bonus),
      canceled: [...canceled],
      obstacles: obstacles.map(({ field, of }) => ({ field, of: [...of] })),
      sign_in_again: !isFresh(caller, this.parts.settings.clock.now()),
    };
  }

  /**
   * Erases the caller and emails a final confirmation.
   * @throws ApiError 403 for staff acting as the customer; 403 SIGN_IN_AGAIN; 409 erasure_waits
   */
  async delete(caller: SignedInCaller, store: StoreView): Promise<Pick<Erased, 'files' | 'orders'>> {
    const id = ownIdOf(caller);
    const { messages, privacyAdmin, security, settings } = this.parts;
    requireFresh(caller, settings.clock.now());
    const contact = caller.customer.loginEmail ?? caller.customer.loginPhone;
    const { files, orders } = await privacyAdmin.erase({ own: id }, THEMSELVES, async (db) => {
      if (contact !== undefined) await messages.write(db, goodbyeMail(store, contact));
    });
    security.write('account-deleted', { customer: id });
    return { files, orders };
  }
}

function ownIdOf({ customer, actorId }: SignedInCaller): number {
  if (actorId !== undefined) throw accessDenied();
  return customer.id;
}
