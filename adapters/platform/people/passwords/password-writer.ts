import type { StoreView } from '../../../../core/store-views';
import type { Settings } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { AccountLog } from '../accounts/account-log';
import type { SessionService } from '../accounts/session-service';
import { changedMail, type PasswordNews } from '../accounts/sign-in-mails';

interface Written {
  readonly password: string;
  /** The only session that is kept. */
  readonly sessionId?: number;
}

/** Writes new passwords, in the caller's unit of work. */
export class PasswordWriter {
  constructor(
    private readonly parts: {
      readonly log: AccountLog;
      readonly messages: MessageLog;
      readonly sessions: SessionService;
      readonly settings: Pick<Settings, 'clock'>;
    },
  ) {}

  async write(db: Repositories, customer: Customer, { sessionId, ...change }: Written): Promise<void> {
    const { log, sessions, settings } = this.parts;
    await db.customers.change(customer.id, change, settings.clock.now());
    await sessions.endAll(db, customer.id, sessionId);
    await log.record(db, { customer }, 'password');
  }

  /** Tells the owner by the contact that they sign in with. */
  async notify(
    db: Pick<Repositories, 'outbox' | 'passkeys'>,
    customer: Customer,
    store: StoreView,
    kind: PasswordNews['kind'],
  ): Promise<void> {
    const contact = customer.loginEmail ?? customer.loginPhone;
    if (contact === undefined) return;
    const { length: passkeys } = await db.passkeys.ofCustomer(customer.id);
    await this.parts.messages.write(db, changedMail(store, contact, { kind, passkeys }));
  }
}
