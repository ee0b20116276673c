import { deliveryStep, LAST_STEP, SENT_STEP, type OrderStatus } from '../contract/order-status';
import { sendHold } from './send-hold';
import { returnedAfter, unitsOf, type ReturnedUnits, type ReturnWish } from './returned-units';

/** What of an order a change may depend on, as it stands. */
export interface AdvanceState {
  readonly order_status: string;
  readonly stage: number | null;
  readonly canceled: boolean;
  readonly paid: boolean;
  /** It is paid on a payment page before anything else happens to it. */
  readonly pays_first: boolean;
  /** Its way to pay is one whose orders are sent only once they are paid. */
  readonly sends_only_paid: boolean;
  /** All that was paid went back, or is to. */
  readonly is_refunded: boolean;
  /** It is paid on delivery. */
  readonly pays_on_delivery: boolean;
  readonly delivered_at: string | null;
  readonly cancel_reason: string | null;
  readonly title: string;
  readonly link: string | null;
  readonly number: string | null;
  /** Days from now until it arrives. */
  readonly days_to_delivery: number | null;
  /** What was ordered, line by line. */
  readonly units: readonly ReturnedUnits[];
  /** What of it came back, by sku. */
  readonly returned: readonly ReturnedUnits[];
}

/** What staff says of an order; what is left out stays. */
export interface AdvanceWish {
  readonly status?: OrderStatus | undefined;
  readonly stage?: number | undefined;
  readonly tracking?: string | undefined;
  readonly link?: string | undefined;
  readonly carrier?: string | undefined;
  readonly days?: number | undefined;
  /** A day, YYYY-MM-DD. */
  readonly delivered?: string | undefined;
  readonly paid?: boolean | undefined;
  readonly cancel_reason?: string | undefined;
  readonly returned?: readonly ReturnWish[] | undefined;
  /** Lets a delivery go back to an earlier step, for a letter that was set by mistake. */
  readonly force?: boolean | undefined;
  /** Sends an order although it is not paid, or all its money went back. */
  readonly send_anyway?: boolean | undefined;
}

/** Why a change is refused. */
export type AdvanceRefusal =
  | 'canceled' // a cancelled order does not change
  | 'not-paid' // what is paid on a payment page waits for its payment
  | 'backwards' // a delivery goes forward, unless it is forced
  | 'too-late-to-cancel' // it is on its way: what comes back is returned
  | 'gift-card-used' // somebody has spent of a gift card that would be taken back
  | 'not-sent' // nothing can come back that was not sent
  | 'send-not-paid' // it is sent once it is paid, unless somebody confirms it
  | 'send-refunded' // all its money went back: it is sent only where somebody confirms it
  | 'unknown-sku' // it is none of the order's lines
  | 'too-many' // more cannot come back than were ordered
  | 'contradiction'; // it cannot be cancelled and go on at once

/** A member of the order that changes: what it was and what it is now. */
export interface OrderChange {
  readonly name:
    | 'canceled'
    | 'carrier'
    | 'days'
    | 'delivered'
    | 'link'
    | 'paid'
    | 'returned'
    | 'stage'
    | 'status'
    | 'tracking';
  readonly from: string | null;
  readonly to: string | null;
}

export type AdvancePlan =
  | { readonly kind: 'refused'; readonly code: AdvanceRefusal }
  /** Without changes everything is as it was asked for already: the same call twice does nothing. */
  | { readonly kind: 'advance'; readonly next: AdvanceState; readonly changes: readonly OrderChange[] };

const refused = (code: AdvanceRefusal): AdvancePlan => ({ kind: 'refused', code });
/** Noon, so that it is the same day in almost every time zone. */
const momentOf = (day: string): string => `${day}T12:00:00.000Z`;

/**
 * What a word of staff changes in an order, or why it may not. A new letter takes an earlier stage away, or the delivery would stand still;
 * a delivered day brings a delivery to its last step, and the last step without a day is delivered today. Pure.
 * @param today YYYY-MM-DD
 */
export function planAdvance(state: AdvanceState, wish: AdvanceWish, today: string): AdvancePlan {
  const wanted = wantedOf(state, wish, today);
  const refusal = refusalOf(state, wish, wanted);
  if (refusal !== undefined) return refused(refusal);
  return { kind: 'advance', next: wanted, changes: changesOf(state, wanted) };
}

function wantedOf(state: AdvanceState, wish: AdvanceWish, today: string): AdvanceState {
  const moved = movedOf(state, wish);
  const isDelivered = deliveryStep(moved.order_status, moved.stage) === LAST_STEP;
  const day = wish.delivered === undefined ? undefined : momentOf(wish.delivered);
  return {
    ...state,
    ...moved,
    title: wish.carrier ?? state.title,
    link: wish.link ?? state.link,
    number: wish.tracking ?? state.number,
    days_to_delivery: wish.days ?? state.days_to_delivery,
    paid: state.paid || wish.paid === true || (isDelivered && state.pays_on_delivery),
    canceled: state.canceled || wish.cancel_reason !== undefined,
    cancel_reason: state.canceled ? state.cancel_reason : (wish.cancel_reason ?? null),
    delivered_at: isDelivered ? (day ?? state.delivered_at ?? momentOf(today)) : null,
    returned: returnedAfter(state.units, state.returned, wish.returned ?? []),
  };
}

/** Letter and stage as they will be. */
function movedOf(state: AdvanceState, { status, stage, delivered }: AdvanceWish) {
  const letter = status ?? state.order_status;
  const kept = status === undefined || status === state.order_status ? state.stage : null;
  const number = stage ?? kept;
  if (delivered === undefined || deliveryStep(letter, number) === LAST_STEP) {
    return { order_status: letter, stage: number };
  }
  return { order_status: letter, stage: LAST_STEP };
}

function refusalOf(state: AdvanceState, wish: AdvanceWish, next: AdvanceState): AdvanceRefusal | undefined {
  const [from, to] = [deliveryStep(state.order_status, state.stage), deliveryStep(next.order_status, next.stage)];
  const isMoved = from !== to || next.order_status !== state.order_status;
  if (state.canceled) return isSame(state, next) ? undefined : 'canceled';
  const isBackNow = hasMoreBack(state, next);
  const named = (wish.returned ?? []).map((one) => (typeof one === 'string' ? one : one.sku));
  if (named.some((sku) => unitsOf(state.units, sku) === 0)) return 'unknown-sku';
  if (next.returned.some(({ sku, qty }) => qty > unitsOf(state.units, sku))) return 'too-many';
  if (next.canceled) {
    if (isMoved || isBackNow || wish.paid === true) return 'contradiction';
    return from >= SENT_STEP ? 'too-late-to-cancel' : undefined;
  }
  if ((isMoved && to > 0) || wish.paid === true) {
    if (state.pays_first && !state.paid) return 'not-paid';
  }
  if (to < from && wish.force !== true) return 'backwards';
  if (isBackNow && to < SENT_STEP) return 'not-sent';
  return from < SENT_STEP && to >= SENT_STEP && wish.send_anyway !== true ? heldBack(next) : undefined;
}

function heldBack({ paid, is_refunded, sends_only_paid }: AdvanceState): AdvanceRefusal | undefined {
  const hold = sendHold({ paid, isRefunded: is_refunded, sendsOnlyPaid: sends_only_paid });
  return hold && `send-${hold}`;
}

/** Whether something comes back that was not back before. Pure. */
export function hasMoreBack(
  { returned }: Pick<AdvanceState, 'returned'>,
  next: Pick<AdvanceState, 'returned'>,
): boolean {
  return next.returned.some(({ sku, qty }) => qty > unitsOf(returned, sku));
}

function isSame(state: AdvanceState, next: AdvanceState): boolean {
  return changesOf(state, next).length === 0;
}

function changesOf(state: AdvanceState, next: AdvanceState): readonly OrderChange[] {
  const text = (value: boolean | number | string | null) => (value === null ? null : String(value));
  const list = (units: readonly ReturnedUnits[]) =>
    units.length === 0
      ? null
      : units.map(({ sku, qty }) => (qty < unitsOf(state.units, sku) ? `${String(qty)} × ${sku}` : sku)).join(', ');
  const all: readonly OrderChange[] = [
    { name: 'status', from: state.order_status, to: next.order_status },
    { name: 'stage', from: text(state.stage), to: text(next.stage) },
    { name: 'carrier', from: state.title, to: next.title },
    { name: 'tracking', from: state.number, to: next.number },
    { name: 'link', from: state.link, to: next.link },
    { name: 'days', from: text(state.days_to_delivery), to: text(next.days_to_delivery) },
    { name: 'delivered', from: state.delivered_at, to: next.delivered_at },
    { name: 'paid', from: text(state.paid), to: text(next.paid) },
    {
      name: 'canceled',
      from: state.canceled ? state.cancel_reason : null,
      to: next.canceled ? next.cancel_reason : null,
    },
    { name: 'returned', from: list(state.returned), to: list(next.returned) },
  ];
  return all.filter(({ from, to }) => from !== to);
}
