import type * as contract from '../../../../core/contract/orders/order-tracking';
import * as payment from '../../../../core/contract/orders/gift-card-payment';
import { toDecimal } from '../../../../core/kernel/money';
import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import { type Caller, type Limit, type RateLimiter, refuse, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { giftCardRefused, cardOfCode, payWithCards } from '../../selling';
import type { OrderSettlement } from '../settlement/order-settlement';
import { isPayableWithCards } from '../views/shopper-facts';
import { lockedOrder } from '../lines/locked-order';
import { leftOutOf } from '../lifecycle/order-mail-bound';
import { type Asking, type OrderTracking, unknownOrder } from './order-tracking';

const HOUR_MS = 60 * 60 * 1000;
/** Codes tried per order, and wrong codes, over all callers. */
const LIMITS = {
  codes: { count: 10, windowMs: HOUR_MS },
  misses: { count: 1000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Pays orders that are already placed with gift cards. */
export class GiftCardPayments {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly rates: RateLimiter;
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
      readonly tracking: OrderTracking;
    },
  ) {}

  async pay(asking: Asking, codes: readonly string[], caller: Caller): Promise<contract.TrackedOrder> {
    const { database, rates, settings, settlement, tracking } = this.services;
    const { order: opened } = await tracking.open(asking, caller);
    await rates.hit(`gift-card-codes:${opened.orderId}`, LIMITS.codes);
    const who = await tracking.authorOf(caller, opened);
    await database.write(async (db) => {
      const order = await lockedOrder(db, opened.number);
      if (order === undefined) throw unknownOrder();
      if (!isPayableWithCards(order, await db.giftCards.ofOrders([order.id])))
        throw refuse(
          payment.orderNotPayable,
          'The order does not wait for a bank transfer, buys gift cards, or costs less by its way to pay',
        );
      const now = settings.clock.now();
      const outcome = await payWithCards(db, order, codes, now);
      if (outcome.kind === 'refused') throw giftCardRefused(outcome.fault);
      await settlement.pay(db, order, leftOutOf(order));
      const what = outcome.with.map((code) => ({ name: 'gift-card-spend', from: null, to: code }) as const);
      await db.orderLog.add(order.id, { at: now, who, what });
    }, 'power');
    return tracking.track(asking, caller);
  }

  async balance(typed: string): Promise<payment.GiftCardBalance> {
    const { database, rates, settings } = this.services;
    const found = await database.write((db) => cardOfCode(db, typed, settings.clock.now()));
    if ('fault' in found) {
      await rates.hit('gift-card-misses', LIMITS.misses);
      throw giftCardRefused(found.fault);
    }
    const { tail, currency, balance, value, expiresAt } = found.card;
    return {
      code: maskedGiftCode(tail),
      currency,
      balance: toDecimal(balance),
      value: toDecimal(value),
      expires_at: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
    };
  }
}
