import * as z from 'zod/mini';
import {
  PASSKEY_CHALLENGE_MS,
  passkeyProblem,
  relyingPartyOf,
  type PasskeyProblem,
  type RelyingParty,
} from '../../../../core/contract/people/passkey-rules';
import {
  passkeyRefused,
  passkeysUnavailable,
  type NewPasskey,
  type UsedPasskey,
} from '../../../../core/contract/people/passkeys';
import { lookUp } from '../../../../core/kernel/look-up';
import type { StoreView } from '../../../../core/store-views';
import { type Content, siteSettings } from '../../content';
import {
  refuse,
  type ApiError,
  newSecret,
  seal,
  unseal,
  hashToken,
  isSameText,
  sign,
  type Settings,
} from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { ReadPasskey } from '../../ports/people/passkey-verifier';
import type { StoredPasskey } from '../../ports/people/passkeys';
import type { SecurityLog } from './security-log';

const domainSettings = z.looseObject({ domains: z.optional(z.record(z.string(), z.string())) });
const sealed = z.object({ challenge: z.string(), until: z.number() });

export interface PasskeyCall {
  readonly bound: string;
  readonly store: StoreView;
  readonly address?: string | undefined;
  /** True if a session identifies the user; otherwise the user handle must (WebAuthn, section 7.2). */
  readonly isIdentified?: boolean;
}

export interface PasskeyAnswer<Credential> {
  readonly attempt: string;
  readonly credential: Credential;
}

export interface CheckedPasskey {
  readonly passkey: StoredPasskey;
  readonly counter: number;
  readonly isSynced: boolean;
}

/**
 * Challenges are sealed and sent to the caller, so that requests fill no table. Use is stored before verification, to
 * prevent replay.
 */
export class PasskeyChecks {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly security: SecurityLog;
      readonly settings: Settings;
      readonly passkeySecret: string;
    },
  ) {}

  /** @throws ApiError 409 passkeys_unavailable */
  async begin({ bound, store }: PasskeyCall): Promise<{
    readonly attempt: string;
    readonly challenge: string;
    readonly party: RelyingParty;
  }> {
    const { settings } = this.parts;
    const party = await this.requireParty(store);
    const challenge = newSecret(settings);
    const until = settings.clock.now() + PASSKEY_CHALLENGE_MS;
    const attempt = seal(this.parts.passkeySecret, JSON.stringify({ challenge, until }), bound);
    return { attempt, challenge, party };
  }

  handleOf(customerId: number): string {
    return sign(this.parts.passkeySecret, `passkeys of ${String(customerId)}`);
  }

  /** @throws ApiError 400 passkey_refused; 409 passkeys_unavailable */
  async made(
    { attempt, credential }: PasskeyAnswer<NewPasskey>,
    call: PasskeyCall,
  ): Promise<ReadPasskey & { readonly rpId: string }> {
    const party = await this.requireParty(call.store);
    const challenge = await this.#take(attempt, call);
    const read = await this.parts.settings.passkeys.readNew(credential, { challenge, party });
    if (read === undefined) throw this.refusal(call, 'signature');
    const problem = passkeyProblem(0, { isUserVerified: read.isUserVerified, counter: 0 });
    if (problem !== undefined) throw this.refusal(call, problem);
    return { ...read, rpId: party.id };
  }

  /**
   * Verifies an assertion; call `use` to record it.
   * @throws ApiError as `made`
   */
  async used({ attempt, credential }: PasskeyAnswer<UsedPasskey>, call: PasskeyCall): Promise<CheckedPasskey> {
    const { database, settings } = this.parts;
    const party = await this.requireParty(call.store);
    const challenge = await this.#take(attempt, call);
    const passkey = await database.read((db) => db.passkeys.byCredential(credential.id));
    if (passkey?.rpId !== party.id) throw this.refusal(call, 'unknown');
    const read = await settings.passkeys.readUse(credential, passkey.publicKey, { challenge, party });
    if (read === undefined) throw this.refusal(call, 'signature', passkey);
    const { userHandle } = credential.response;
    const isLeftOut = userHandle === undefined && call.isIdentified === true;
    if (!isLeftOut && !isSameText(userHandle ?? '', this.handleOf(passkey.customerId)))
      throw this.refusal(call, 'owner', passkey);
    const problem = passkeyProblem(passkey.counter, read);
    if (problem !== undefined) throw this.refusal(call, problem, passkey);
    return { passkey, counter: read.counter, isSynced: read.isSynced };
  }

  /**
   * Stores the signature counter.
   * @throws ApiError 400 passkey_refused if the passkey was used or removed meanwhile
   */
  async use(
    { passkeys }: Pick<Repositories, 'passkeys'>,
    { passkey, counter, isSynced }: CheckedPasskey,
    call: PasskeyCall,
  ): Promise<void> {
    const now = this.parts.settings.clock.now();
    const isKept = await passkeys.use(passkey.id, { now, before: passkey.counter, counter, isSynced });
    if (!isKept) throw this.refusal(call, 'counter', passkey);
  }

  refusal(
    { bound, address }: PasskeyCall,
    reason: PasskeyProblem | 'account' | 'challenge' | 'owner' | 'signature' | 'unknown',
    passkey?: Pick<StoredPasskey, 'customerId'>,
  ): ApiError {
    const [purpose = ''] = bound.split(':');
    this.parts.security.write('passkey-refused', { for: purpose, reason, customer: passkey?.customerId }, { address });
    return refuse(passkeyRefused, 'PASSKEY_REFUSED');
  }

  async party({ storeCode }: StoreView): Promise<RelyingParty | undefined> {
    const { database, settings } = this.parts;
    const site = await database.read((db) => siteSettings(db, this.parts, domainSettings));
    return relyingPartyOf(settings.publicUrl, lookUp(site?.domains ?? {}, storeCode));
  }

  async requireParty(store: StoreView): Promise<RelyingParty> {
    const party = await this.party(store);
    if (party === undefined) throw refuse(passkeysUnavailable, 'PASSKEYS_UNAVAILABLE');
    return party;
  }

  /**
   * Consumes a challenge.
   * @throws ApiError 400 passkey_refused if it is mismatched, expired or used
   */
  async #take(attempt: string, call: PasskeyCall): Promise<string> {
    const { database, settings } = this.parts;
    const now = settings.clock.now();
    const read = this.#unsealed(attempt, call.bound);
    if (read === undefined || read.until <= now) throw this.refusal(call, 'challenge');
    const key = hashToken(`passkey:${read.challenge}`);
    const { count } = await database.write((db) => db.rates.count(key, PASSKEY_CHALLENGE_MS, now));
    if (count > 1) throw this.refusal(call, 'challenge');
    return read.challenge;
  }

  #unsealed(attempt: string, bound: string): z.infer<typeof sealed> | undefined {
    try {
      return sealed.parse(JSON.parse(unseal(this.parts.passkeySecret, attempt, bound)));
    } catch {
      return undefined;
    }
  }
}
