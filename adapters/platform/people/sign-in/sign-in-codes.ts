import { isStaffAccount } from '../../../../core/contract/people/sign-in-contacts';
import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { CODE_MS } from '../../../../core/contract/foundation/one-time-code';
import type { StoreView } from '../../../../core/store-views';
import {
  newSecret,
  type CodeBudget,
  type ContactLimit,
  type ContactLimits,
  type Limit,
  type Settings,
} from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Database } from '../../ports/database';
import { contactOf } from '../accounts/contact-of';
import { newCode } from '../accounts/new-code';
import { writeProof } from '../accounts/proofs';
import type { SecurityLog } from '../accounts/security-log';
import { signInLink } from '../accounts/sign-in-link';
import { codeMail } from '../accounts/sign-in-mails';

const HOUR_MS = 60 * 60 * 1000;
const RESEND: Limit = { count: 1, windowMs: 15 * 1000 };
const CONTACT_LIMITS = {
  resend: { each: RESEND, strangers: { count: 4, windowMs: RESEND.windowMs } },
  codes: { each: { count: 5, windowMs: HOUR_MS }, strangers: { count: 20, windowMs: HOUR_MS } },
} as const satisfies Record<string, ContactLimit>;

/** Sends codes and links for signing in. */
export class SignInCodes {
  constructor(
    private readonly parts: {
      readonly codeBudget: CodeBudget;
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Sends a code; the response does not reveal if the account exists.
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL; 429 TOO_MANY_ATTEMPTS; 503 REGISTER_SMS_CODE_SENDER_ERROR
   */
  async request(raw: string, store: StoreView, address?: string): Promise<{ readonly is_email: boolean }> {
    const { codeBudget, messages, contactLimits, security, settings, database } = this.parts;
    const contact = contactOf(raw);
    const { value } = contact;
    const channel = contact.kind === 'email' ? 'email' : 'sms';
    await messages.requireSender(database, channel);
    const now = settings.clock.now();
    const asker = { contact: value, address };
    await contactLimits.hit('resend', asker, CONTACT_LIMITS.resend);
    await contactLimits.hit('codes', asker, CONTACT_LIMITS.codes);
    await codeBudget.spend(channel, asker);
    security.write('code-asked', {}, asker);
    const isKnown = await contactLimits.isKnown(asker);
    const code = newCode(settings.ids.uuid());
    const secret = newSecret(settings);
    const isEmail = contact.kind === 'email';
    const link = isEmail ? signInLink({ contact: value, secret }, store, settings.publicUrl) : undefined;
    await database.write(async (db) => {
      await writeProof(db, { contact: value, kind: 'code', secret: code }, newSecret(settings), now + CODE_MS);
      if (isEmail) await writeProof(db, { contact: value, kind: 'link', secret }, newSecret(settings), now + CODE_MS);
      const owner = await db.customers.byLogin(value);
      const isConfirmed = owner !== undefined && (owner.isVerified || isStaffAccount(owner.granted));
      const priority = requestedPriority({ isConfirmed, isKnown });
      await messages.write(db, { ...codeMail(store, contact, code, link), expiresAt: now + CODE_MS, priority });
    });
    return { is_email: isEmail };
  }
}
