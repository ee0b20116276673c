import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CustomerOrder, Order, OrderAddress, Role, User } from '../../../core/contract';
import { ADDRESSES_CHANGED_ERROR } from '../../../core/contract/accounts';
import { orderAddress } from '../../../core/contract/cart';
import { deliveryStep } from '../../../core/contract/order-status';
import { readContact, readEmail } from '../../../core/contract/contact';
import { toDecimal } from '../../../core/kernel/money';
import { MOST_ADDRESSES } from '../../../core/contract/limits';
import { parseJson } from '../../../core/kernel/json';
import type { StoreView } from '../../../core/store-views';
import { ApiError, invalidField } from '../http/api-error';
import type { SignedInCaller } from '../http/route';
import { customerOrder } from '../orders/customer-order';
import type { Parts } from '../parts';
import type { Customer } from './customer-repository';
import { accessDenied } from './require-caller';
import type { Limit } from './rate-limiter';
import { requireSender } from './require-sender';
import { hashPassword, isPassword } from './secrets';
import { changedMail, frontOf, knownMail, resetMail, welcomeMail } from './sign-in-mails';
import { contactOf, mustFind, type SignInService } from './sign-in-service';

const HOUR_MS = 60 * 60 * 1000;
/** How long a token to set a password with counts, a link that signs in, and one that shows an address to be one's own. */
const RESET_MS = HOUR_MS;
const KNOWN_MS = HOUR_MS;
const WELCOME_MS = 7 * 24 * HOUR_MS;
const LIMITS = {
  mails: { count: 3, windowMs: HOUR_MS },
  passwords: { count: 10, windowMs: 15 * 60 * 1000 },
  resetChecks: { count: 30, windowMs: HOUR_MS },
  emails: { count: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
/** How many orders the user itself carries. */
const HISTORY = 20;

/** Who wants an account. */
export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly addresses?: readonly OrderAddress[];
}

/** What customers see and change of their own accounts (A §3, §5, §7). */
export class AccountService {
  constructor(
    private readonly parts: Parts,
    private readonly signIn: SignInService,
  ) {}

  /** The user as clients know it; every member is named here, and nothing else goes out. */
  view(customer: Customer, actorId?: number): User {
    const orders = this.parts.orders.ofCustomer(customer.id, { limit: HISTORY, offset: 0 });
    return {
      id: customer.id,
      phone: customer.loginPhone ?? null,
      firstname: customer.firstname,
      lastname: customer.lastname,
      email: customer.email ?? customer.loginEmail ?? null,
      login_email: customer.loginEmail ?? null,
      has_password: customer.password !== undefined,
      photo: customer.photo ?? null,
      city: customer.city ?? null,
      postcode: customer.postcode ?? null,
      country: customer.country ?? null,
      addresses: [...customer.addresses],
      addresses_revision: revisionOf(customer.addresses),
      roles: [...customer.roles],
      group_id: customer.groupId,
      groupToken: this.parts.groups.tokenOf(customer.groupId),
      account: toDecimal(customer.bonus),
      account_currency: customer.currency,
      orders_history: orders.map((order) => ({
        increment_id: order.number,
        stage: deliveryStep(order.deliveryStatus, order.stage),
        canceled: order.status === 'canceled',
      })),
      actor_id: actorId ?? null,
    };
  }

  /**
   * @throws ApiError 400 naming the field; EMAIL_NOT_USABLE for the address that another signs in with; 409 'addresses_changed' where
   *   the list was made from another one than there is; 429
   */
  update(
    { customer, actorId }: SignedInCaller,
    change: {
      firstname?: string | undefined;
      lastname?: string | undefined;
      email?: string | undefined;
      addresses?: string | undefined;
      addresses_revision?: string | undefined;
    },
  ): User {
    const { customers, database, settings } = this.parts;
    const email = change.email === undefined ? undefined : this.#contactEmail(customer, change.email);
    const addresses = change.addresses === undefined ? undefined : addressesOf(change.addresses);
    const known = addresses === undefined ? undefined : change.addresses_revision;
    database.transaction(() => {
      const now = mustFind(customers.byId(customer.id));
      if (known !== undefined && known !== revisionOf(now.addresses)) throw addressesChanged();
      customers.change(
        customer.id,
        {
          ...(change.firstname !== undefined && { firstname: change.firstname.trim() }),
          ...(change.lastname !== undefined && { lastname: change.lastname.trim() }),
          ...(email !== undefined && { email }),
          ...(addresses !== undefined && { addresses }),
        },
        settings.clock.now(),
      );
    });
    return this.view(mustFind(customers.byId(customer.id)), actorId);
  }

  /**
   * Where a customer wants to be written to. The address that somebody else signs in with is not theirs: what is sent there
   * would come to a stranger. Why it is refused is not said, and it cannot be asked often.
   */
  #contactEmail(customer: Customer, raw: string): string {
    const email = readEmail(raw);
    if (email === undefined) throw invalidField('email', 'must be an e-mail address');
    if (email === customer.email || email === customer.loginEmail) return email;
    const { customers, rates } = this.parts;
    rates.hit(`profile-email:${customer.id}`, LIMITS.emails);
    if (customers.byLogin(email) === undefined) return email;
    const errors = [{ field: 'email', message: 'email cannot be used here' }];
    throw new ApiError(400, 'EMAIL_NOT_USABLE', { error: 'invalid_input', errors });
  }

  /**
   * @param photo path of the picture; null for none
   * @returns the user as they are now, and the path of the picture that was theirs until now
   */
  changePhoto(
    { customer, actorId }: SignedInCaller,
    photo: string | null,
  ): { readonly view: User; readonly before: string | undefined } {
    const { customers, settings } = this.parts;
    const before = customers.byId(customer.id)?.photo;
    customers.changePhoto(customer.id, photo, settings.clock.now());
    return { view: this.view(mustFind(customers.byId(customer.id)), actorId), before };
  }

  /** @throws ApiError 400 ENTER_YOUR_NAME; 403 for the account of somebody else */
  saveName({ customer, actorId }: SignedInCaller, id: string, name: string): User {
    this.own(customer, id);
    const [firstname = '', ...rest] = name.trim().split(/\s+/);
    if (firstname === '') throw new ApiError(400, 'ENTER_YOUR_NAME', { error: 'invalid_input' });
    const { customers, settings } = this.parts;
    customers.change(customer.id, { firstname, lastname: rest.join(' ') }, settings.clock.now());
    return this.view(mustFind(customers.byId(customer.id)), actorId);
  }

  /** Nobody sees or changes the account of another. @throws ApiError 403 ACCESS_DENIED */
  own(customer: Customer, id: string | undefined): void {
    if (id !== undefined && id !== String(customer.id)) throw accessDenied();
  }

  /** The orders of a customer, newest first. */
  history(
    customer: Customer,
    { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  ): { items: CustomerOrder[]; total_count: number } {
    const { orders } = this.parts;
    const page = orders.ofCustomer(customer.id, { limit: pageSize, offset: (currentPage - 1) * pageSize });
    return {
      items: page.map((order) => this.#order(customer, order)),
      total_count: orders.countOfCustomer(customer.id),
    };
  }

  /** One order of a customer, by the shop's id or its number. */
  order(customer: Customer, key: string): CustomerOrder | undefined {
    const found = this.parts.orders.oneOfCustomer(customer.id, key);
    return found && this.#order(customer, found);
  }

  #order(customer: Customer, order: Parameters<typeof customerOrder>[0]): CustomerOrder {
    const seesReasons = customer.roles.some((role) => SEES_REASONS.has(role));
    const royalty = seesReasons ? this.parts.bloggers.royaltyOf(order.id) : undefined;
    const now = this.parts.settings.clock.now();
    const fileLink = (path: string) => this.parts.fileLinks.sign(path, now);
    return customerOrder(order, royalty, { seesReasons, now, fileLink });
  }

  /** Makes an account, or mails the owner of the address that there is one. The caller cannot see which. */
  async register(registration: Registration, store: StoreView): Promise<{ readonly customerId: number | undefined }> {
    const email = readEmail(registration.email);
    if (email === undefined) throw invalidField('customer.email', 'must be an e-mail address');
    const { customers, database, outbox, proofs, rates, sessions, settings } = this.parts;
    rates.hit(`register:${email}`, LIMITS.mails);
    const password = await hashPassword(registration.password);
    const now = settings.clock.now();
    return database.transaction(() => {
      if (customers.byLogin(email) !== undefined) {
        const secret = sessions.secret();
        proofs.write({ contact: email, kind: 'link', secret }, sessions.secret(), now + KNOWN_MS);
        const links = { signIn: this.signIn.link(email, secret, store), reset: this.#resetLink(email, store) };
        outbox.add({ ...knownMail(store, email, links), createdAt: now });
        return { customerId: undefined };
      }
      const [address] = registration.addresses ?? [];
      const customerId = customers.insert(
        {
          loginPhone: undefined,
          loginEmail: email,
          email,
          isVerified: false,
          firstname: registration.firstname.trim(),
          lastname: registration.lastname.trim(),
          photo: undefined,
          city: address?.city,
          postcode: address?.postcode,
          country: address?.countryId,
          addresses: registration.addresses ?? [],
          roles: [],
          groupId: 1,
          bonus: 0,
          currency: settings.defaultStore.i18n.currencyCode,
          password,
          source: 'shop',
        },
        now,
      );
      const secret = sessions.secret();
      proofs.write({ contact: email, kind: 'link', secret }, sessions.secret(), now + WELCOME_MS);
      const link = this.signIn.link(email, secret, store);
      outbox.add({ ...welcomeMail(store, email, registration.firstname.trim(), link), createdAt: now });
      return { customerId };
    });
  }

  /** S §4: an account that was wished for at checkout. The order stands whatever becomes of it. */
  async registerAtCheckout(order: Order): Promise<void> {
    const { personalDetails, addressInformation, order_id: orderId, store_code: storeCode } = order;
    const { createAccount, password, emailAddress, firstName, lastName } = personalDetails;
    if (createAccount !== true || password === undefined) return;
    const { orders, settings } = this.parts;
    try {
      const { customerId } = await this.register(
        {
          email: emailAddress,
          firstname: firstName,
          lastname: lastName,
          password,
          addresses: [addressInformation.shippingAddress],
        },
        settings.stores.find((view) => view.storeCode === storeCode) ?? settings.defaultStore,
      );
      if (customerId !== undefined) orders.give(orderId, customerId);
    } catch (error) {
      if (!(error instanceof ApiError)) settings.telemetry.error(error, { area: 'register-at-checkout' });
    }
  }

  /** @throws ApiError 400 CURRENT_PASSWORD_INCORRECT, 403 for staff who act as the customer, 429 */
  async changePassword(
    { customer, sessionId, actorId }: SignedInCaller,
    { current, wanted }: { readonly current: string; readonly wanted: string },
    store: StoreView,
  ): Promise<void> {
    if (actorId !== undefined) throw accessDenied();
    const { customers, rates, sessions, settings } = this.parts;
    const key = `change-password:${customer.id}`;
    rates.hit(key, LIMITS.passwords);
    const isRight = customer.password === undefined ? current === '' : await isPassword(current, customer.password);
    if (!isRight) throw new ApiError(400, 'CURRENT_PASSWORD_INCORRECT', { error: 'credentials' });
    rates.clear(key);
    customers.change(customer.id, { password: await hashPassword(wanted) }, settings.clock.now());
    sessions.endAll(customer.id, sessionId);
    this.#notifyChanged(customer, store);
  }

  /** Mails a token to set a password with, where there is an account. The caller cannot see which. @throws ApiError 503 where nothing would send it */
  resetPassword(raw: string, store: StoreView): void {
    const { customers, outbox, rates, settings } = this.parts;
    const email = readEmail(raw);
    if (email === undefined) throw invalidField('email', 'must be an e-mail address');
    requireSender(settings);
    rates.hit(`reset:${email}`, LIMITS.mails);
    if (customers.byLogin(email) === undefined) return;
    const link = this.#resetLink(email, store);
    outbox.add({ ...resetMail(store, email, link), createdAt: settings.clock.now() });
  }

  /** A link with a new token to set the password of an account with. */
  #resetLink(email: string, store: StoreView): string {
    const { proofs, sessions, settings } = this.parts;
    const secret = sessions.secret();
    proofs.write({ contact: email, kind: 'reset', secret }, sessions.secret(), settings.clock.now() + RESET_MS);
    return `${frontOf(store, settings.publicUrl)}/create-password?email=${encodeURIComponent(email)}&token=${secret}`;
  }

  /** Whether the token of a mail still sets a password, so that nobody thinks one up for nothing. It is as good afterwards. */
  isResetGood(raw: string, token: string): boolean {
    const { proofs, rates, settings } = this.parts;
    const contact = readContact(raw);
    if (contact === undefined) return false;
    rates.hit(`check-reset:${contact.value}`, LIMITS.resetChecks);
    return proofs.isGood({ contact: contact.value, kind: 'reset', secret: token }, settings.clock.now());
  }

  /** @throws ApiError 400 RESET_TOKEN_INCORRECT */
  async createPassword(
    raw: string,
    { token, wanted }: { readonly token: string; readonly wanted: string },
    store: StoreView,
  ): Promise<void> {
    const { customers, proofs, sessions, settings } = this.parts;
    const contact = contactOf(raw);
    const { isGood } = proofs.take({ contact: contact.value, kind: 'reset', secret: token }, settings.clock.now());
    const customer = isGood ? customers.byLogin(contact.value) : undefined;
    if (!customer) throw new ApiError(400, 'RESET_TOKEN_INCORRECT', { error: 'reset_token' });
    customers.change(customer.id, { password: await hashPassword(wanted), isVerified: true }, settings.clock.now());
    sessions.endAll(customer.id);
    this.#notifyChanged(customer, store);
  }

  #notifyChanged(customer: Customer, store: StoreView): void {
    const contact = customer.loginEmail ?? customer.loginPhone;
    if (contact === undefined) return;
    this.parts.outbox.add({ ...changedMail(store, contact), createdAt: this.parts.settings.clock.now() });
  }

  /** The account of a contact, for itself and for staff. */
  find(caller: SignedInCaller, raw: string): Customer | undefined {
    const contact = readContact(raw);
    const found = contact && this.parts.customers.byLogin(contact.value);
    const isStaff = caller.customer.roles.some((role) => role === 'admin' || role === 'manager');
    return found !== undefined && (isStaff || found.id === caller.customer.id) ? found : undefined;
  }
}

/** A §4.8: why an order was cancelled and what it earns is for these alone. */
const SEES_REASONS: ReadonlySet<Role> = new Set(['admin', 'blogger']);

/** Says which list it is: it comes from what is in it, so that nothing has to be counted up. */
function revisionOf(addresses: readonly OrderAddress[]): string {
  return createHash('sha256').update(JSON.stringify(addresses)).digest('base64url').slice(0, 22);
}

function addressesChanged(): ApiError {
  return new ApiError(409, 'ADDRESSES_CHANGED', { error: ADDRESSES_CHANGED_ERROR });
}

function addressesOf(text: string): readonly OrderAddress[] {
  const parsed = z.array(orderAddress).check(z.maxLength(MOST_ADDRESSES)).safeParse(parseJson(text));
  if (!parsed.success) throw invalidField('addresses', `must be JSON of at most ${MOST_ADDRESSES} addresses`);
  return parsed.data;
}
