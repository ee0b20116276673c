import { heldUntil, renewedUntil } from '../../../../core/contract/staff/unpaid-hold';
import { currencyStep } from '../../../../core/kernel/currency';
import { cashbackOf } from '../../../../core/orders/rules/cashback';
import { goodwillSpent } from '../../../../core/contract/selling/card-goodwill';
import { coverWithCards, earningOf } from '../../../../core/totals';
import type { CatalogueReader } from '../../catalogue';
import type { Content } from '../../content';
import type { Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { Fulfilment, OrderDocument } from '../../ports/orders/orders';
import { keptCosts, orderCostsOf } from '../sales/order-costs-of';
import { awardRulesOf } from './award-settings';
import { isHeldForGuest } from './guest-holds';
import { holdRulesOf } from './unpaid-hold-settings';
import { isPaidOnPage, isPromoOrder, type ReadyOrder } from './ready-order';

const DAY_MS = 24 * 60 * 60 * 1000;

type Db = Repositories;
type HoldRules = Awaited<ReturnType<typeof holdRulesOf>>;

export interface Promises {
  readonly fulfilment: Fulfilment;
  readonly holdRules: HoldRules;
}

/** Promises of a new order by the shop settings: stock hold, cashback, delivery days; and the costs of its goods. */
export class OrderPromises {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  async of(
    db: Db,
    ready: ReadyOrder,
    { document, now }: { readonly document: OrderDocument; readonly now: number },
  ): Promise<Promises> {
    const { totals, methods } = ready;
    const { shipping } = methods;
    const holdRules = await holdRulesOf(db, this.services);
    const heldUntil = heldUntilOf(ready, holdRules, now);
    const goods = totals.grandTotal + totals.giftCards - totals.shippingInclTax;
    const goodwill = goodwillSpent(coverWithCards(totals.giftCards, ready.giftCards).taken);
    const awards = await awardRulesOf(db, this.services);
    const { currencyCode: currency } = ready.store.i18n;
    const step = currencyStep(currency);
    const costs = await orderCostsOf(keptCosts(db, this.services.reader), document, { currency });
    const cashback = cashbackOf(earningOf(totals, goodwill).goods, awards, step);
    const fulfilment: Fulfilment = {
      ...(totals.bonuses > 0 && { bonus: totals.bonuses }),
      ...(cashback > 0 && { cashback }),
      ...(totals.giftCards > 0 && { giftCards: totals.giftCards }),
      ...(goodwill > 0 && { goodwill }),
      ...(isPromoOrder(methods) && { promo: true }),
      ...(ready.exchange && { exchangeOf: ready.exchange.exchangeOf }),
      ...(heldUntil !== undefined && { heldUntil }),
      ...(ready.isConfirmed && { confirmed: true }),
      goods,
      ...(totals.giftCardLines.length > 0 && { giftCardLines: totals.giftCardLines }),
      carrier: shipping?.carrier_title ?? '',
      ...promisedDays(methods, now),
      ...costs,
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

/** Undefined if the stock hold has no time limit. */
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
