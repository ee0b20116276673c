import { type CodeBudget, ownerOf, type Caller, type Limit, type RateLimiter } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { OrderMailBound } from '../lines/order-mail-bound';

/** Per order; owners have a separate limit. */
const LINKS: Limit = { count: 3, windowMs: 60 * 60 * 1000 };

/** Limits for emails with order links, which anyone can request. */
export class LinkMailLimits {
  constructor(
    private readonly services: {
      readonly codeBudget: Pick<CodeBudget, 'spend'>;
      readonly mailBound: OrderMailBound;
      readonly rates: RateLimiter;
    },
  ) {}

  /** Counts a request before its unit of work. @throws ApiError 429 */
  async hit(order: StoredOrder, caller: Caller, address: string | undefined): Promise<void> {
    const { codeBudget, rates } = this.services;
    const owner = ownerOf(order.email, caller);
    const key =
      owner === undefined ? `order-link:${order.orderId}` : `order-link-own:${String(owner)}:${order.orderId}`;
    await rates.hit(key, LINKS);
    await codeBudget.spend('letter', { contact: order.email, address, owner });
  }

  /** Counts the email in its unit of work; false over the daily limit of a mailbox. */
  isWithin(
    db: Pick<Repositories, 'rates'>,
    to: { readonly email: string; readonly own: readonly string[] },
  ): Promise<boolean> {
    return this.services.mailBound.allows(db, to);
  }
}
