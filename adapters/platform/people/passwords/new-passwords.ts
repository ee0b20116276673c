import type { Content } from '../../content';
import type { QueueCaller, Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { isCommon, requireUncommon } from './common-passwords';
import { ownWords, type KnownOf } from './own-words';
import type { PasswordWork } from './password-work';

interface NewPassword {
  readonly password: string;
  /** Name of the field, for the refusal. */
  readonly field: string;
  /** Facts about the person, which their password must not consist of. */
  readonly of: KnownOf;
}

/** Hashes the password, in its turn. */
export type HashPassword = () => Promise<string>;

/** Accepts new passwords, and hashes them in the queue of costly work. */
export class NewPasswords {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly passwords: PasswordWork;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 400 PASSWORD_TOO_COMMON naming the field; 503 TOO_BUSY */
  async accept<T>(
    { password, field, of }: NewPassword,
    caller: QueueCaller,
    work: (hash: HashPassword) => Promise<T>,
  ): Promise<T> {
    await requireUncommon(password, field, await ownWords(of, this.parts));
    const { passwords } = this.parts;
    return passwords.within(caller, () => work(() => passwords.hash(password)));
  }

  async isCommon(password: string, of: KnownOf): Promise<boolean> {
    return isCommon(password, await ownWords(of, this.parts));
  }

  /** Hashes in the separate queue of accounts requested with an order. @throws ApiError 503 TOO_BUSY */
  withinCheckout<T>(password: string, caller: QueueCaller, work: (hash: HashPassword) => Promise<T>): Promise<T> {
    const { passwords } = this.parts;
    return passwords.withinCheckout(caller, () => work(() => passwords.hash(password)));
  }
}
