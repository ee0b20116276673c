import { passkeyRequest, standsInForFactor } from '../../../../core/contract/people/passkey-rules';
import type { PasskeyRequest, UsedPasskey } from '../../../../core/contract/people/passkeys';
import { accessDenied, type SignedInCaller, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { askerOf, type FactorPasses, missing, passkeysOf, type Status } from '../accounts/factor-passes';
import type { PasskeyAnswer, PasskeyCall, PasskeyChecks } from '../accounts/passkey-checks';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';

/** Passkeys instead of second-factor codes. */
export class FactorPasskeys {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly passes: FactorPasses;
      readonly passkeyChecks: PasskeyChecks;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 400 passkey_refused; 403 for impersonation; 409 second_factor_missing, passkeys_unavailable */
  async begin(
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
   * @throws ApiError 400 passkey_refused; 403 for impersonation; 409 second_factor_missing, passkeys_unavailable; 429
   */
  async give(
    caller: SignedInCaller,
    answer: PasskeyAnswer<UsedPasskey>,
    where: Omit<PasskeyCall, 'bound'>,
  ): Promise<Status> {
    const { database, passes, passkeyChecks, security, sessions, settings } = this.parts;
    const call = passkeyCallOf(caller, where);
    const asker = askerOf(caller.customer, where.address);
    await passes.count(asker);
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
      return passes.renew(db, caller, factorAt);
    });
    await passes.settle(asker);
    security.write('factor-passed', { customer: caller.customer.id, by: 'passkey' }, { address: where.address });
    return { ...(await passes.status(caller, factorAt)), tokens };
  }
}

function passkeyCallOf({ actorId, sessionId }: SignedInCaller, where: Omit<PasskeyCall, 'bound'>): PasskeyCall {
  if (actorId !== undefined) throw accessDenied();
  return { ...where, bound: `factor:${String(sessionId)}`, isIdentified: true };
}
