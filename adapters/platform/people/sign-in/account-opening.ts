import { requestedPriority } from '../../../../core/contract/people/message-priority';
import type { OrderAddress } from '../../../../core/contract';
import { WELCOME_LINK_MS } from '../../../../core/contract/foundation/one-time-code';
import type { StoreView } from '../../../../core/store-views';
import { type EventLog, type Settings, newSecret } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Repositories } from '../../ports/database';
import { writeProof } from '../accounts/proofs';
import { resetLink } from '../passwords/reset-link';
import { signInLink } from '../accounts/sign-in-link';
import { knownMail, welcomeMail } from '../accounts/sign-in-mails';

export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password?: string;
  readonly addresses?: readonly OrderAddress[];
}

export interface Registered {
  readonly customerId: number | undefined;
}

/** Opens accounts in the caller's unit of work. */
export class AccountOpening {
  constructor(
    private readonly parts: {
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Creates an account, or emails the owner of the one that has the address.
   * @param registration with the hash of its password
   */
  async open(
    db: Repositories,
    registration: Omit<Registration, 'password'> & { readonly password: string | undefined },
    store: StoreView,
  ): Promise<Registered> {
    const { email } = registration;
    const owner = await db.customers.byLogin(email);
    if (owner === undefined) return this.#insert(db, registration, store);
    const { messages } = this.parts;
    const link = await this.#link(db, email, store);
    const reset = await resetLink(db, email, store, this.parts);
    const priority = requestedPriority({ isConfirmed: owner.isVerified });
    await messages.write(db, {
      ...knownMail(store, email, { signIn: link.url, reset }),
      expiresAt: link.until,
      priority,
    });
    return { customerId: undefined };
  }

  async #insert(
    db: Repositories,
    registration: Omit<Registration, 'password'> & { readonly password: string | undefined },
    store: StoreView,
  ): Promise<Registered> {
    const { events, messages, settings } = this.parts;
    const { email, password } = registration;
    // Entry requires a confirmed contact: addresses typed by a stranger must not wait there for the owner.
    const addresses = password === undefined ? [] : (registration.addresses ?? []);
    const firstname = registration.firstname.trim();
    const [address] = addresses;
    const customerId = await db.customers.insert(
      {
        loginPhone: undefined,
        loginEmail: email,
        email,
        isVerified: false,
        firstname,
        lastname: registration.lastname.trim(),
        photo: undefined,
        city: address?.city,
        postcode: address?.postcode,
        country: address?.countryId,
        addresses,
        roles: [],
        groupId: 1,
        bonus: 0,
        currency: store.i18n.currencyCode,
        password,
        source: 'shop',
      },
      settings.clock.now(),
    );
    await events.record(db, { name: 'customer.registered', data: { customer_id: customerId, by: 'registration' } });
    const link = await this.#link(db, email, store);
    const priority = requestedPriority({ isConfirmed: false });
    await messages.write(db, { ...welcomeMail(store, email, firstname, link.url), expiresAt: link.until, priority });
    return { customerId };
  }

  async #link(db: Repositories, email: string, store: StoreView) {
    const { settings } = this.parts;
    const secret = newSecret(settings);
    const until = settings.clock.now() + WELCOME_LINK_MS;
    await writeProof(db, { contact: email, kind: 'link', secret }, newSecret(settings), until);
    return { url: signInLink({ contact: email, secret }, store, settings.publicUrl), until };
  }
}
