import type { Contact } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import {
  ApiError,
  type Asker,
  type ContactLimit,
  type ContactLimits,
  type From,
  type Settings,
} from '../../foundation';
import type { Database } from '../../ports/database';
import type { ProofKind } from '../../ports/people/proofs';
import type { CodeGuesses } from '../accounts/code-guesses';
import { contactOf } from '../accounts/contact-of';
import { takeProof } from '../accounts/proofs';
import type { ProvenAccounts } from './proven-accounts';
import type { Entered, SessionStart } from './session-start';

const DAY_MS = 24 * 60 * 60 * 1000;
/** At most one in 10,000 codes is guessed per day. */
const CHECKS: ContactLimit = { each: { count: 20, windowMs: DAY_MS }, strangers: { count: 60, windowMs: DAY_MS } };

interface Proving extends Asker {
  readonly store: StoreView;
}

const HERE: From = { address: undefined };

/** Signs in by the code or the link of a message. */
export class CodeSignIn {
  constructor(
    private readonly parts: {
      readonly codeGuesses: CodeGuesses;
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly proven: ProvenAccounts;
      readonly settings: Settings;
      readonly start: SessionStart;
    },
  ) {}

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT; 429 TOO_MANY_ATTEMPTS */
  async byCode(
    raw: string,
    code: string,
    from: From = HERE,
    store = this.parts.settings.defaultStore,
  ): Promise<Entered> {
    const { contactLimits } = this.parts;
    const contact = contactOf(raw);
    const asker = { contact: contact.value, ...from };
    await contactLimits.hit('checks', asker, CHECKS);
    const entered = await this.#byProof(contact, { ...asker, store }, 'code', code.trim().toUpperCase());
    await contactLimits.clear('checks', asker);
    return entered;
  }

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT */
  byLink(raw: string, secret: string, from: From = HERE, store = this.parts.settings.defaultStore): Promise<Entered> {
    const contact = contactOf(raw);
    return this.#byProof(contact, { contact: contact.value, ...from, store }, 'link', secret.trim());
  }

  async #byProof(contact: Contact, asker: Proving, kind: ProofKind, secret: string): Promise<Entered> {
    const { codeGuesses, database, proven, settings, start } = this.parts;
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
        entered: attempt.isGood
          ? await start.enter(db, await proven.of(db, contact, asker), { ...asker, by: kind })
          : undefined,
      };
    });
    const { entered, left, reached } = outcome;
    await start.log(kind, asker, entered);
    codeGuesses.alarm(reached, stranger);
    if (entered === undefined) {
      throw new ApiError(400, 'REGISTER_SMS_CODE_INCORRECT', { error: 'code_incorrect', attempts_left: left });
    }
    return entered;
  }
}
