import { mayHavePasskeys, passkeyRequest, standsInForFactor } from '../../../../core/contract/people/passkey-rules';
import type { PasskeyRequest, UsedPasskey } from '../../../../core/contract/people/passkeys';
import type { StoreView } from '../../../../core/store-views';
import { loginOf, type Settings, type From } from '../../foundation';
import type { Database } from '../../ports/database';
import type { PasskeyAnswer, PasskeyCall, PasskeyChecks } from '../accounts/passkey-checks';
import type { SecurityLog } from '../accounts/security-log';
import type { Entered, SessionStart } from './session-start';

const BOUND = 'sign-in';

export class PasskeySignIn {
  constructor(
    private readonly parts: {
      readonly checks: PasskeyChecks;
      readonly database: Database;
      readonly security: SecurityLog;
      readonly settings: Settings;
      readonly start: SessionStart;
    },
  ) {}

  /** @throws ApiError 409 passkeys_unavailable */
  async begin(store: StoreView): Promise<{ readonly attempt: string; readonly options: PasskeyRequest }> {
    const { attempt, challenge, party } = await this.parts.checks.begin({ bound: BOUND, store });
    return { attempt, options: passkeyRequest(challenge, party) };
  }

  /** @throws ApiError 400 passkey_refused, 409 passkeys_unavailable */
  async enter(answer: PasskeyAnswer<UsedPasskey>, store: StoreView, from: From): Promise<Entered> {
    const { checks, database, security, settings, start } = this.parts;
    const call: PasskeyCall = { bound: BOUND, store, address: from.address };
    const checked = await checks.used(answer, call);
    const { passkey } = checked;
    const entered = await database.write(async (db) => {
      const customer = await db.customers.lock(passkey.customerId);
      if (customer === undefined || !mayHavePasskeys(customer)) throw checks.refusal(call, 'account', passkey);
      await checks.use(db, checked, call);
      const confirmedAt = (await db.secondFactors.find(customer.id))?.confirmedAt;
      // A passkey (device plus biometrics or PIN) already counts as two factors.
      const factorAt = standsInForFactor(passkey.addedAt, confirmedAt) ? settings.clock.now() : undefined;
      return start.enter(db, customer, { ...from, contact: loginOf(customer), by: 'passkey', factorAt });
    });
    const { id, roles } = entered.customer;
    security.write('sign-in', { by: 'passkey', customer: id, roles: [...roles] }, { address: from.address });
    return entered;
  }
}
