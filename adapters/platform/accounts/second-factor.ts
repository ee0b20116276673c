import type { FactorStanding } from '../../../core/contract/accounts';
import type { FactorSetUp, FactorStatus } from '../../../core/contract/second-factor';
import { RECOVERY_CODES, secondFactorMissing, secondFactorThere } from '../../../core/contract/second-factor';
import { passkeyRequest, standsInForFactor } from '../../../core/contract/passkey-rules';
import type { PasskeyRequest, UsedPasskey } from '../../../core/contract/passkeys';
import { isStaff } from '../../../core/contract/permissions';
import type { StoreView } from '../../../core/store-views';
import { ApiError, notFound, refuse } from '../http/api-error';
import { accessDenied, loginOf } from '../http/require-caller';
import type { SignedInCaller } from '../http/route';
import { newSecret } from '../kernel/new-secret';
import { seal, unseal } from '../kernel/seal';
import type { MessageLog } from '../messages/message-log';
import { storeOfPerson } from '../outbox/store-of-person';
import type { Customer } from '../ports/customers';
import type { Database, Repositories } from '../ports/database';
import type { NewMessage } from '../ports/outbox';
import type { StoredFactor } from '../ports/second-factors';
import type { Settings } from '../settings/options';
import type { Asker, ContactLimits } from './contact-limits';
import { FactorTries } from './factor-tries';
import { requireFresh } from './fresh-sign-in';
import type { PasskeyAnswer, PasskeyCall, PasskeyChecks } from './passkey-checks';
import type { SecurityLog } from './security-log';
import { factorMail, type FactorNews } from './second-factor-mails';
import type { SessionService, Tokens } from './session-service';
import { contactOf, mustFind } from './sign-in-service';

/** What the log of staff's changes calls it when somebody's second factor was reset; the record is the customer's id. */
export const FACTOR_KIND = 'second-factor';

/** A code as it was typed, and from where. */
export interface GivenCode {
  readonly code: string;
  readonly store: StoreView;
  readonly address?: string | undefined;
}

/** Who somebody is in a session from now on, and what it is signed with. */
export interface Standing extends Renewed {
  readonly customer: Customer;
  readonly secondFactor: FactorStanding | undefined;
}

interface Renewed {
  readonly tokens: Tokens;
}
/** Codes that stand in for the app, and what the session is signed with from now on. */
export interface WithCodes extends Renewed {
  readonly codes: readonly string[];
}

/** By what a code was good. */
type GoodBy = 'app' | 'recovery';

/**
 * The second factor of staff (A §4): codes of an authenticator app (TOTP, RFC 6238), each of them once, and recovery codes for who has lost it.
 */
export class SecondFactors {
  readonly #tries: FactorTries;

  constructor(
    private readonly parts: {
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly passkeyChecks: PasskeyChecks;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
      /** Seals the secrets of apps. */
      readonly factorSecret: string;
    },
  ) {
    this.#tries = new FactorTries(parts);
  }

  status(caller: SignedInCaller): Promise<FactorStatus> {
    const { database, settings } = this.parts;
    return database.read(async (db) => {
      const since = (await db.secondFactors.find(caller.customer.id))?.confirmedAt;
      return {
        is_on: since !== undefined,
        since: since === undefined ? null : new Date(since).toISOString(),
        recovery_codes_left: await db.secondFactors.countRecoveryCodes(caller.customer.id),
        passkeys: (await passkeysOf(db, caller.customer.id, since)).length,
        may_have: mayHave(caller) && caller.actorId === undefined,
        is_required: settings.secondFactor === 'required',
      };
    });
  }

  /**
   * What an app is set up with. It counts once it is confirmed; what was begun before counts no more.
   * @throws ApiError 403 for customers and for staff who act as somebody, 403 SIGN_IN_AGAIN, 409 second_factor_there
   */
  async begin(caller: SignedInCaller): Promise<FactorSetUp> {
    const { database, sessions, settings } = this.parts;
    if (!mayHave(caller)) throw accessDenied();
    this.#requireOwn(caller);
    const { customer } = caller;
    const codes = await import('./one-time-codes');
    const secret = codes.factorSecret(newSecret(settings));
    const sealed = seal(this.parts.factorSecret, secret, String(customer.id));
    const isKept = await database.write(async (db) => {
      await sessions.hold(db, caller);
      return db.secondFactors.begin(customer.id, sealed, settings.clock.now());
    });
    if (!isKept) throw alreadyThere();
    const shop = new URL(settings.publicUrl).hostname;
    return { secret, uri: codes.factorUri(secret, { shop, login: loginOf(customer) }) };
  }

  /**
   * Makes what was begun count, and gives this session what staff may do.
   * @throws ApiError 400 SECOND_FACTOR_INCORRECT, 403 as of `begin`, 409 second_factor_missing or _there, 429
   */
  async confirm(caller: SignedInCaller, { code, store, address }: GivenCode): Promise<WithCodes> {
    const { database, sessions, settings, security } = this.parts;
    if (!mayHave(caller)) throw accessDenied();
    this.#requireOwn(caller);
    const { customer } = caller;
    const asker = askerOf(customer, address);
    await this.#tries.count(asker);
    const { plainCode, stepOfCode } = await import('./one-time-codes');
    const recovery = await this.#newRecoveryCodes(customer);
    const tokens = await database.write(async (db) => {
      await sessions.hold(db, caller);
      const factor = await db.secondFactors.find(customer.id);
      if (factor === undefined) throw missing();
      if (factor.confirmedAt !== undefined) throw alreadyThere();
      const now = settings.clock.now();
      const step = stepOfCode(this.#secretOf(factor, customer), plainCode(code), now);
      if (step === undefined) return undefined;
      if (!(await db.secondFactors.confirm(customer.id, { now, step, recoveryCodes: recovery.hashes })))
        throw alreadyThere();
      await this.#write(db, customer, store, { kind: 'on' });
      return this.#renew(db, caller, now);
    });
    if (tokens === undefined) throw this.#refusal(customer, asker);
    await this.#tries.settle(asker);
    security.write('factor-enrolled', { customer: customer.id }, { address });
    return { codes: recovery.codes, tokens };
  }

  /**
   * New recovery codes in place of all earlier ones, for who has used them up or mislaid them.
   * @throws ApiError as of `remove`
   */
  async renewRecoveryCodes(caller: SignedInCaller, given: GivenCode): Promise<WithCodes> {
    this.#requireOwn(caller);
    const { customer } = caller;
    const { codes, hashes } = await this.#newRecoveryCodes(customer);
    const { tokens } = await this.#pass(caller, given, async (db) => {
      await db.secondFactors.replaceRecoveryCodes(customer.id, hashes);
      await this.#write(db, customer, given.store, { kind: 'renewed' });
      return this.#renew(db, caller);
    });
    this.parts.security.write('factor-codes-renewed', { customer: customer.id }, { address: given.address });
    return { codes, tokens };
  }

  /**
   * Gives this session what staff may do.
   * @returns who they are, with the roles of staff
   * @throws ApiError 400 SECOND_FACTOR_INCORRECT, 403 for staff who act as somebody, 409 second_factor_missing, 429
   */
  async give(caller: SignedInCaller, given: GivenCode): Promise<Standing> {
    if (caller.actorId !== undefined) throw accessDenied();
    const factorAt = this.parts.settings.clock.now();
    const { by, tokens } = await this.#pass(caller, given, (db) => this.#renew(db, caller, factorAt));
    this.parts.security.write('factor-passed', { customer: caller.customer.id, by }, { address: given.address });
    return { ...(await this.#standing(caller, factorAt)), tokens };
  }

  /**
   * Gives the options for a passkey that stands in for the code.
   * @throws ApiError 400 passkey_refused where there is none, 403 for staff who act as somebody, 409 second_factor_missing or passkeys_unavailable
   */
  async beginPasskey(
    caller: SignedInCaller,
    where: Omit<PasskeyCall, 'bound'>,
  ): Promise<{ readonly attempt: string; readonly options: PasskeyRequest }> {
    const { database, passkeyChecks } = this.parts;
    const call = passkeyCallOf(caller, where);
    const { id: customerId } = caller.customer;
    const good = await database.read(async (db) => {
      const factor = await db.secondFactors.find(customerId);
      if (factor?.confirmedAt === undefined) throw missing();
      return passkeysOf(db, customerId, factor.confirmedAt);
    });
    const { attempt, challenge, party } = await passkeyChecks.begin(call);
    const credentials = good.filter(({ rpId }) => rpId === party.id).map(({ credentialId }) => credentialId);
    if (credentials.length === 0) throw passkeyChecks.refusal(call, 'unknown', { customerId });
    return { attempt, options: passkeyRequest(challenge, party, credentials) };
  }

  /**
   * Gives this session what staff may do, by a passkey.
   * @returns who they are, with the roles of staff
   * @throws ApiError 400 passkey_refused, 403 for staff who act as somebody, 409 second_factor_missing or passkeys_unavailable, 429
   */
  async givePasskey(
    caller: SignedInCaller,
    answer: PasskeyAnswer<UsedPasskey>,
    where: Omit<PasskeyCall, 'bound'>,
  ): Promise<Standing> {
    const { database, passkeyChecks, security, sessions, settings } = this.parts;
    const call = passkeyCallOf(caller, where);
    const asker = askerOf(caller.customer, where.address);
    await this.#tries.count(asker);
    const checked = await passkeyChecks.used(answer, call);
    const factorAt = settings.clock.now();
    const tokens = await database.write(async (db) => {
      await sessions.hold(db, caller);
      const factor = await db.secondFactors.find(caller.customer.id);
      if (factor?.confirmedAt === undefined) throw missing();
      const { customerId, addedAt } = checked.passkey;
      const isOwn = customerId === caller.customer.id;
      if (!isOwn || !standsInForFactor(addedAt, factor.confirmedAt))
        throw passkeyChecks.refusal(call, 'owner', checked.passkey);
      await passkeyChecks.use(db, checked, call);
      return this.#renew(db, caller, factorAt);
    });
    await this.#tries.settle(asker);
    security.write('factor-passed', { customer: caller.customer.id, by: 'passkey' }, { address: where.address });
    return { ...(await this.#standing(caller, factorAt)), tokens };
  }

  /**
   * Takes the second factor away, by a code of it.
   * @throws ApiError as of `give`, and 403 SIGN_IN_AGAIN
   */
  async remove(caller: SignedInCaller, given: GivenCode): Promise<Standing> {
    this.#requireOwn(caller);
    const { id } = caller.customer;
    const { tokens } = await this.#pass(caller, given, async (db) => {
      await db.secondFactors.remove(id);
      await this.#write(db, caller.customer, given.store, { kind: 'off' });
      return this.#renew(db, caller);
    });
    this.parts.security.write('factor-removed', { customer: id }, { address: given.address });
    return { ...(await this.#standing(caller, undefined)), tokens };
  }

  /**
   * Takes the second factor from somebody who has lost phone and codes: they sign in anew, everywhere.
   * @param login what they sign in with
   * @param by who does it, for the log; `id` where it is an admin, who has to use `remove` for their own
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL, 403, 404, 409 second_factor_missing
   */
  async reset(login: string, by: { readonly who: string; readonly id?: number }): Promise<{ ended: number }> {
    const { database, security, sessions, settings } = this.parts;
    const { value } = contactOf(login);
    const { ended, id } = await database.write(async (db) => {
      const person = await db.customers.byLogin(value);
      if (person === undefined) throw notFound(`Nobody signs in with ${value}`);
      if (person.id === by.id) throw accessDenied();
      await db.customers.lock(person.id);
      if ((await db.secondFactors.find(person.id))?.confirmedAt === undefined) throw missing();
      await db.secondFactors.remove(person.id);
      await db.staffChanges.add({
        at: settings.clock.now(),
        who: by.who,
        kind: FACTOR_KIND,
        record: String(person.id),
        action: 'created',
        before: undefined,
        after: { as: loginOf(person) },
      });
      await this.#write(db, person, await storeOfPerson(db, person, settings), { kind: 'reset' });
      return { ended: await sessions.endAll(db, person.id), id: person.id };
    });
    security.write('factor-reset', { customer: id, by: by.id ?? 'shop', sessions: ended });
    return { ended };
  }

  /** Looks at a code, and does what it is for in the same unit of work. A bad one stays counted. */
  async #pass(
    caller: SignedInCaller,
    { code, store, address }: GivenCode,
    then: (db: Repositories) => Promise<Tokens>,
  ): Promise<Renewed & { readonly by: GoodBy }> {
    const { customer } = caller;
    const asker = askerOf(customer, address);
    await this.#tries.count(asker);
    const passed = await this.parts.database.write(async (db) => {
      await this.parts.sessions.hold(db, caller);
      const factor = await db.secondFactors.find(customer.id);
      if (factor?.confirmedAt === undefined) throw missing();
      const good = await this.#use(db, customer, factor, code);
      if (good === undefined) return undefined;
      if (good === 'recovery') {
        const left = await db.secondFactors.countRecoveryCodes(customer.id);
        await this.#write(db, customer, store, { kind: 'recovery', left });
      }
      return { by: good, tokens: await then(db) };
    });
    if (passed === undefined) throw this.#refusal(customer, asker);
    await this.#tries.settle(asker);
    if (passed.by === 'recovery') this.parts.security.write('factor-recovered', { customer: customer.id }, { address });
    return passed;
  }

  /** The code showed who they are: the session that goes on is another one, and only that one has the factor. */
  async #renew(db: Repositories, caller: SignedInCaller, factorAt?: number): Promise<Tokens> {
    const { id, tokens } = await this.parts.sessions.succeed(db, caller);
    if (factorAt !== undefined) await db.sessions.giveFactor(id, factorAt);
    return tokens;
  }

  /** As their owner reads them, and as they are kept. */
  async #newRecoveryCodes({ id }: Customer): Promise<{ readonly codes: string[]; readonly hashes: string[] }> {
    const { plainCode, recoveryCode, recoveryHash } = await import('./one-time-codes');
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(newSecret(this.parts.settings)));
    return { codes, hashes: codes.map((code) => recoveryHash(plainCode(code), id)) };
  }

  /** A code counts once: a step that was used, or one before it, counts no more. */
  async #use(
    { secondFactors }: Pick<Repositories, 'secondFactors'>,
    customer: Customer,
    factor: StoredFactor,
    typed: string,
  ): Promise<GoodBy | undefined> {
    const { plainCode, recoveryHash, stepOfCode } = await import('./one-time-codes');
    const code = plainCode(typed);
    const step = stepOfCode(this.#secretOf(factor, customer), code, this.parts.settings.clock.now());
    if (step !== undefined) return (await secondFactors.useStep(customer.id, step)) ? 'app' : undefined;
    return (await secondFactors.useRecoveryCode(customer.id, recoveryHash(code, customer.id))) ? 'recovery' : undefined;
  }

  #refusal({ id }: Customer, asker: Asker): ApiError {
    this.parts.security.write('factor-refused', { customer: id }, { address: asker.address });
    return new ApiError(400, 'SECOND_FACTOR_INCORRECT', { error: 'code_incorrect' });
  }

  #requireOwn(caller: SignedInCaller): void {
    if (caller.actorId !== undefined) throw accessDenied();
    requireFresh(caller, this.parts.settings.clock.now());
  }

  #secretOf({ secret }: StoredFactor, { id }: Customer): string {
    return unseal(this.parts.factorSecret, secret, String(id));
  }

  /** Somebody whose second factor changed hears of it by what they sign in with. */
  async #write(
    db: Pick<Repositories, 'outbox'>,
    customer: Customer,
    store: StoreView,
    news: FactorNews,
  ): Promise<void> {
    const contact = customer.loginEmail ?? customer.loginPhone;
    if (contact === undefined) return;
    const mail: NewMessage = factorMail(store, contact, news);
    await this.parts.messages.write(db, mail);
  }

  /** @param factorAt when this session was given a second factor */
  #standing({ customer: { id } }: SignedInCaller, factorAt: number | undefined): Promise<Omit<Standing, 'tokens'>> {
    const { database, sessions } = this.parts;
    return database.read(async (db) => {
      const customer = mustFind(await db.customers.byId(id));
      return { customer, secondFactor: await sessions.factorStanding(db, customer, { actorId: undefined, factorAt }) };
    });
  }
}

function mayHave({ customer, secondFactor }: SignedInCaller): boolean {
  return isStaff({ ...customer, second_factor: secondFactor });
}

/** @throws ApiError 403 for staff who act as somebody */
function passkeyCallOf({ actorId, sessionId }: SignedInCaller, where: Omit<PasskeyCall, 'bound'>): PasskeyCall {
  if (actorId !== undefined) throw accessDenied();
  return { ...where, bound: `factor:${String(sessionId)}`, isIdentified: true };
}

/** Reads the passkeys of somebody that stand in for a code. */
async function passkeysOf({ passkeys }: Pick<Repositories, 'passkeys'>, id: number, confirmedAt: number | undefined) {
  return (await passkeys.ofCustomer(id)).filter(({ addedAt }) => standsInForFactor(addedAt, confirmedAt));
}

function askerOf({ id }: Customer, address: string | undefined): Asker {
  return { contact: `customer ${String(id)}`, address };
}

function missing(): ApiError {
  return refuse(secondFactorMissing, 'SECOND_FACTOR_MISSING');
}

function alreadyThere(): ApiError {
  return refuse(secondFactorThere, 'SECOND_FACTOR_THERE');
}
