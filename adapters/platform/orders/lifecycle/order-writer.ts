import type { OrderResult } from '../../../../core/contract';
import { canonicalEmail, readEmail } from '../../../../core/contract/foundation/contact';
import { isPaidByGiftCards } from '../../../../core/contract/selling/methods';
import { coverWithCards, earningOf } from '../../../../core/totals';
import { cashbackOf } from '../../../../core/orders/rules/cashback';
import type { StoreView } from '../../../../core/store-views';
import { addPromoProducts } from '../settlement/promo-orders';
import type { Content } from '../../content';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../../selling';
import { type EventLog, placedData, type Settings, shownResult } from '../../foundation';
import type { SecurityLog } from '../../people';
import { type MessageLog, orderMail } from '../../messages';
import type { Royalties } from '../royalties/royalties';
import type { Repositories } from '../../ports/database';
import type { Fulfilment, StoredOrder } from '../../ports/orders/orders';
import { sumUnits } from '../../catalogue';
import type { OrderSettlement } from '../settlement/order-settlement';
import { heldUntil, renewedUntil } from '../../../../core/contract/staff/unpaid-hold';
import { awardRulesOf } from './award-rules';
import type { Bookings } from '../settlement/bookings';
import { ShortStock } from './earlier-orders';
import { fitsPageHold, isHeldForGuest, keepHold, mustFitHold } from './guest-holds';
import { holdRulesOf } from './hold-rules';
import { numberOf } from './number-of';
import { leftOutOf, mayMailOrder } from './order-mail-bound';
import { orderDocumentOf, isPaidOnPage, isPromoOrder, resultOf, type ReadyOrder } from './ready-order';
import { grantPaid } from '../settlement/grant-paid';

const DAY_MS = 24 * 60 * 60 * 1000;

type Db = Repositories;
type HoldRules = Awaited<ReturnType<typeof holdRulesOf>>;

type Goods = Parameters<typeof fitsPageHold>[2];

interface Promises {
  readonly fulfilment: Fulfilment;
  readonly holdRules: HoldRules;
}

export class OrderWriter {
  constructor(
    private readonly services: {
      readonly bookings: Bookings;
      readonly content: Content;
      readonly downloads: Downloads;
      readonly events: EventLog;
      readonly giftCards: GiftCards;
      readonly messages: MessageLog;
      readonly royalties: Royalties;
      readonly security: SecurityLog;
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
    },
  ) {}

  async write(db: Db, ready: ReadyOrder): Promise<OrderResult> {
    const { settings } = this.services;
    const { order, cart, store, totals } = ready;
    const redirect = isPaidOnPage(ready.methods);
    const now = settings.clock.now();
    const promises = await this.#promises(db, ready, now);
    const email = canonicalEmail(order.personalDetails.emailAddress);
    // Stock before number: a fixed lock order avoids deadlocks.
    const { units, fulfilment } = await this.#takeGoods(db, ready, email, promises);
    // Anyone may pay with own cards and cancel, so such orders get one mail only.
    const isPaid = isPaidByGiftCards(totals.segments);
    const isMailed = await this.#mayMail(db, ready, email);
    settings.onOrderStep('stock-taken');
    const { id, number } = await numberOf(db, settings, store.storeCode);
    const result = resultOf(ready, { id, number, isMailed }, settings.payByForm);
    const made: StoredOrder = {
      id,
      number,
      orderId: order.order_id,
      cartToken: cart.token,
      storeCode: store.storeCode,
      email,
      status: 'new',
      redirect,
      currency: store.i18n.currencyCode,
      grandTotal: totals.grandTotal + totals.giftCards,
      units,
      document: orderDocumentOf(ready),
      result,
      createdAt: now,
      customerId: ready.customerId,
      deliveryStatus: redirect ? 'P' : 'N',
      stage: undefined,
      fulfilment: { ...fulfilment, ...(!isMailed && { unmailed: true as const }) },
    };
    const ownerEmail = readEmail(order.personalDetails.emailAddress);
    const customerId = await db.orders.insert({ ...made, hash: ready.hash, coupon: ready.coupon, ownerEmail });
    const stored: StoredOrder = { ...made, customerId };
    await keepHold(db, ready, stored);
    await this.#spendCards(db, ready, id);
    await this.services.downloads.remember(db, stored);
    await this.services.giftCards.remember(db, stored);
    if (isPromoOrder(ready.methods)) {
      await db.orders.settle(id, 'paid', now);
      await grantPaid(db, stored, this.services);
    }
    settings.onOrderStep('order-written');
    await addPromoProducts(db, stored);
    await this.services.settlement.changeBonuses(db, stored, -totals.bonuses);
    // Keep the cart until online payment succeeds.
    if (!redirect) await db.carts.end(cart.token, 'ordered', now);
    settings.onOrderStep('cart-closed');
    if (!isPaid) await this.#mail(db, stored, store);
    await this.services.events.record(db, { name: 'order.placed', data: placedData(stored) });
    settings.onOrderStep('mail-written');
    await this.services.royalties.credit(db, stored, { coupon: cart.coupon, goodsTax: earningOf(totals).tax });
    if (isPaid) await this.services.settlement.pay(db, stored, leftOutOf(stored));
    return shownResult(stored);
  }

  #mail(db: Db, order: StoredOrder, store: StoreView): Promise<void> {
    const { messages, settings } = this.services;
    return messages.write(db, orderMail(order, store, settings.publicUrl), leftOutOf(order));
  }

  async #mayMail(db: Db, ready: ReadyOrder, email: string): Promise<boolean> {
    if (ready.isByStaff || isPromoOrder(ready.methods)) return true;
    return mayMailOrder(db, { email, own: ready.ownAddresses }, this.services);
  }

  /**
   * Takes stock and returns lines that may not be held until payment.
   * @throws ShortStock; ApiError 400 'pay_later_limit'
   */
  async #takeGoods(
    db: Db,
    ready: ReadyOrder,
    email: string,
    promises: Promises,
  ): Promise<Pick<StoredOrder, 'fulfilment' | 'units'>> {
    const { fulfilment, holdRules } = promises;
    const units = sumUnits(ready.priced.lines.flatMap((line) => line.units));
    const { short, left: taken } = await db.stock.take(units);
    if (short !== undefined) throw new ShortStock(short);
    const goods = { units, email, taken };
    await mustFitHold(db, ready, goods, holdRules.guests);
    if (await this.#mayHold(db, ready, goods, promises)) return { units, fulfilment };
    await db.stock.giveBack(units);
    return { units: [], fulfilment: { ...fulfilment, released: units } };
  }

  /** False for renewals of expired orders, and beyond the hold limit of new customers. */
  async #mayHold(db: Db, ready: ReadyOrder, goods: Goods, { fulfilment, holdRules }: Promises): Promise<boolean> {
    if (!isPaidOnPage(ready.methods) || goods.units.length === 0) return true;
    const { heldUntil: until } = fulfilment;
    if (until !== undefined && until <= this.services.settings.clock.now()) return false;
    return fitsPageHold(db, ready, goods, holdRules.guests);
  }

  async #spendCards({ giftCards }: Db, { giftCards: cards, totals }: ReadyOrder, id: number): Promise<void> {
    for (const { card, amount } of coverWithCards(totals.giftCards, cards).taken) {
      await giftCards.spend(card.id, id, amount);
    }
  }

  async #promises(db: Db, ready: ReadyOrder, now: number): Promise<Promises> {
    const { totals, methods } = ready;
    const { shipping } = methods;
    const holdRules = await holdRulesOf(db, this.services);
    const heldUntil = heldUntilOf(ready, holdRules, now);
    const goods = totals.grandTotal + totals.giftCards - totals.shippingInclTax;
    const cashback = cashbackOf(earningOf(totals).goods, await awardRulesOf(db, this.services));
    const fulfilment: Fulfilment = {
      ...(totals.bonuses > 0 && { bonus: totals.bonuses }),
      ...(cashback > 0 && { cashback }),
      ...(totals.giftCards > 0 && { giftCards: totals.giftCards }),
      ...(isPromoOrder(methods) && { promo: true }),
      ...(heldUntil !== undefined && { heldUntil }),
      ...(ready.isConfirmed && { confirmed: true }),
      goods,
      ...(totals.giftCardLines.length > 0 && { giftCardLines: totals.giftCardLines }),
      carrier: shipping?.carrier_title ?? '',
      ...promisedDays(methods, now),
    };
    return { fulfilment, holdRules };
  }
}

/** Bank transfer orders count days from the payment. */
function promisedDays(
  { shipping, payment, sendsOnlyPaid }: ReadyOrder['methods'],
  now: number,
): Pick<Fulfilment, 'afterPayment' | 'arrival' | 'expectedAt'> {
  const { arrival, days_to_delivery: days, working_days: afterPayment } = shipping ?? {};
  if (sendsOnlyPaid === true && payment?.redirect !== true) return afterPayment === undefined ? {} : { afterPayment };
  // Noon UTC is the same date nearly everywhere.
  if (arrival !== undefined) return { arrival, expectedAt: Date.parse(`${arrival.latest}T12:00:00Z`) };
  return days === undefined ? {} : { expectedAt: now + days * DAY_MS };
}

/** Undefined if the goods are held without limit. */
function heldUntilOf(ready: ReadyOrder, rules: HoldRules, now: number): number | undefined {
  const by = ready.isConfirmed ? 'customer' : 'guest';
  if (isPaidOnPage(ready.methods)) return renewedUntil(heldUntil(now, by, rules), renewedBy(ready));
  return isHeldForGuest(ready) ? now + rules.guests.days * DAY_MS : undefined;
}

function renewedBy({ renewed, isConfirmed }: ReadyOrder): (number | undefined)[] {
  return renewed
    .filter(({ fulfilment }) => (fulfilment.confirmed === true) === isConfirmed)
    .map(({ fulfilment }) => fulfilment.heldUntil);
}
