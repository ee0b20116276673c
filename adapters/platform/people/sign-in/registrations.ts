import { readEmail } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import { invalidField } from '../../foundation';
import type { Database } from '../../ports/database';
import type { MailLimits } from '../accounts/mail-limits';
import type { SecurityLog } from '../accounts/security-log';
import type { HashPassword, NewPasswords } from '../passwords/new-passwords';
import type { AccountOpening, Registered, Registration } from './account-opening';

export class Registrations {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly mailLimits: MailLimits;
      readonly newPasswords: NewPasswords;
      readonly opening: AccountOpening;
      readonly security: SecurityLog;
    },
  ) {}

  /**
   * Creates an account, or notifies the owner of an existing one. The response does not reveal which.
   * @throws ApiError 400 naming the field, PASSWORD_TOO_COMMON; 429; 503 TOO_BUSY
   */
  async register(registration: Registration, store: StoreView, address?: string): Promise<Registered> {
    const { password, ...named } = registration;
    if (password === undefined) return this.open(named, store, address);
    const input = { password, field: 'password', of: named };
    return this.parts.newPasswords.accept(input, { address, isUnproven: true }, (hash) =>
      this.open(named, store, address, hash),
    );
  }

  /**
   * Registers with a password that is accepted already.
   * @param hash hashes it; without it the account has none
   * @throws ApiError 400 naming the field; 429
   */
  async open(
    registration: Omit<Registration, 'password'>,
    store: StoreView,
    address?: string,
    hash?: HashPassword,
  ): Promise<Registered> {
    const email = readEmail(registration.email);
    if (email === undefined) throw invalidField('customer.email', 'must be an e-mail address');
    const { database, mailLimits, opening, security } = this.parts;
    await mailLimits.hit('register', 'letter', { contact: email, address });
    const password = await hash?.();
    const registered = await database.write((db) => opening.open(db, { ...registration, email, password }, store));
    const { customerId: customer } = registered;
    const who = { contact: email, address };
    if (customer === undefined) security.write('registration-known', {}, who);
    else security.write('registered', { customer, by: 'registration' }, who);
    return registered;
  }
}
