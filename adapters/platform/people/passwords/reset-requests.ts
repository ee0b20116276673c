import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { readContact, readEmail } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import { invalidField, type Settings } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Database } from '../../ports/database';
import type { MailLimits } from '../accounts/mail-limits';
import { isProofGood } from '../accounts/proofs';
import { RESET_MS, resetLink } from './reset-link';
import type { SecurityLog } from '../accounts/security-log';
import { resetMail } from '../accounts/sign-in-mails';

/** Emails links for forgotten passwords. */
export class ResetRequests {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly mailLimits: MailLimits;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /**
   * The response does not reveal if the account exists.
   * @throws ApiError 503 if mail is unavailable
   */
  async send(raw: string, store: StoreView, address?: string): Promise<void> {
    const { database, mailLimits, messages, security, settings } = this.parts;
    const email = readEmail(raw);
    if (email === undefined) throw invalidField('email', 'must be an e-mail address');
    await messages.requireSender(database, 'email');
    await mailLimits.hit('reset', 'email', { contact: email, address });
    security.write('reset-asked', {}, { contact: email, address });
    await database.write(async (db) => {
      const customer = await db.customers.byLogin(email);
      if (customer === undefined) return;
      const link = await resetLink(db, email, store, this.parts);
      const expiresAt = settings.clock.now() + RESET_MS;
      const priority = requestedPriority({ isConfirmed: customer.isVerified });
      await messages.write(db, { ...resetMail(store, email, link), expiresAt, priority });
    });
  }

  async isGood(raw: string, token: string): Promise<boolean> {
    const { database, settings } = this.parts;
    const contact = readContact(raw);
    if (contact === undefined) return false;
    const sent = { contact: contact.value, kind: 'reset', secret: token } as const;
    return database.read((db) => isProofGood(db, sent, settings.clock.now()));
  }
}
