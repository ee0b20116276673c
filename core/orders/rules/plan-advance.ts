import { deliveryStep, LAST_STEP, SENT_STEP, type OrderStatus } from '../../contract/orders/order-status';
import { sendHold } from './send-hold';
import { returnedAfter, unitsOf, type ReturnedUnits, type ReturnInput } from './returned-units';

export interface AdvanceState {
  readonly order_status: string;
  readonly stage: number | null;
  readonly canceled: boolean;
  readonly paid: boolean;
  readonly pays_first: boolean;
  readonly sends_only_paid: boolean;
  readonly is_refunded: boolean;
  readonly pays_on_delivery: boolean;
  readonly delivered_at: string | null;
  readonly cancel_reason: string | null;
  readonly title: string;
  readonly link: string | null;
  readonly number: string | null;
  readonly days_to_delivery: number | null;
  readonly units: readonly ReturnedUnits[];
  readonly returned: readonly ReturnedUnits[];
}

export interface AdvanceInput {
  readonly status?: OrderStatus | undefined;
  readonly stage?: number | undefined;
  readonly tracking?: string | undefined;
  readonly link?: string | undefined;
  readonly carrier?: string | undefined;
  readonly days?: number | undefined;
  readonly delivered?: string | undefined;
  readonly paid?: boolean | undefined;
  readonly cancel_reason?: string | undefined;
  readonly returned?: readonly ReturnInput[] | undefined;
  /** Allows moving back to an earlier step to correct a mistake. */
  readonly force?: boolean | undefined;
  readonly send_anyway?: boolean | undefined;
}

export type AdvanceRefusal =
  | 'canceled'
  | 'not-paid'
  | 'backwards'
  | 'too-late-to-cancel'
  | 'gift-card-used'
  | 'not-sent'
  | 'send-not-paid'
  | 'send-refunded'
  | 'unknown-sku'
  | 'too-many'
  | 'contradiction';

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
  /** No changes means the request was already applied, so retries are idempotent. */
  | { readonly kind: 'advance'; readonly next: AdvanceState; readonly changes: readonly OrderChange[] };

const refused = (code: AdvanceRefusal): AdvancePlan => ({ kind: 'refused', code });
const momentOf = (day: string): string => `${day}T12:00:00.000Z`;

/**
 * Plans a staff change or returns why it is refused. A new status clears the earlier stage; a delivery date implies the
 * last step and vice versa.
 * @param today YYYY-MM-DD
 */
export function planAdvance(state: AdvanceState, input: AdvanceInput, today: string): AdvancePlan {
  const wanted = wantedOf(state, input, today);
  const refusal = refusalOf(state, input, wanted);
  if (refusal !== undefined) return refused(refusal);
  return { kind: 'advance', next: wanted, changes: changesOf(state, wanted) };
}

function wantedOf(state: AdvanceState, input: AdvanceInput, today: string): AdvanceState {
  const moved = movedOf(state, input);
  const isDelivered = deliveryStep(moved.order_status, moved.stage) === LAST_STEP;
  const day = input.delivered === undefined ? undefined : momentOf(input.delivered);
  return {
    ...state,
    ...moved,
    title: input.carrier ?? state.title,
    link: input.link ?? state.link,
    number: input.tracking ?? state.number,
    days_to_delivery: input.days ?? state.days_to_delivery,
    paid: state.paid || input.paid === true || (isDelivered && state.pays_on_delivery),
    canceled: state.canceled || input.cancel_reason !== undefined,
    cancel_reason: state.canceled ? state.cancel_reason : (input.cancel_reason ?? null),
    delivered_at: isDelivered ? (day ?? state.delivered_at ?? momentOf(today)) : null,
    returned: returnedAfter(state.units, state.returned, input.returned ?? []),
  };
}

function movedOf(state: AdvanceState, { status, stage, delivered }: AdvanceInput) {
  const letter = status ?? state.order_status;
  const kept = status === undefined || status === state.order_status ? state.stage : null;
  const number = stage ?? kept;
  if (delivered === undefined || deliveryStep(letter, number) === LAST_STEP) {
    return { order_status: letter, stage: number };
  }
  return { order_status: letter, stage: LAST_STEP };
}

function refusalOf(state: AdvanceState, input: AdvanceInput, next: AdvanceState): AdvanceRefusal | undefined {
  const [from, to] = [deliveryStep(state.order_status, state.stage), deliveryStep(next.order_status, next.stage)];
  const isMoved = from !== to || next.order_status !== state.order_status;
  if (state.canceled) return isSame(state, next) ? undefined : 'canceled';
  const isBackNow = hasMoreBack(state, next);
  const named = (input.returned ?? []).map((one) => (typeof one === 'string' ? one : one.sku));
  if (named.some((sku) => unitsOf(state.units, sku) === 0)) return 'unknown-sku';
  if (next.returned.some(({ sku, qty }) => qty > unitsOf(state.units, sku))) return 'too-many';
  if (next.canceled) {
    if (isMoved || isBackNow || input.paid === true) return 'contradiction';
    return from >= SENT_STEP ? 'too-late-to-cancel' : undefined;
  }
  if ((isMoved && to > 0) || input.paid === true) {
    if (state.pays_first && !state.paid) return 'not-paid';
  }
  if (to < from && input.force !== true) return 'backwards';
  if (isBackNow && to < SENT_STEP) return 'not-sent';
  return from < SENT_STEP && to >= SENT_STEP && input.send_anyway !== true ? heldBack(next) : undefined;
}

function heldBack({ paid, is_refunded, sends_only_paid }: AdvanceState): AdvanceRefusal | undefined {
  const hold = sendHold({ paid, isRefunded: is_refunded, sendsOnlyPaid: sends_only_paid });
  return hold && `send-${hold}`;
}

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
