import { MAX_PASSKEYS, mayHavePasskeys, passkeyCreation } from '../../../../core/contract/people/passkey-rules';
import {
  passkeysFull,
  passkeyThere,
  type NewPasskey,
  type OwnPasskey,
  type OwnPasskeyList,
  type PasskeyCreation,
} from '../../../../core/contract/people/passkeys';
import { secondFactorNeeded } from '../../../../core/contract/people/second-factor';
import type { StoreView } from '../../../../core/store-views';
import { notFound, refuse, accessDenied, loginOf, type SignedInCaller, type Settings } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Database, Repositories } from '../../ports/database';
import type { StoredPasskey } from '../../ports/people/passkeys';
import { requireFresh } from './fresh-sign-in';
import type { PasskeyAnswer, PasskeyCall, PasskeyChecks } from './passkey-checks';
import { passkeyMail, type PasskeyNews } from './passkey-mails';
import type { SecurityLog } from './security-log';
import type { SessionService } from './session-service';

type Where = Omit<PasskeyCall, 'bound'>;

export class Passkeys {
  constructor(
    private readonly parts: {
      readonly checks: PasskeyChecks;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  async list(caller: SignedInCaller, store: StoreView): Promise<OwnPasskeyList> {
    const { checks, database } = this.parts;
    const party = await checks.party(store);
    const kept = await database.read((db) => db.passkeys.ofCustomer(caller.customer.id));
    const mayChange = caller.actorId === undefined && caller.secondFactor === undefined;
    return {
      items: kept.map((passkey) => ownPasskeyOf(passkey, party?.id)),
      max: MAX_PASSKEYS,
      may_change: mayChange && party !== undefined && mayHavePasskeys(caller.customer),
    };
  }

  /**
   * @throws ApiError 403 for an unconfirmed contact or impersonation; 403 SECOND_FACTOR_NEEDED, SIGN_IN_AGAIN; 409
   * passkeys_full, passkeys_unavailable
   */
  async begin(
    caller: SignedInCaller,
    where: Where,
  ): Promise<{ readonly attempt: string; readonly options: PasskeyCreation }> {
    const { checks, database } = this.parts;
    this.#requireMayAdd(caller);
    const { customer } = caller;
    const kept = await database.read((db) => db.passkeys.ofCustomer(customer.id));
    requireRoom(kept);
    const { attempt, challenge, party } = await checks.begin(callOf(caller, where));
    const credentials = kept.filter(({ rpId }) => rpId === party.id).map(({ credentialId }) => credentialId);
    const owner = { handle: checks.handleOf(customer.id), login: loginOf(customer), credentials };
    return { attempt, options: passkeyCreation(challenge, party, owner) };
  }

  /** @throws ApiError 400 passkey_refused; 403 as `begin`; 409 passkeys_full, passkeys_unavailable, passkey_there */
  async add(
    caller: SignedInCaller,
    { name, ...answer }: PasskeyAnswer<NewPasskey> & { readonly name: string },
    where: Where,
  ): Promise<OwnPasskeyList> {
    const { checks, database, security, sessions, settings } = this.parts;
    this.#requireMayAdd(caller);
    const { id } = caller.customer;
    const { isUserVerified: _, ...made } = await checks.made(answer, callOf(caller, where));
    await database.write(async (db) => {
      await sessions.hold(db, caller);
      requireRoom(await db.passkeys.ofCustomer(id));
      const isAdded = await db.passkeys.add({ ...made, customerId: id, name }, settings.clock.now());
      if (!isAdded) throw refuse(passkeyThere, 'PASSKEY_THERE');
      await this.#write(db, caller, where.store, { kind: 'added', name });
    });
    security.write('passkey-added', { customer: id }, { address: where.address });
    return this.list(caller, where.store);
  }

  /** @throws ApiError 403 for impersonation; 404 */
  async rename(
    caller: SignedInCaller,
    { id, name }: { readonly id: string; readonly name: string },
    where: Where,
  ): Promise<OwnPasskeyList> {
    requireOwn(caller);
    const isRenamed = await this.parts.database.write((db) =>
      db.passkeys.rename(caller.customer.id, numberOf(id), name),
    );
    if (!isRenamed) throw noSuchPasskey(id);
    return this.list(caller, where.store);
  }

  /** @throws ApiError 403 for impersonation, SECOND_FACTOR_NEEDED, SIGN_IN_AGAIN; 404 */
  async remove(caller: SignedInCaller, id: string, where: Where): Promise<OwnPasskeyList> {
    const { database, security, sessions, settings } = this.parts;
    requireOwn(caller);
    requireFresh(caller, settings.clock.now());
    await database.write(async (db) => {
      await sessions.hold(db, caller);
      const removed = await db.passkeys.remove(caller.customer.id, numberOf(id));
      if (removed === undefined) throw noSuchPasskey(id);
      await this.#write(db, caller, where.store, { kind: 'removed', name: removed.name });
    });
    security.write('passkey-removed', { customer: caller.customer.id }, { address: where.address });
    return this.list(caller, where.store);
  }

  #requireMayAdd(caller: SignedInCaller): void {
    requireOwn(caller);
    if (!mayHavePasskeys(caller.customer)) throw accessDenied();
    requireFresh(caller, this.parts.settings.clock.now());
  }

  async #write(
    db: Pick<Repositories, 'outbox'>,
    { customer }: SignedInCaller,
    store: StoreView,
    news: PasskeyNews,
  ): Promise<void> {
    const contact = customer.loginEmail ?? customer.loginPhone;
    if (contact !== undefined) await this.parts.messages.write(db, passkeyMail(store, contact, news));
  }
}

/**
 * Without this check, staff could add a passkey with the first factor alone.
 * @throws ApiError 403
 */
function requireOwn({ actorId, secondFactor }: SignedInCaller): void {
  if (actorId !== undefined) throw accessDenied();
  if (secondFactor !== undefined)
    throw refuse(secondFactorNeeded, 'SECOND_FACTOR_NEEDED', { second_factor: secondFactor });
}

function requireRoom({ length }: readonly StoredPasskey[]): void {
  if (length >= MAX_PASSKEYS) throw refuse(passkeysFull, 'PASSKEYS_FULL');
}

function callOf({ sessionId }: SignedInCaller, where: Where): PasskeyCall {
  return { ...where, bound: `add:${String(sessionId)}` };
}

function noSuchPasskey(id: string) {
  return notFound(`passkey ${id} does not exist`);
}

function numberOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

function ownPasskeyOf(passkey: StoredPasskey, rpId: string | undefined): OwnPasskey {
  const { id, name, addedAt, usedAt, isSynced } = passkey;
  return {
    id: String(id),
    name,
    added_at: new Date(addedAt).toISOString(),
    used_at: usedAt === undefined ? null : new Date(usedAt).toISOString(),
    is_synced: isSynced,
    is_here: passkey.rpId === rpId,
  };
}
