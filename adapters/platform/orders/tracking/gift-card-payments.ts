import type * as contract from '../../../../core/contract/orders/order-tracking';
import * as payment from '../../../../core/contract/orders/gift-card-payment';
import type { GiftCardFault } from '../../../../core/contract/selling/gift-card-refusals';
import { toDecimal } from '../../../../core/kernel/money';
import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import { type Caller, type Limit, type RateLimiter, refuse, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { CardGuesses, giftCardRefused, cardOfCode, payWithCards } from '../../selling';
import type { OrderSettlement } from '../settlement/order-settlement';
import { isPayableWithCards } from '../views/shopper-facts';
import { withGoodwill } from '../royalties/with-goodwill';
import { lockedOrder } from '../lines/locked-order';
import { leftOutOf } from '../lines/order-mail-bound';
import { type Asking, type OrderTracking, unknownOrder } from './order-tracking';

const HOUR_MS = 60 * 60 * 1000;
/** Codes tried per order, over all callers. */
const CODES: Limit = { count: 10, windowMs: HOUR_MS };

interface Payer {
  readonly caller: Caller;
  /** Undefined for this machine. */
  readonly address: string | undefined;
}

/** Pays orders that are already placed with gift cards. */
export class GiftCardPayments {
  readonly #guesses: CardGuesses;

  constructor(
    private readonly services: {
      readonly database: Database;
      readonly rates: RateLimiter;
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
      readonly tracking: OrderTracking;
    },
  ) {
    this.#guesses = new CardGuesses(services.rates);
  }

  /** @throws ApiError as `OrderTracking.open`; order_not_payable; the card's error; 429 */
  async pay(asking: Asking, codes: readonly string[], { caller, address }: Payer): Promise<contract.TrackedOrder> {
    const { rates, tracking } = this.services;
    await this.#guesses.check(address);
    const { order: opened } = await tracking.open(asking, caller);
    await rates.hit(`gift-card-codes:${opened.orderId}`, CODES);
    const fault = await this.#charge(opened.number, codes, await tracking.authorOf(caller, opened));
    if (fault === undefined) return tracking.track(asking, caller);
    if (fault === 'unknown') await this.#guesses.missed(address);
    throw giftCardRefused(fault);
  }

  #charge(number: string, codes: readonly string[], who: string): Promise<GiftCardFault | undefined> {
    const { database, settings, settlement } = this.services;
    return database.write(async (db) => {
      const order = await lockedOrder(db, number);
      if (order === undefined) throw unknownOrder();
      if (!isPayableWithCards(order, await db.giftCards.ofOrders([order.id])))
        throw refuse(
          payment.orderNotPayable,
          'The order does not wait for a bank transfer, buys gift cards, or costs less by its way to pay',
        );
      const now = settings.clock.now();
      const outcome = await payWithCards(db, order, codes, now);
      if (outcome.kind === 'refused') return outcome.fault;
      const leftOut = leftOutOf(order);
      await settlement.pay(db, await withGoodwill(db, order, outcome.goodwill, now), { leftOut });
      const what = outcome.with.map((code) => ({ name: 'gift-card-spend', from: null, to: code }) as const);
      await db.orderLog.add(order.id, { at: now, who, what });
      return undefined;
    }, 'power');
  }

  /** @throws ApiError the card's error; 429 */
  async balance(typed: string, address: string | undefined): Promise<payment.GiftCardBalance> {
    const { database, settings } = this.services;
    await this.#guesses.check(address);
    const found = await database.write((db) => cardOfCode(db, typed, settings.clock.now()));
    if ('fault' in found) {
      await this.#guesses.missed(address);
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
