import type { FactorSetUp, FactorStatus } from '../../../../core/contract/people/second-factor';
import { RECOVERY_CODES, secondFactorThere } from '../../../../core/contract/people/second-factor';
import { isStaff } from '../../../../core/contract/foundation/permissions';
import type { StoreView } from '../../../../core/store-views';
import {
  ApiError,
  notFound,
  accessDenied,
  refuse,
  loginOf,
  type SignedInCaller,
  newSecret,
  seal,
  unseal,
  type Settings,
  type Asker,
} from '../../foundation';
import { type MessageLog, storeOfPerson } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { NewMessage } from '../../ports/messages/outbox';
import type { StoredFactor } from '../../ports/people/second-factors';
import { askerOf, type FactorPasses, missing, passkeysOf, type Renewed, type Status } from './factor-passes';
import { requireFresh } from './fresh-sign-in';
import type { SecurityLog } from './security-log';
import { factorMail, type FactorNews } from './second-factor-mails';
import type { SessionService, Tokens } from './session-service';
import { contactOf } from './contact-of';

export const FACTOR_KIND = 'second-factor';

export interface GivenCode {
  readonly code: string;
  readonly store: StoreView;
  readonly address?: string | undefined;
}

export interface WithCodes extends Renewed {
  readonly codes: readonly string[];
}

type GoodBy = 'app' | 'recovery';

/** TOTP second factor of staff (RFC 6238) with single-use codes and recovery codes. */
export class SecondFactors {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly messages: MessageLog;
      readonly passes: FactorPasses;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
      readonly factorSecret: string;
    },
  ) {}

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

  /** @throws ApiError 403 for customers and impersonation; 403 SIGN_IN_AGAIN; 409 second_factor_there */
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

  /** @throws ApiError 400 SECOND_FACTOR_INCORRECT; 403 as `begin`; 409 second_factor_missing or _there; 429 */
  async confirm(caller: SignedInCaller, { code, store, address }: GivenCode): Promise<WithCodes> {
    const { database, sessions, settings, security } = this.parts;
    if (!mayHave(caller)) throw accessDenied();
    this.#requireOwn(caller);
    const { customer } = caller;
    const asker = askerOf(customer, address);
    await this.parts.passes.count(asker);
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
      return this.parts.passes.renew(db, caller, now);
    });
    if (tokens === undefined) throw this.#refusal(customer, asker);
    await this.parts.passes.settle(asker);
    security.write('factor-enrolled', { customer: customer.id }, { address });
    return { codes: recovery.codes, tokens };
  }

  /** @throws ApiError as `remove` */
  async renewRecoveryCodes(caller: SignedInCaller, given: GivenCode): Promise<WithCodes> {
    this.#requireOwn(caller);
    const { customer } = caller;
    const { codes, hashes } = await this.#newRecoveryCodes(customer);
    const { tokens } = await this.#pass(caller, given, async (db) => {
      await db.secondFactors.replaceRecoveryCodes(customer.id, hashes);
      await this.#write(db, customer, given.store, { kind: 'renewed' });
      return this.parts.passes.renew(db, caller);
    });
    this.parts.security.write('factor-codes-renewed', { customer: customer.id }, { address: given.address });
    return { codes, tokens };
  }

  /**
   * Grants staff rights to the session.
   * @throws ApiError 400 SECOND_FACTOR_INCORRECT; 403 for impersonation; 409 second_factor_missing; 429
   */
  async give(caller: SignedInCaller, given: GivenCode): Promise<Status> {
    if (caller.actorId !== undefined) throw accessDenied();
    const factorAt = this.parts.settings.clock.now();
    const { by, tokens } = await this.#pass(caller, given, (db) => this.parts.passes.renew(db, caller, factorAt));
    this.parts.security.write('factor-passed', { customer: caller.customer.id, by }, { address: given.address });
    return { ...(await this.parts.passes.status(caller, factorAt)), tokens };
  }

  /** @throws ApiError as `give`; 403 SIGN_IN_AGAIN */
  async remove(caller: SignedInCaller, given: GivenCode): Promise<Status> {
    this.#requireOwn(caller);
    const { id } = caller.customer;
    const { tokens } = await this.#pass(caller, given, async (db) => {
      await db.secondFactors.remove(id);
      await this.#write(db, caller.customer, given.store, { kind: 'off' });
      return this.parts.passes.renew(db, caller);
    });
    this.parts.security.write('factor-removed', { customer: id }, { address: given.address });
    return { ...(await this.parts.passes.status(caller, undefined)), tokens };
  }

  /**
   * Resets a lost second factor and ends all sessions.
   * @param by actor for the log; admins cannot reset their own
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL; 403; 404; 409 second_factor_missing
   */
  async reset(login: string, by: { readonly who: string; readonly id?: number }): Promise<{ ended: number }> {
    const { database, security, sessions, settings } = this.parts;
    const { value } = contactOf(login);
    const { ended, id } = await database.write(async (db) => {
      const person = await db.customers.byLogin(value);
      if (person === undefined) throw notFound(`There is no account ${value}`);
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

  async #pass(
    caller: SignedInCaller,
    { code, store, address }: GivenCode,
    then: (db: Repositories) => Promise<Tokens>,
  ): Promise<Renewed & { readonly by: GoodBy }> {
    const { customer } = caller;
    const asker = askerOf(customer, address);
    await this.parts.passes.count(asker);
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
    await this.parts.passes.settle(asker);
    if (passed.by === 'recovery') this.parts.security.write('factor-recovered', { customer: customer.id }, { address });
    return passed;
  }

  async #newRecoveryCodes({ id }: Customer): Promise<{ readonly codes: string[]; readonly hashes: string[] }> {
    const { plainCode, recoveryCode, recoveryHash } = await import('./one-time-codes');
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(newSecret(this.parts.settings)));
    return { codes, hashes: codes.map((code) => recoveryHash(plainCode(code), id)) };
  }

  /** Rejects used time steps and earlier ones, to prevent replay. */
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
}

function mayHave({ customer, secondFactor }: SignedInCaller): boolean {
  return isStaff({ ...customer, second_factor: secondFactor });
}

function alreadyThere(): ApiError {
  return refuse(secondFactorThere, 'SECOND_FACTOR_THERE');
}
