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
import { contactCodeMail, movedMail } from './sign-in-mails';
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
   * Account notices go to this address, so an unattended device must not change it. A rejection does not reveal the
   * reason.
   * @throws ApiError 400 naming the field; EMAIL_NOT_USABLE; 403 if staff acts as the customer; 403 SIGN_IN_AGAIN; 429;
   * 503
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
    await database.read((db) => requireUsable(db, customer, email));
    await messages.requireSender(database, 'email');
    await contactLimits.hit('contact-code', { contact: email, address }, MAILS);
    return { email, isTheirs: false };
  }

  async send(
    db: Pick<Repositories, 'outbox' | 'proofs'>,
    customer: Customer,
    email: string,
    store: StoreView,
  ): Promise<void> {
    const { messages, settings } = this.parts;
    const expiresAt = settings.clock.now() + CODE_MS;
    const code = newCode(settings.ids.uuid());
    const sent = { contact: contactChangeOf(customer.id, email), kind: 'code', secret: code } as const;
    await writeProof(db, sent, newSecret(settings), expiresAt);
    await messages.write(db, { ...contactCodeMail(store, email, code), expiresAt });
  }

  /**
   * Counts an attempt before any lookup.
   * @throws ApiError 400 naming the field; 403 if staff acts as the customer; 429
   */
  async count(caller: SignedInCaller, raw: string): Promise<string> {
    requireOwner(caller);
    const email = emailOf(raw);
    await this.parts.rates.hit(`contact-code:${String(caller.customer.id)}`, LIMITS.codes);
    return email;
  }

  /**
   * Consumes a valid code.
   * @throws ApiError 400 EMAIL_NOT_USABLE
   */
  async take(
    db: Pick<Repositories, 'customers' | 'proofs' | 'rates'>,
    customer: Customer,
    { email, code, address }: { readonly email: string; readonly code: string; readonly address: string | undefined },
  ): Promise<Attempt> {
    await requireUsable(db, customer, email);
    const sent = {
      contact: contactChangeOf(customer.id, email),
      kind: 'code',
      secret: code.trim().toUpperCase(),
    } as const;
    return takeProof(db, sent, { address }, this.parts.settings.clock.now());
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

/** @throws ApiError 400 EMAIL_NOT_USABLE for another account's login: its mail would reach a stranger */
async function requireUsable(
  { customers }: Pick<Repositories, 'customers'>,
  { id }: Customer,
  email: string,
): Promise<void> {
  const owner = await customers.byLogin(email);
  if (owner === undefined || owner.id === id) return;
  const errors = [{ field: 'email', message: 'email cannot be used here' }];
  throw new ApiError(400, 'EMAIL_NOT_USABLE', { error: 'invalid_input', errors });
}
