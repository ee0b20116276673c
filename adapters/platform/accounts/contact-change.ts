import { readEmail } from '../../../core/contract/contact';
import { CODE_MS } from '../../../core/contract/one-time-code';
import type { StoreView } from '../../../core/store-views';
import { ApiError, invalidField } from '../http/api-error';
import { accessDenied } from '../http/require-caller';
import type { SignedInCaller } from '../http/route';
import type { MessageLog } from '../messages/message-log';
import type { Customer } from '../ports/customers';
import type { Database, Repositories } from '../ports/database';
import { contactChangeOf } from '../ports/proofs';
import type { Settings } from '../settings/options';
import { newSecret } from '../kernel/new-secret';
import { MAILS, type ContactLimits } from './contact-limits';
import { requireFresh } from './fresh-sign-in';
import { takeProof, writeProof, type Attempt } from './proofs';
import type { Limit, RateLimiter } from './rate-limiter';
import { contactCodeMail } from './sign-in-mails';
import { newCode } from './sign-in-service';

const HOUR_MS = 60 * 60 * 1000;
const LIMITS = {
  emails: { count: 10, windowMs: HOUR_MS },
  /** Whatever address they come from: a code is one of a million. */
  codes: { count: 20, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Where somebody wants to be written to. */
export interface EmailWish {
  /** In its one form. */
  readonly email: string;
  /** Whether it counts at once: it is theirs already. */
  readonly isTheirs: boolean;
}

/** That mails go elsewhere only where the owner of that address wants them. */
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
   * Looks at an address before a code is sent to it. The one that somebody else signs in with is not theirs; why it is refused is not said, and it cannot
   * be asked often. Mails tell of all that happens to an account, so that a device that was left open must not move them.
   * @throws ApiError 400 naming the field, EMAIL_NOT_USABLE, 403 for staff who act as the customer, 403 SIGN_IN_AGAIN, 429, 503 where nothing would send
   *   the code
   */
  async wish(caller: SignedInCaller, raw: string, address: string | undefined): Promise<EmailWish> {
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

  /** Sends a code to the address that mails are to go to. */
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

  /** Counts a try to confirm, before anything is looked at. @returns the address in its one form @throws ApiError 400 naming the field, 403 for staff who act as the customer, 429 */
  async count(caller: SignedInCaller, raw: string): Promise<string> {
    requireOwner(caller);
    const email = emailOf(raw);
    await this.parts.rates.hit(`contact-code:${String(caller.customer.id)}`, LIMITS.codes);
    return email;
  }

  /** Whether this is the code that was sent to that address for this customer; a good one counts once. @throws ApiError 400 EMAIL_NOT_USABLE */
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
}

/** @throws ApiError 403 for staff who act as the customer */
function requireOwner({ actorId }: SignedInCaller): void {
  if (actorId !== undefined) throw accessDenied();
}

/** @throws ApiError 400 naming the field */
function emailOf(raw: string): string {
  const email = readEmail(raw);
  if (email === undefined) throw invalidField('email', 'must be an e-mail address');
  return email;
}

/** @throws ApiError 400 EMAIL_NOT_USABLE for the address that another signs in with: what is sent there would come to a stranger */
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
