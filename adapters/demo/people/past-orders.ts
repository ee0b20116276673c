import { deliveryStep, LAST_STEP, ORDER_STATUSES } from '../../../core/contract/orders/order-status';
import { lookUp } from '../../../core/kernel/look-up';
import type { PastOrderRecord } from '../../platform/ports/staff/people-data';
import type { Chance } from '../base/chance';
import { PEOPLE } from '../data';
import type { OrderPlan, PersonKey } from '../data';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const AGES: readonly (readonly [from: number, to: number])[] = [
  [1, 20],
  [20, 60],
  [60, 140],
  [130, 220],
  [200, 300],
  [400, 4_000],
];

const BUYERS = ['shopper', 'vip', 'shopper', 'briton'] as const satisfies readonly PersonKey[];

function oneOfEachStatus(chance: Chance): OrderPlan[] {
  return ORDER_STATUSES.map((status, index) => {
    const [from, to] = AGES[deliveryStep(status)] ?? [1, 20];
    return {
      who: BUYERS[index % BUYERS.length] ?? 'shopper',
      status,
      hoursAgo: chance.whole(from, to),
      lines: chance.whole(1, 4),
      isSale: index % 5 === 2,
      ...(status === 'E' && { isReturned: true }),
    };
  });
}

function sales(chance: Chance): OrderPlan[] {
  return PEOPLE.orders.salesHoursAgo.map((hoursAgo, index): OrderPlan => {
    const step = AGES.findLastIndex(([from]) => hoursAgo >= from);
    const letters = ORDER_STATUSES.filter((status) => deliveryStep(status) === Math.max(0, step));
    return {
      who: BUYERS[(index + 1) % BUYERS.length] ?? 'shopper',
      status: chance.pick(letters),
      hoursAgo,
      lines: chance.whole(1, 3),
      isSale: true,
    };
  });
}

/** Returns all past demo orders, oldest first. */
export function planOrders(chance: Chance): OrderPlan[] {
  const { cancelled, promo, special } = PEOPLE.orders;
  const all = [...oneOfEachStatus(chance), ...cancelled, ...sales(chance), ...promo, ...special];
  return all.sort((one, other) => other.hoursAgo - one.hoursAgo);
}

const DELIVERY_DAYS = 6;

function daysLeft(step: number): number {
  return Math.max(1, DELIVERY_DAYS - step);
}

/** Keeps the calendar day in the time zones of all stores. */
const HOUR_OF_ARRIVAL = 15;
const WEEKEND: readonly number[] = [6, 0];

function onWorkingDay(at: number, step: 1 | -1): number {
  let day = Math.floor(at / DAY_MS);
  while (WEEKEND.includes(new Date(day * DAY_MS).getUTCDay())) day += step;
  return day * DAY_MS + HOUR_OF_ARRIVAL * HOUR_MS;
}

/** The next working day, so that earnings are not confirmed before their payout; an earlier one if that is to come. */
function deliveredAt({ placedAt, now }: { readonly placedAt: number; readonly now: number }): number {
  const arrival = placedAt + DELIVERY_DAYS * DAY_MS;
  const next = onWorkingDay(arrival, 1);
  return next <= now ? next : onWorkingDay(arrival, -1);
}

const CARRIERS: Readonly<Record<string, { readonly carrier: string; readonly numberOf: (order: string) => string }>> = {
  US: { carrier: 'UPS Ground', numberOf: (order) => `1Z999AA1${order.padStart(10, '0')}` },
  UK: { carrier: 'Royal Mail Tracked 48', numberOf: (order) => `LV${order.padStart(9, '0')}GB` },
};
const OWN_CARRIER = { carrier: 'Vitrine Standard', numberOf: (order: string) => `VT${order}` };

export function fulfilmentOf(
  plan: OrderPlan,
  facts: {
    readonly placedAt: number;
    readonly now: number;
    readonly number: string;
    readonly country: string;
    readonly skus: readonly string[];
  },
): PastOrderRecord['fulfilment'] {
  const step = deliveryStep(plan.status, plan.stage);
  const isOver = plan.cancelReason !== undefined;
  const isSent = step >= 3 && !isOver;
  const { carrier, numberOf } = lookUp(CARRIERS, facts.country) ?? OWN_CARRIER;
  const trackingNumber = numberOf(facts.number);
  const hasArrived = step === LAST_STEP && !isOver;
  return {
    ...(plan.cancelReason !== undefined && { cancelReason: plan.cancelReason }),
    ...(plan.isPromo === true && { promo: true }),
    ...(isSent && {
      carrier,
      trackingNumber,
      trackingLink: `https://track.example/${trackingNumber}`,
    }),
    ...(hasArrived && { deliveredAt: deliveredAt(facts) }),
    ...(!hasArrived && !isOver && { expectedAt: onWorkingDay(facts.now + daysLeft(step) * DAY_MS, 1) }),
    ...(plan.isReturned === true && { returned: facts.skus.slice(0, 1) }),
  };
}

/** Payment state: cash on delivery is paid on arrival, transfers before packing; blogger sales are always paid. */
export function stateOf(plan: OrderPlan, payment: string): PastOrderRecord['state'] {
  if (plan.cancelReason !== undefined) return 'canceled';
  const isCash = payment === 'cashondelivery' && plan.isSale !== true && plan.isPromo !== true;
  if (isCash && deliveryStep(plan.status, plan.stage) < LAST_STEP) return 'new';
  if (plan.isUnpaid === true || deliveryStep(plan.status) === 0) return 'new';
  return 'paid';
}
