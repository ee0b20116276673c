import { ApiError, type Limit, type RateLimiter, type Settings, type SignedInCaller } from '../../foundation';
import { requireFresh } from '../accounts/fresh-sign-in';
import type { PasswordWork } from './password-work';

const LIMITS = {
  passwords: { count: 10, windowMs: 15 * 60 * 1000 },
  passwordChanges: { count: 5, windowMs: 24 * 60 * 60 * 1000 },
} as const satisfies Record<string, Limit>;

/** Asks for the current password before a new one. */
export class CurrentPassword {
  constructor(
    private readonly parts: {
      readonly passwords: PasswordWork;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {}

  /**
   * @param current empty if the account has none
   * @throws ApiError 400 CURRENT_PASSWORD_INCORRECT; 403 SIGN_IN_AGAIN for a first password; 429
   */
  async require(caller: SignedInCaller, current: string): Promise<void> {
    const { customer } = caller;
    const { passwords, rates, settings } = this.parts;
    // Without a current password, an unattended device could take over the account.
    if (customer.password === undefined) requireFresh(caller, settings.clock.now());
    await rates.hit(`change-password:${String(customer.id)}`, LIMITS.passwords);
    const isRight =
      customer.password === undefined ? current === '' : await passwords.isRight(current, customer.password);
    if (!isRight) throw passwordIncorrect();
    await rates.hit(`password-changed:${String(customer.id)}`, LIMITS.passwordChanges);
  }
}

export function passwordIncorrect(): ApiError {
  return new ApiError(400, 'CURRENT_PASSWORD_INCORRECT', { error: 'credentials' });
}
