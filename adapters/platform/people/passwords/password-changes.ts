import type { StoreView } from '../../../../core/store-views';
import { accessDenied, type SignedInCaller } from '../../foundation';
import type { Database } from '../../ports/database';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService, Tokens } from '../accounts/session-service';
import { type CurrentPassword, passwordIncorrect } from './current-password';
import type { HashPassword, NewPasswords } from './new-passwords';
import type { PasswordWriter } from './password-writer';

interface PasswordChange {
  readonly current: string;
  readonly wanted: string;
  readonly address?: string | undefined;
}

/** Changes passwords of signed-in customers. */
export class PasswordChanges {
  constructor(
    private readonly parts: {
      readonly current: CurrentPassword;
      readonly database: Database;
      readonly newPasswords: NewPasswords;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly writer: PasswordWriter;
    },
  ) {}

  /**
   * @returns the new session tokens
   * @throws ApiError 400 CURRENT_PASSWORD_INCORRECT, PASSWORD_TOO_COMMON; 403 if staff act as the customer; 403
   * SIGN_IN_AGAIN for a first password; 429; 503 TOO_BUSY
   */
  async change(
    caller: SignedInCaller,
    { current, wanted, address }: PasswordChange,
    store: StoreView,
  ): Promise<Tokens> {
    if (caller.actorId !== undefined) throw accessDenied();
    const input = { password: wanted, field: 'newPassword', of: caller.customer };
    return this.parts.newPasswords.accept(input, { address, isKnown: true }, async (hash) => {
      await this.parts.current.require(caller, current);
      return this.#change(caller, hash, store);
    });
  }

  async #change(caller: SignedInCaller, hash: HashPassword, store: StoreView): Promise<Tokens> {
    const { customer, sessionId } = caller;
    const { database, security, sessions, writer } = this.parts;
    const password = await hash();
    const tokens = await database.write(async (db) => {
      if ((await sessions.hold(db, caller)).password !== customer.password) throw passwordIncorrect();
      await writer.write(db, customer, { password, sessionId });
      // An unconfirmed address may belong to a stranger, who must not receive mail.
      if (customer.isVerified) await writer.notify(db, customer, store, 'passkeys-kept');
      return (await sessions.succeed(db, caller)).tokens;
    });
    security.write('password-changed', { customer: customer.id, by: 'change' });
    return tokens;
  }
}
