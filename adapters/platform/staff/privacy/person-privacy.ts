import type { AccountEnd, OwnDataCopy } from '../../../../core/contract/people/own-data';
import { toDecimal } from '../../../../core/kernel/money';
import { accessDenied, nameOfCaller, type Settings, type SignedInCaller } from '../../foundation';
import { foundPerson, isFresh, mayChange, requireFresh, type SecurityLog } from '../../people';
import type { Customer } from '../../ports/people/customers';
import type { Database } from '../../ports/database';
import type { Erased, PrivacyAdmin } from './privacy-admin';

/** Data copy and erasure of a person by staff. */
export class PersonPrivacy {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly privacyAdmin: PrivacyAdmin;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 403 for people with more rights; 404 */
  async end(id: number, caller: SignedInCaller): Promise<AccountEnd> {
    const { bonus, currency } = await this.#person(id, caller);
    const { orders, files, canceled, obstacles } = await this.parts.privacyAdmin.plan(String(id));
    return {
      ...{ orders, files, currency },
      bonus: toDecimal(bonus),
      canceled: [...canceled],
      obstacles: obstacles.map(({ field, of }) => ({ field, of: [...of] })),
      sign_in_again: !isFresh(caller, this.parts.settings.clock.now()),
    };
  }

  /** @throws ApiError 403 for people with more rights; 403 SIGN_IN_AGAIN; 404 */
  async copy(id: number, caller: SignedInCaller): Promise<OwnDataCopy> {
    const { privacyAdmin, security, settings } = this.parts;
    await this.#person(id, caller);
    requireFresh(caller, settings.clock.now());
    const copy = await privacyAdmin.export(String(id));
    security.write('data-copied', { customer: id, actor: caller.customer.id });
    return copy;
  }

  /** @throws ApiError 403 for people with more rights; 403 SIGN_IN_AGAIN; 404; 409 erasure_waits */
  async erase(id: number, caller: SignedInCaller): Promise<Pick<Erased, 'files' | 'orders'>> {
    const { privacyAdmin, security, settings } = this.parts;
    await this.#person(id, caller);
    requireFresh(caller, settings.clock.now());
    const { files, orders } = await privacyAdmin.erase(String(id), nameOfCaller(caller));
    security.write('account-deleted', { customer: id, actor: caller.customer.id });
    return { files, orders };
  }

  #person(id: number, caller: SignedInCaller): Promise<Customer> {
    return this.parts.database.read(async (db) => {
      const person = await foundPerson(db, id);
      if (!mayChange(caller.customer, person)) throw accessDenied();
      return person;
    });
  }
}
