import { readEmail } from '../../../../core/contract/foundation/contact';
import { CODE_MS } from '../../../../core/contract/foundation/one-time-code';
import type { StoreView } from '../../../../core/store-views';
import {
  ApiError,
  invalidField,
  accessDenied,
  type SignedInCaller,
  type Settings,
  newSecret,
  MAILS,
  type ContactLimits,
  type Limit,
  type RateLimiter,
} from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import { contactChangeOf } from '../../ports/people/proofs';
import { requireFresh } from './fresh-sign-in';
import { takeProof, writeProof, type Attempt } from './proofs';
import { contactCodeMail, movedMail, takenMail } from './sign-in-mails';
import { newCode } from './new-code';

const HOUR_MS = 60 * 60 * 1000;
const LIMITS = {
  emails: { count: 10, windowMs: HOUR_MS },
  codes: { count: 20, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, Limit>;

export interface EmailInput {
  readonly email: string;
  readonly isTheirs: boolean;
}

export class ContactChange {
  constructor(
    private readonly parts: {
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Account notices go to this address, so an unattended device must not change it.
   * @throws ApiError 400 naming the field; 403 if staff act as the customer; 403 SIGN_IN_AGAIN; 429; 503
   */
  async input(caller: SignedInCaller, raw: string, address: string | undefined): Promise<EmailInput> {
    const { customer } = caller;
    const email = emailOf(raw);
    if (email === customer.email) return { email, isTheirs: true };
    const { contactLimits, database, messages, rates, settings } = this.parts;
    requireOwner(caller);
    requireFresh(caller, settings.clock.now());
    if (email === customer.loginEmail) return { email, isTheirs: true };
    await rates.hit(`profile-email:${String(customer.id)}`, LIMITS.emails);
    await messages.requireSender(database, 'email');
    await contactLimits.hit('contact-code', { contact: email, address }, MAILS);
    return { email, isTheirs: false };
  }

  /**
   * Sends a code to the address. If another account signs in with it, its owner gets a notice instead; the caller cannot
   * tell the difference.
   */
  async send(
    db: Pick<Repositories, 'customers' | 'outbox' | 'proofs'>,
    customer: Customer,
    email: string,
    store: StoreView,
  ): Promise<void> {
    const { messages, settings } = this.parts;
    const expiresAt = settings.clock.now() + CODE_MS;
    const code = newCode(settings.ids.uuid());
    const sent = { contact: contactChangeOf(customer.id, email), kind: 'code', secret: code } as const;
    await writeProof(db, sent, newSecret(settings), expiresAt);
    const mail = (await isFree(db, customer, email)) ? contactCodeMail(store, email, code) : takenMail(store, email);
    await messages.write(db, { ...mail, expiresAt });
  }

  /**
   * Counts an attempt before any lookup.
   * @throws ApiError 400 naming the field; 403 if staff act as the customer; 429
   */
  async count(caller: SignedInCaller, raw: string): Promise<string> {
    requireOwner(caller);
    const email = emailOf(raw);
    await this.parts.rates.hit(`contact-code:${String(caller.customer.id)}`, LIMITS.codes);
    return email;
  }

  /**
   * Consumes a valid code.
   * @throws ApiError 400 EMAIL_NOT_USABLE if the code is right and another account has signed in with the address since
   */
  async take(
    db: Pick<Repositories, 'customers' | 'proofs' | 'rates'>,
    customer: Customer,
    { email, code, address }: { readonly email: string; readonly code: string; readonly address: string | undefined },
  ): Promise<Attempt> {
    const sent = {
      contact: contactChangeOf(customer.id, email),
      kind: 'code',
      secret: code.trim().toUpperCase(),
    } as const;
    const attempt = await takeProof(db, sent, { address }, this.parts.settings.clock.now());
    if (attempt.isGood && !(await isFree(db, customer, email))) throw notUsable();
    return attempt;
  }

  /** Tells the former address, which may be the owner's while a stranger moves the account. */
  async notifyFormer(
    db: Pick<Repositories, 'outbox'>,
    before: Customer,
    email: string,
    store: StoreView,
  ): Promise<void> {
    const known = before.email ?? before.loginEmail;
    if (known !== undefined && known !== email) await this.parts.messages.write(db, movedMail(store, known));
  }
}

function requireOwner({ actorId }: SignedInCaller): void {
  if (actorId !== undefined) throw accessDenied();
}

function emailOf(raw: string): string {
  const email = readEmail(raw);
  if (email === undefined) throw invalidField('email', 'must be an e-mail address');
  return email;
}

/** False for the login of another account: mail of this one would reach a stranger. */
async function isFree(
  { customers }: Pick<Repositories, 'customers'>,
  { id }: Customer,
  email: string,
): Promise<boolean> {
  const owner = await customers.byLogin(email);
  return owner === undefined || owner.id === id;
}

function notUsable(): ApiError {
  const errors = [{ field: 'email', message: 'email cannot be used here' }];
  return new ApiError(400, 'EMAIL_NOT_USABLE', { error: 'invalid_input', errors });
}
