import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { readPhone } from '../../../../core/contract/foundation/contact';
import { ApiError, type CodeBudget, type Limit, type RateLimiter, type Settings } from '../../foundation';
import { type Content, SHOP_CONTACT, shopAddress } from '../../content';
import type { MessageLog } from '../../messages';
import type { Database } from '../../ports/database';
import { callBackMail } from '../accounts/sign-in-mails';

const MINUTE_MS = 60 * 1000;
const LIMITS = {
  calls: { count: 3, windowMs: 60 * MINUTE_MS },
  callRequest: { count: 1, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Requests of visitors to be called by the shop. */
export class CallbackRequests {
  constructor(
    private readonly parts: {
      readonly codeBudget: CodeBudget;
      readonly content: Content;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Deduplicates repeated requests.
   * @throws ApiError 400 INCORRECT_PHONE; 429 TOO_MANY_ATTEMPTS
   */
  async add(raw: string, address?: string): Promise<void> {
    const { codeBudget, database, messages, rates, settings } = this.parts;
    const phone = readPhone(raw);
    if (phone === undefined) throw new ApiError(400, 'INCORRECT_PHONE', { error: 'invalid_input' });
    if (!(await rates.allows(`call-wish:${phone}`, LIMITS.callRequest))) return;
    await rates.hit(`calls:${phone}`, LIMITS.calls);
    await codeBudget.spend('call', { contact: phone, address });
    await database.write(async (db) => {
      const shop = (await shopAddress(db, this.parts)) ?? SHOP_CONTACT;
      const priority = requestedPriority({ isConfirmed: false });
      await messages.write(db, { ...callBackMail(settings.defaultStore, phone, shop), priority });
    });
  }
}
