import { deliveryStep, LAST_STEP, ORDER_STATUSES } from '../../../core/contract/order-status';
import { lookUp } from '../../../core/kernel/look-up';
import type { OrderStatus } from '../../../core/contract/order-status';
import type { PastOrderRecord } from '../../platform/ports/people-data';
import type { Chance } from '../base/chance';
import type { PersonKey } from './persons';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** An order before its goods are chosen. Moments as hours before now. */
export interface OrderPlan {
  readonly who: PersonKey;
  readonly status: OrderStatus;
  readonly hoursAgo: number;
  /** How many different goods. */
  readonly lines: number;
  readonly cancelReason?: string;
  readonly stage?: number;
  /** The blogger's posts led to it. */
  readonly isSale?: boolean;
  /** A free order of the blogger. */
  readonly isPromo?: boolean;
  /** Waits on the payment page. */
  readonly isUnpaid?: boolean;
  /** The first good was sent back. */
  readonly isReturned?: boolean;
}

/** How old, in hours, orders are at each step of their delivery. */
const AGES: readonly (readonly [from: number, to: number])[] = [
  [1, 20],
  [20, 60],
  [60, 140],
  [130, 220],
  [200, 300],
  [400, 4_000],
];

const BUYERS = ['shopper', 'vip', 'shopper', 'briton'] as const satisfies readonly PersonKey[];

/** One order for each letter of A §2.10, as old as such an order would be. */
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

const CANCELLED: readonly OrderPlan[] = [
  {
    who: 'shopper',
    status: 'N',
    hoursAgo: 90,
    lines: 1,
    cancelReason: 'The shopper changed their mind before it was packed',
  },
  {
    who: 'vip',
    status: 'AB',
    hoursAgo: 700,
    lines: 2,
    cancelReason: 'The last piece had a fault and there was no other',
  },
  { who: 'briton', status: 'P', hoursAgo: 1_100, lines: 1, cancelReason: 'The payment did not arrive within a week' },
  {
    who: 'blogger',
    status: 'M',
    hoursAgo: 900,
    lines: 1,
    isPromo: true,
    cancelReason: 'Sold out before it could be sent',
  },
  { who: 'admin', status: 'S', hoursAgo: 1_500, lines: 1, cancelReason: 'A test order' },
];

/** Orders that the blogger's posts led to, from this morning to ten months ago. The one of 900 hours was confirmed after the newest payout, which leaves something to pay. */
const SALE_HOURS = [2, 5, 31, 74, 118, 150, 260, 480, 900, 1_000, 1_300, 1_850, 3_100, 5_200, 7_300];

function sales(chance: Chance): OrderPlan[] {
  return SALE_HOURS.map((hoursAgo, index): OrderPlan => {
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

/** What the blogger was sent to show: arrived long ago, arrived lately, and still on its way. */
const PROMO: readonly OrderPlan[] = [
  { who: 'blogger', status: 'O', hoursAgo: 1_600, lines: 4, isPromo: true },
  { who: 'blogger', status: 'F', hoursAgo: 1_000, lines: 4, isPromo: true },
  { who: 'blogger', status: 'J', hoursAgo: 420, lines: 3, isPromo: true },
  { who: 'blogger', status: 'K', hoursAgo: 150, lines: 2, isPromo: true },
  { who: 'blogger', status: 'B', hoursAgo: 70, lines: 1, isPromo: true },
];

const SPECIAL: readonly OrderPlan[] = [
  // A number set by hand overrides the letter (A §2.10).
  { who: 'shopper', status: 'D', hoursAgo: 180, lines: 2, stage: 4 },
  { who: 'shopper', status: 'P', hoursAgo: 1, lines: 1, isUnpaid: true },
];

/** Every order of the demo's past, oldest first. */
export function planOrders(chance: Chance): OrderPlan[] {
  const all = [...oneOfEachStatus(chance), ...CANCELLED, ...sales(chance), ...PROMO, ...SPECIAL];
  return all.sort((one, other) => other.hoursAgo - one.hoursAgo);
}

/** How long after it was ordered something arrives, in days. */
const DELIVERY_DAYS = 6;

/** How many days are left at a step of the delivery. */
function daysLeft(step: number): number {
  return Math.max(1, DELIVERY_DAYS - step);
}

/** Who carries parcels in the country where somebody lives, and how that carrier writes a number. */
const CARRIERS: Readonly<Record<string, { readonly carrier: string; readonly numberOf: (order: string) => string }>> = {
  US: { carrier: 'UPS Ground', numberOf: (order) => `1Z999AA1${order.padStart(10, '0')}` },
  UK: { carrier: 'Royal Mail Tracked 48', numberOf: (order) => `LV${order.padStart(9, '0')}GB` },
};
const OWN_CARRIER = { carrier: 'Vitrine Standard', numberOf: (order: string) => `VT${order}` };

/** What happened to the order since; `skus` are those ordered. */
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
    ...(hasArrived && { deliveredAt: facts.placedAt + DELIVERY_DAYS * DAY_MS }),
    ...(!hasArrived && !isOver && { expectedAt: facts.now + daysLeft(step) * DAY_MS }),
    ...(plan.isReturned === true && { returned: facts.skus.slice(0, 1) }),
  };
}

/** State of its payment: paid on delivery once it has arrived, by transfer before it is packed. The blogger's sales are paid, so that there is something to earn. */
export function stateOf(plan: OrderPlan, payment: string): PastOrderRecord['state'] {
  if (plan.cancelReason !== undefined) return 'canceled';
  const isCash = payment === 'cashondelivery' && plan.isSale !== true && plan.isPromo !== true;
  if (isCash && deliveryStep(plan.status, plan.stage) < LAST_STEP) return 'new';
  if (plan.isUnpaid === true || deliveryStep(plan.status) === 0) return 'new';
  return 'paid';
}
