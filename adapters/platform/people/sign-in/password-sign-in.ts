import { readContact, type Contact } from '../../../../core/contract/foundation/contact';
import {
  ApiError,
  type Asker,
  type ContactLimit,
  type ContactLimits,
  type From,
  type Settings,
} from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database } from '../../ports/database';
import type { PasswordWork } from '../passwords/password-work';
import type { Entered, SessionStart } from './session-start';

const MINUTE_MS = 60 * 1000;
const PASSWORDS: ContactLimit = {
  each: { count: 10, windowMs: 15 * MINUTE_MS },
  strangers: { count: 100, windowMs: 24 * 60 * MINUTE_MS },
};

const COMPARISONS = 2;

const HERE: From = { address: undefined };

/** Signs in by password. */
export class PasswordSignIn {
  constructor(
    private readonly parts: {
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly passwords: PasswordWork;
      readonly settings: Settings;
      readonly start: SessionStart;
    },
  ) {}

  /** @throws ApiError 400 INCORRECT_LOGIN_OR_PASSWORD, with equal timing for unknown users; 429; 503 TOO_BUSY */
  async enter(username: string, password: string, from: From = HERE): Promise<Entered> {
    const { contactLimits, passwords } = this.parts;
    const contact = readContact(username);
    const asker = { contact: contact?.value ?? username, ...from };
    const isKnown = await contactLimits.isKnown(asker);
    const account = isKnown ? undefined : await this.#confirmed(contact);
    const caller = { address: from.address, isKnown, account };
    return passwords.within(caller, () => this.#byPassword(contact, password, asker));
  }

  /** Returns the id of the account. Unconfirmed ones do not count, because strangers can register any number of them. */
  async #confirmed(contact: Contact | undefined): Promise<number | undefined> {
    if (contact === undefined) return undefined;
    const customer = await this.parts.database.read((db) => db.customers.byLogin(contact.value));
    return customer?.isVerified === true && customer.password !== undefined ? customer.id : undefined;
  }

  async #byPassword(contact: Contact | undefined, password: string, asker: Asker): Promise<Entered> {
    const { contactLimits, database, passwords } = this.parts;
    await contactLimits.hit('passwords', asker, PASSWORDS);
    let entered: Entered | undefined;
    for (let tries = 0; entered === undefined && tries < COMPARISONS; tries += 1) {
      const customer = contact && (await database.read((db) => db.customers.byLogin(contact.value)));
      const isRight = await passwords.isRight(password, customer?.password);
      if (!isRight || customer === undefined) break;
      entered = await this.#enterCompared(customer, password, asker);
    }
    await this.parts.start.log('password', asker, entered);
    if (entered === undefined) throw new ApiError(400, 'INCORRECT_LOGIN_OR_PASSWORD', { error: 'credentials' });
    await contactLimits.clear('passwords', asker);
    return entered;
  }

  async #enterCompared(compared: Customer, password: string, asker: Asker): Promise<Entered | undefined> {
    const { database, passwords, settings, start } = this.parts;
    const isOld = compared.password !== undefined && passwords.isOutdated(compared.password);
    const anew = isOld ? await passwords.hash(password) : undefined;
    return database.write(async (db) => {
      const customer = await db.customers.lock(compared.id);
      if (customer === undefined || customer.password !== compared.password) return undefined;
      if (anew !== undefined) await db.customers.change(customer.id, { password: anew }, settings.clock.now());
      return start.enter(db, customer, { ...asker, by: 'password' });
    });
  }
}
