import type { Contact } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import type { Asker, EventLog, Settings } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { confirmContact } from '../accounts/confirm-contact';
import { mustFind } from '../accounts/contact-of';
import { newCustomer } from '../accounts/new-customer';
import type { SecurityLog } from '../accounts/security-log';
import type { StrangerLockout } from '../accounts/stranger-lockout';

/** Accounts of contacts whose control was just proven. */
export class ProvenAccounts {
  constructor(
    private readonly parts: {
      readonly events: EventLog;
      readonly lockout: StrangerLockout;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Finds, confirms or creates the account, locked in this unit of work.
   * @param from where the contact was proven; a new account gets the currency of this store
   */
  async of(
    db: Repositories,
    contact: Contact,
    { earlier, store }: Pick<Asker, 'earlier'> & { readonly store: StoreView },
  ): Promise<Customer> {
    const { events, lockout, security, settings } = this.parts;
    const { customers } = db;
    const now = settings.clock.now();
    const found = await customers.byLogin(contact.value);
    const known = found && (await customers.lock(found.id));
    if (known === undefined || !isLoginOf(known, contact)) {
      const id = await customers.insert(newCustomer(contact, store), now);
      await events.record(db, { name: 'customer.registered', data: { customer_id: id, by: 'sign-in' } });
      security.write('registered', { customer: id, by: 'sign-in' }, { contact: contact.value });
      return mustFind(await customers.byId(id));
    }
    if (known.isVerified) return known;
    // The account used another person's address or was never confirmed: the owner of the address takes it over.
    await lockout.apply(db, known, { now, earlier });
    await confirmContact(db, known, contact.value, now);
    return mustFind(await customers.byId(known.id));
  }
}

function isLoginOf({ loginEmail, loginPhone }: Customer, { value }: Contact): boolean {
  return value === loginEmail || value === loginPhone;
}
