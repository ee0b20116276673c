import * as z from 'zod/mini';
import type { FactorState } from '../../../../core/contract/people/accounts';
import { readContact, readPhone, type Contact } from '../../../../core/contract/foundation/contact';
import { CODE_MS } from '../../../../core/contract/foundation/one-time-code';
import type { StoreView } from '../../../../core/store-views';
import {
  ApiError,
  type SignedInCaller,
  type EventLog,
  type Settings,
  type CodeBudget,
  type Asker,
  type ContactLimit,
  type ContactLimits,
  type From,
  type Limit,
  type RateLimiter,
  accessDenied,
  loginOf,
  nameOfCaller,
  frontOf,
} from '../../foundation';
import { type Content, siteSettings, SHOP_CONTACT, shopAddress } from '../../content';
import { type MessageLog, storeOfPerson } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { Repositories, Database } from '../../ports/database';
import type { ProofKind } from '../../ports/people/proofs';
import { newCustomer } from './new-customer';
import { takeProof, writeProof } from './proofs';
import type { CodeGuesses } from './code-guesses';
import type { PasswordWork } from './password-work';
import { mayBeginToActAs } from './may-act-as';
import type { SecurityLog } from './security-log';
import type { Tokens, SessionService } from './session-service';
import { shutOutStrangers } from './shut-out-strangers';
import { actingMail, callBackMail, codeMail } from './sign-in-mails';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CODE_LENGTH = 4;
const CODE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const RESEND: Limit = { count: 1, windowMs: 15 * 1000 };
const CONTACT_LIMITS = {
  resend: { each: RESEND, strangers: { count: 4, windowMs: RESEND.windowMs } },
  codes: { each: { count: 5, windowMs: HOUR_MS }, strangers: { count: 20, windowMs: HOUR_MS } },
  /** At these limits at most one in 10,000 codes is guessed per day. */
  checks: { each: { count: 20, windowMs: DAY_MS }, strangers: { count: 60, windowMs: DAY_MS } },
  passwords: { each: { count: 10, windowMs: 15 * MINUTE_MS }, strangers: { count: 100, windowMs: DAY_MS } },
} as const satisfies Record<string, ContactLimit>;
const LIMITS = {
  calls: { count: 3, windowMs: HOUR_MS },
  callRequest: { count: 1, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

const COMPARISONS = 2;

const HERE: From = { address: undefined };

const bloggerSettings = z.looseObject({ blogger_has_phone: z.optional(z.boolean()) });

export const ACTING_KIND = 'acting';

export interface Entered {
  readonly customer: Customer;
  readonly tokens: Tokens;
  readonly actorId?: number | undefined;
  readonly secondFactor?: FactorState | undefined;
}

export type SignInDb = Pick<Repositories, 'customers' | 'events' | 'orders' | 'rates' | 'secondFactors' | 'sessions'>;

export class SignInService {
  constructor(
    private readonly parts: {
      readonly codeBudget: CodeBudget;
      readonly codeGuesses: CodeGuesses;
      readonly content: Content;
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly passwords: PasswordWork;
      readonly rates: RateLimiter;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Sends a code; the response does not reveal if the account exists.
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL; 429 TOO_MANY_ATTEMPTS; 503 REGISTER_SMS_CODE_SENDER_ERROR
   */
  async requestCode(raw: string, store: StoreView, address?: string): Promise<{ readonly is_email: boolean }> {
    const { codeBudget, messages, contactLimits, security, settings, sessions, database } = this.parts;
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
    const code = newCode(settings.ids.uuid());
    const secret = sessions.secret();
    const isEmail = contact.kind === 'email';
    const link = isEmail ? this.link(value, secret, store) : undefined;
    await database.write(async (db) => {
      await writeProof(db, { contact: value, kind: 'code', secret: code }, sessions.secret(), now + CODE_MS);
      if (isEmail) await writeProof(db, { contact: value, kind: 'link', secret }, sessions.secret(), now + CODE_MS);
      await messages.write(db, { ...codeMail(store, contact, code, link), expiresAt: now + CODE_MS });
    });
    return { is_email: isEmail };
  }

  link(contact: string, secret: string, store: StoreView): string {
    const front = frontOf(store, this.parts.settings.publicUrl);
    return `${front}/?contact=${encodeURIComponent(contact)}&code=${encodeURIComponent(secret)}`;
  }

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT; 429 TOO_MANY_ATTEMPTS */
  async byCode(raw: string, code: string, from: From = HERE): Promise<Entered> {
    const { contactLimits } = this.parts;
    const contact = contactOf(raw);
    const asker = { contact: contact.value, ...from };
    await contactLimits.hit('checks', asker, CONTACT_LIMITS.checks);
    const entered = await this.#byProof(contact, asker, 'code', code.trim().toUpperCase());
    await contactLimits.clear('checks', asker);
    return entered;
  }

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT */
  byLink(raw: string, secret: string, from: From = HERE): Promise<Entered> {
    const contact = contactOf(raw);
    return this.#byProof(contact, { contact: contact.value, ...from }, 'link', secret.trim());
  }

  async #byProof(contact: Contact, asker: Asker, kind: ProofKind, secret: string): Promise<Entered> {
    const { codeGuesses, database, settings } = this.parts;
    const sent = { contact: contact.value, kind, secret };
    const stranger = kind === 'code' ? await codeGuesses.strangerOf(asker) : undefined;
    // An invalid proof must stay counted, so it does not throw inside the unit of work.
    const outcome = await database.write(async (db) => {
      if (stranger !== undefined) await codeGuesses.check(db, stranger);
      const attempt = await takeProof(db, sent, asker, settings.clock.now());
      const isCounted = stranger !== undefined && attempt.isGuess;
      return {
        ...attempt,
        reached: isCounted ? await codeGuesses.count(db, stranger) : [],
        entered: attempt.isGood ? await this.enter(db, await this.#proven(db, contact, asker), asker) : undefined,
      };
    });
    const { entered, left, reached } = outcome;
    this.#log(kind, asker, entered);
    codeGuesses.alarm(reached, stranger);
    if (entered === undefined) {
      throw new ApiError(400, 'REGISTER_SMS_CODE_INCORRECT', { error: 'code_incorrect', attempts_left: left });
    }
    return entered;
  }

  /**
   * @param customer locked in this unit of work
   * @param asker with the time of a second factor given by the sign-in, in milliseconds since the epoch
   */
  async enter(
    db: SignInDb,
    customer: Customer,
    { factorAt, ...asker }: Asker & { readonly factorAt?: number | undefined },
  ): Promise<Entered> {
    const { id, isVerified, loginEmail } = customer;
    // An unconfirmed account may belong to a stranger.
    if (isVerified) await this.parts.contactLimits.know(db, asker);
    if (isVerified && loginEmail !== undefined) await db.orders.adopt(loginEmail, id);
    const { sessions } = this.parts;
    if (asker.earlier !== undefined) await sessions.leave(db, asker.earlier);
    const tokens = await sessions.open(db, customer, { device: asker.device, factorAt });
    const secondFactor = await sessions.factorState(db, customer, { actorId: undefined, factorAt });
    return { customer, tokens, secondFactor };
  }

  async #proven(db: Repositories, contact: Contact, { earlier }: Asker): Promise<Customer> {
    const { events, security, sessions, settings } = this.parts;
    const { customers } = db;
    const now = settings.clock.now();
    const found = await customers.byLogin(contact.value);
    const known = found && (await customers.lock(found.id));
    if (known === undefined || !isLoginOf(known, contact)) {
      const id = await customers.insert(newCustomer(contact, settings), now);
      await events.record(db, { name: 'customer.registered', data: { customer_id: id, by: 'sign-in' } });
      security.write('registered', { customer: id, by: 'sign-in' }, { contact: contact.value });
      return mustFind(await customers.byId(id));
    }
    if (known.isVerified) return known;
    // The account used another person's address or was never confirmed: the owner of the address takes it over.
    const isOwnSession = earlier !== undefined && (await sessions.isOf(db, earlier, known.id));
    await shutOutStrangers(db, known, { now, isOwnSession }, events);
    await customers.change(known.id, { isVerified: true }, now);
    return mustFind(await customers.byId(known.id));
  }

  /** @throws ApiError 400 INCORRECT_LOGIN_OR_PASSWORD, with equal timing for unknown users; 429; 503 TOO_BUSY */
  async byPassword(username: string, password: string, from: From = HERE): Promise<Entered> {
    const { contactLimits, passwords } = this.parts;
    const contact = readContact(username);
    const asker = { contact: contact?.value ?? username, ...from };
    const caller = { address: from.address, isKnown: await contactLimits.isKnown(asker) };
    return passwords.within(caller, () => this.#byPassword(contact, password, asker));
  }

  async #byPassword(contact: Contact | undefined, password: string, asker: Asker): Promise<Entered> {
    const { contactLimits, database, passwords } = this.parts;
    await contactLimits.hit('passwords', asker, CONTACT_LIMITS.passwords);
    let entered: Entered | undefined;
    for (let tries = 0; entered === undefined && tries < COMPARISONS; tries += 1) {
      const customer = contact && (await database.read((db) => db.customers.byLogin(contact.value)));
      const isRight = await passwords.isRight(password, customer?.password);
      if (!isRight || customer === undefined) break;
      entered = await this.#enterCompared(customer, password, asker);
    }
    this.#log('password', asker, entered);
    if (entered === undefined) throw new ApiError(400, 'INCORRECT_LOGIN_OR_PASSWORD', { error: 'credentials' });
    await contactLimits.clear('passwords', asker);
    return entered;
  }

  #log(by: ProofKind | 'password', asker: Asker, entered?: Entered): void {
    const { security } = this.parts;
    if (entered === undefined) security.write('sign-in-refused', { by }, asker);
    else security.write('sign-in', { by, customer: entered.customer.id, roles: [...entered.customer.roles] }, asker);
  }

  async #enterCompared(compared: Customer, password: string, asker: Asker): Promise<Entered | undefined> {
    const { database, passwords, settings } = this.parts;
    const isOld = compared.password !== undefined && passwords.isOutdated(compared.password);
    const anew = isOld ? await passwords.hash(password) : undefined;
    return database.write(async (db) => {
      const customer = await db.customers.lock(compared.id);
      if (customer === undefined || customer.password !== compared.password) return undefined;
      if (anew !== undefined) await db.customers.change(customer.id, { password: anew }, settings.clock.now());
      return this.enter(db, customer, asker);
    });
  }

  /**
   * Starts impersonation. Managers may impersonate customers and bloggers, admins also managers.
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL; 403 ACCESS_DENIED; 404 USER_NOT_FOUND
   */
  asUser(caller: SignedInCaller, raw: string): Promise<Entered> {
    const { value } = contactOf(raw);
    return this.parts.database.write(async (db) => {
      const found = await db.customers.byLogin(value);
      if (!found) throw userNotFound();
      return this.#actAs(db, caller, found.id);
    });
  }

  /**
   * Impersonates the shop's blogger if the settings allow it.
   * @throws ApiError 403 ACCESS_DENIED; 404 USER_NOT_FOUND
   */
  asBlogger(caller: SignedInCaller): Promise<Entered> {
    return this.parts.database.write(async (db) => {
      if ((await siteSettings(db, this.parts, bloggerSettings))?.blogger_has_phone !== true) throw accessDenied();
      const found = await db.customers.firstWith('blogger');
      if (!found) throw userNotFound();
      return this.#actAs(db, caller, found.id);
    });
  }

  async #actAs(db: Repositories, caller: SignedInCaller, customerId: number): Promise<Entered> {
    const { messages, security, sessions, settings } = this.parts;
    const customer = mustFind(await db.customers.lock(customerId));
    if (!mayBeginToActAs(caller, customer)) throw accessDenied();
    const actorId = caller.customer.id;
    const now = settings.clock.now();
    await db.sessions.recordImpersonation(actorId, customer.id, now);
    const who = nameOfCaller(caller);
    const change = { kind: ACTING_KIND, record: String(customer.id), action: 'created', before: undefined } as const;
    await db.staffChanges.add({ ...change, at: now, who, after: { as: loginOf(customer) } });
    const contact = customer.email ?? customer.loginEmail ?? customer.loginPhone;
    const store = await storeOfPerson(db, customer, settings);
    if (contact !== undefined) await messages.write(db, actingMail(store, contact, now));
    const tokens = await sessions.open(db, customer, { acting: { actorId, sessionId: caller.sessionId } });
    security.write('acting-began', { actor: actorId, customer: customer.id });
    return { customer, tokens, actorId };
  }

  /**
   * Deduplicates repeated requests.
   * @throws ApiError 400 INCORRECT_PHONE; 429 TOO_MANY_ATTEMPTS
   */
  async callBack(raw: string, address?: string): Promise<void> {
    const { codeBudget, database, messages, rates, settings } = this.parts;
    const phone = readPhone(raw);
    if (phone === undefined) throw new ApiError(400, 'INCORRECT_PHONE', { error: 'invalid_input' });
    if (!(await rates.allows(`call-wish:${phone}`, LIMITS.callRequest))) return;
    await rates.hit(`calls:${phone}`, LIMITS.calls);
    await codeBudget.spend('call', { contact: phone, address });
    await database.write(async (db) => {
      const shop = (await shopAddress(db, this.parts)) ?? SHOP_CONTACT;
      await messages.write(db, callBackMail(settings.defaultStore, phone, shop));
    });
  }
}

/** @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL */
export function contactOf(raw: string): Contact {
  const contact = readContact(raw);
  if (contact === undefined) throw new ApiError(400, 'INCORRECT_PHONE_OR_EMAIL', { error: 'invalid_input' });
  return contact;
}

function userNotFound(): ApiError {
  return new ApiError(404, 'USER_NOT_FOUND', { error: 'not_found' });
}

function isLoginOf({ loginEmail, loginPhone }: Customer, { value }: Contact): boolean {
  return value === loginEmail || value === loginPhone;
}

export function newCode(uuid: string): string {
  let bits = Number.parseInt(uuid.slice(0, 8), 16);
  let code = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += CODE_SIGNS[bits % CODE_SIGNS.length] ?? '';
    bits = Math.floor(bits / CODE_SIGNS.length);
  }
  return code;
}

export function mustFind(customer: Customer | undefined): Customer {
  if (customer === undefined) throw new Error('A customer is missing after it was written');
  return customer;
}
