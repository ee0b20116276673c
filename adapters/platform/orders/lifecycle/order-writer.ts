import type { OrderResult } from '../../../../core/contract';
import { canonicalEmail, readEmail } from '../../../../core/contract/foundation/contact';
import { coverWithCards, earningOf } from '../../../../core/totals';
import { addPromoProducts } from '../settlement/promo-products';
import { type Settings, shownResult } from '../../foundation';
import type { Royalties } from '../royalties/royalties';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { sumUnits } from '../../catalogue';
import type { OrderSettlement } from '../settlement/order-settlement';
import { ShortStock } from './earlier-orders';
import { fitsPageHold, keepHold, mustFitHold } from './guest-holds';
import { numberOf } from './number-of';
import type { OrderConfirmation } from './order-confirmation';
import { choosePlaces } from '../lines/choose-places';
import { leftOutOf } from '../lines/order-mail-bound';
import type { OrderPromises, Promises } from './order-promises';
import {
  orderDocumentOf,
  isPaidOnPage,
  isPaidWhenPlaced,
  isPromoOrder,
  resultOf,
  type ReadyOrder,
} from './ready-order';
import { bookPlaced } from '../sales/sales-books';
import type { VirtualGoods } from '../settlement/virtual-goods';

type Db = Repositories;
type Goods = Parameters<typeof fitsPageHold>[2];

export class OrderWriter {
  constructor(
    private readonly services: {
      readonly confirmation: OrderConfirmation;
      readonly promises: OrderPromises;
      readonly royalties: Royalties;
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  async write(db: Db, ready: ReadyOrder): Promise<OrderResult> {
    const { confirmation, settings, virtualGoods } = this.services;
    const { order, cart, isByStaff, store, totals } = ready;
    const redirect = isPaidOnPage(ready.methods);
    const now = settings.clock.now();
    const document = orderDocumentOf(ready);
    const promises = await this.services.promises.of(db, ready, { document, now });
    const email = canonicalEmail(order.personalDetails.emailAddress);
    // Stock before number: a fixed lock order avoids deadlocks.
    const { units, fulfilment } = await this.#takeGoods(db, ready, email, promises);
    // Anyone may pay with own cards and cancel, so such orders get one email only.
    const isPaid = isPaidWhenPlaced(ready) && !isPromoOrder(ready.methods);
    const isMailed = await confirmation.mayMail(db, ready, email);
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
      document,
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
    await bookPlaced(db, stored, ready.coupon);
    await keepHold(db, ready, stored);
    await this.#spendCards(db, ready, stored);
    await virtualGoods.remember(db, stored);
    if (isPromoOrder(ready.methods)) {
      await db.orders.settle(id, 'paid', now);
      await virtualGoods.grant(db, stored);
    }
    settings.onOrderStep('order-written');
    await addPromoProducts(db, stored);
    await this.services.settlement.changeBonuses(db, stored, -totals.bonuses);
    // Keep the cart until online payment succeeds.
    if (!redirect) await db.carts.end(cart.token, 'ordered', now);
    settings.onOrderStep('cart-closed');
    await confirmation.send(db, stored, { store, isPaid, isByStaff });
    settings.onOrderStep('mail-written');
    await this.services.royalties.credit(db, stored, { coupon: cart.coupon, goodsTax: earningOf(totals).tax });
    if (isPaid) await this.services.settlement.pay(db, stored, { leftOut: leftOutOf(stored), isByStaff });
    return shownResult(stored);
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
    const cause = { reason: 'sale', ref: ready.order.order_id, at: this.services.settings.clock.now() } as const;
    const choose = ready.places && choosePlaces(units, ready.places);
    const { short, left: taken, units: placed } = await db.stock.take(units, cause, choose);
    if (short !== undefined) throw new ShortStock(short);
    const goods = { units, email, taken };
    await mustFitHold(db, ready, goods, holdRules.guests);
    if (await this.#mayHold(db, ready, goods, promises)) return { units: placed, fulfilment };
    await db.stock.giveBack(placed, { ...cause, reason: 'return' });
    return { units: [], fulfilment: { ...fulfilment, released: placed } };
  }

  /** False for renewals of expired orders, and beyond the hold limit of new customers. */
  async #mayHold(db: Db, ready: ReadyOrder, goods: Goods, { fulfilment, holdRules }: Promises): Promise<boolean> {
    if (!isPaidOnPage(ready.methods) || goods.units.length === 0) return true;
    const { heldUntil: until } = fulfilment;
    if (until !== undefined && until <= this.services.settings.clock.now()) return false;
    return fitsPageHold(db, ready, goods, holdRules.guests);
  }

  async #spendCards(
    { giftCards }: Db,
    { giftCards: cards, totals }: ReadyOrder,
    { id, createdAt }: StoredOrder,
  ): Promise<void> {
    for (const { card, amount } of coverWithCards(totals.giftCards, cards).taken) {
      await giftCards.spend(card.id, id, amount, createdAt);
    }
  }
}
