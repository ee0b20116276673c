import type { StoreView } from '../../../../core/store-views';
import { ApiError, type From, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { confirmContact } from '../accounts/confirm-contact';
import { contactOf } from '../accounts/contact-of';
import { isProofGood, takeProof } from '../accounts/proofs';
import type { SecurityLog } from '../accounts/security-log';
import type { StrangerLockout } from '../accounts/stranger-lockout';
import type { NewPasswords } from './new-passwords';
import type { PasswordWriter } from './password-writer';

/** Sets new passwords by the link of an email. */
export class PasswordResets {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly lockout: StrangerLockout;
      readonly newPasswords: NewPasswords;
      readonly security: SecurityLog;
      readonly settings: Settings;
      readonly writer: PasswordWriter;
    },
  ) {}

  /** @throws ApiError 400 RESET_TOKEN_INCORRECT, PASSWORD_TOO_COMMON; 503 TOO_BUSY */
  async reset(
    raw: string,
    {
      token,
      wanted,
      address,
      earlier,
    }: Partial<Pick<From, 'address' | 'earlier'>> & { readonly token: string; readonly wanted: string },
    store: StoreView,
  ): Promise<void> {
    const { database, lockout, newPasswords, security, settings, writer } = this.parts;
    const { value } = contactOf(raw);
    const sent = { contact: value, kind: 'reset', secret: token } as const;
    const refusal = () => new ApiError(400, 'RESET_TOKEN_INCORRECT', { error: 'reset_token' });
    // Checked before hashing, so that invalid tokens cost little.
    const known = await database.read(async (db) =>
      (await isProofGood(db, sent, settings.clock.now())) ? ((await db.customers.byLogin(value)) ?? {}) : undefined,
    );
    if (known === undefined) throw refusal();
    const input = { password: wanted, field: 'newPassword', of: { ...known, loginEmail: value } };
    const password = await newPasswords.accept(input, { address, isKnown: true }, (hash) => hash());
    const isSet = await database.write(async (db) => {
      const now = settings.clock.now();
      const { isGood } = await takeProof(db, sent, { address: undefined }, now);
      const found = isGood ? await db.customers.byLogin(value) : undefined;
      const customer = found && (await db.customers.lock(found.id));
      if (customer?.loginEmail !== value && customer?.loginPhone !== value) return false;
      if (!customer.isVerified) await lockout.apply(db, customer, { now, earlier });
      await confirmContact(db, customer, value, now);
      await writer.write(db, customer, { password });
      // An intruder's passkey would reopen the account.
      await writer.notify(db, customer, store, 'passkeys-removed');
      await db.passkeys.removeAll(customer.id);
      security.write('password-changed', { customer: customer.id, by: 'link' });
      return true;
    });
    if (!isSet) throw refusal();
  }
}
