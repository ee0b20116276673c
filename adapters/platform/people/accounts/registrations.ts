import type { Order, OrderAddress } from '../../../../core/contract';
import { readEmail } from '../../../../core/contract/foundation/contact';
import { WELCOME_LINK_MS } from '../../../../core/contract/foundation/one-time-code';
import type { StoreView } from '../../../../core/store-views';
import type { Content } from '../../content';
import {
  type EventLog,
  ApiError,
  invalidField,
  type Settings,
  newSecret,
  type CodeBudget,
  MAILS,
  type ContactLimits,
} from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Database, Repositories } from '../../ports/database';
import { isCommon, requireUncommon } from './common-passwords';
import type { PasswordWork } from './password-work';
import { writeProof } from './proofs';
import { resetLink } from './reset-link';
import { ownWords } from './own-words';
import type { SecurityLog } from './security-log';
import { knownMail, welcomeMail } from './sign-in-mails';
import type { SignInService } from './sign-in-service';

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

export class Registrations {
  constructor(
    private readonly parts: {
      readonly codeBudget: CodeBudget;
      readonly contactLimits: ContactLimits;
      readonly content: Content;
      readonly database: Database;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly passwords: PasswordWork;
      readonly security: SecurityLog;
      readonly settings: Settings;
    },
    private readonly signIn: SignInService,
  ) {}

  /**
   * Creates an account, or notifies the owner of an existing one. The response does not reveal which.
   * @throws ApiError 400 naming the field, PASSWORD_TOO_COMMON; 429; 503 TOO_BUSY
   */
  async register(registration: Registration, store: StoreView, address?: string): Promise<Registered> {
    const { password } = registration;
    const work = () => this.#register(registration, store, address);
    if (password === undefined) return work();
    await requireUncommon(password, 'password', await ownWords(registration, this.parts));
    return this.parts.passwords.within({ address, isUnproven: true }, work);
  }

  async #register(registration: Registration, store: StoreView, address?: string): Promise<Registered> {
    const email = readEmail(registration.email);
    if (email === undefined) throw invalidField('customer.email', 'must be an e-mail address');
    const { codeBudget, contactLimits, database, messages, passwords, security } = this.parts;
    await contactLimits.hit('register', { contact: email, address }, MAILS);
    await codeBudget.spend('letter', { contact: email, address });
    const password = registration.password === undefined ? undefined : await passwords.hash(registration.password);
    const registered = await database.write(async (db) => {
      if ((await db.customers.byLogin(email)) === undefined)
        return this.#insert(db, { ...registration, email, password }, store);
      const link = await this.#link(db, email, store);
      const reset = await resetLink(db, email, store, this.parts);
      await messages.write(db, { ...knownMail(store, email, { signIn: link.url, reset }), expiresAt: link.until });
      return { customerId: undefined };
    });
    const { customerId: customer } = registered;
    const who = { contact: email, address };
    if (customer === undefined) security.write('registration-known', {}, who);
    else security.write('registered', { customer, by: 'registration' }, who);
    return registered;
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
        currency: settings.defaultStore.i18n.currencyCode,
        password,
        source: 'shop',
      },
      settings.clock.now(),
    );
    await events.record(db, { name: 'customer.registered', data: { customer_id: customerId, by: 'registration' } });
    const link = await this.#link(db, email, store);
    await messages.write(db, { ...welcomeMail(store, email, firstname, link.url), expiresAt: link.until });
    return { customerId };
  }

  async #link(db: Repositories, email: string, store: StoreView) {
    const { settings } = this.parts;
    const secret = newSecret(settings);
    const until = settings.clock.now() + WELCOME_LINK_MS;
    await writeProof(db, { contact: email, kind: 'link', secret }, newSecret(settings), until);
    return { url: this.signIn.link(email, secret, store), until };
  }

  /**
   * S §4: creates the account requested at checkout; a failure never affects the order. Omits a common password, or
   * any if the queue is full: the mailed link then opens the account.
   */
  async registerAtCheckout(order: Order, address?: string): Promise<void> {
    const { personalDetails, addressInformation, order_id: orderId, store_code: storeCode } = order;
    const { createAccount, password, emailAddress, firstName, lastName } = personalDetails;
    if (createAccount !== true || password === undefined) return;
    const { database, settings } = this.parts;
    try {
      const words = await ownWords({ email: emailAddress, firstname: firstName, lastname: lastName }, this.parts);
      const own = (await isCommon(password, words)) ? {} : { password };
      const addresses = [addressInformation.shippingAddress];
      const { customerId } = await this.#registerInTurn(
        { email: emailAddress, firstname: firstName, lastname: lastName, addresses, ...own },
        settings.stores.find((view) => view.storeCode === storeCode) ?? settings.defaultStore,
        address,
      );
      if (customerId !== undefined) await database.write((db) => db.orders.give(orderId, customerId));
    } catch (error) {
      if (!(error instanceof ApiError)) settings.telemetry.error(error, { area: 'register-at-checkout' });
    }
  }

  /** Hashes in the queue of accounts requested with an order; omits the password if it is full. */
  async #registerInTurn(registration: Registration, store: StoreView, address?: string): Promise<Registered> {
    const { password, ...named } = registration;
    if (password === undefined) return this.#register(registration, store, address);
    try {
      const caller = { address, isUnproven: true };
      return await this.parts.passwords.withinCheckout(caller, () => this.#register(registration, store, address));
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return this.#register(named, store, address);
      throw error;
    }
  }
}
