import { deliveryStep, LAST_STEP, SENT_STEP, type OrderStatus } from '../../contract/orders/order-status';
import {
  leftToSend,
  parcelsAfter,
  sendingRefusal,
  sentUnits,
  unitsWithout,
  unsentAfter,
  withRest,
  type SendingInput,
  type SendingRefusal,
  type SendingState,
} from './parcels';
import { sendHold } from './send-hold';
import { returnedAfter, unitsOf, type ReturnedUnits, type ReturnInput } from './returned-units';

export interface AdvanceState extends SendingState {
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
  /** Returned, or cancelled before shipment. */
  readonly returned: readonly ReturnedUnits[];
}

export interface AdvanceInput extends SendingInput {
  readonly status?: OrderStatus | undefined;
  readonly stage?: number | undefined;
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
  | 'part-not-paid'
  | 'send-not-paid'
  | 'send-refunded'
  | 'too-many'
  | SendingRefusal
  | 'contradiction';

export interface OrderChange {
  readonly name:
    | 'canceled'
    | 'carrier'
    | 'days'
    | 'delivered'
    | 'link'
    | 'paid'
    | 'parcel'
    | 'returned'
    | 'stage'
    | 'status'
    | 'tracking'
    | 'unsent'
    | 'vat';
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
  const sending = sendingOf(state, input);
  const moved = movedOf(state, sending.isWhole ? { ...input, status: 'D' } : input);
  const isDelivered = deliveryStep(moved.order_status, moved.stage) === LAST_STEP;
  const day = input.delivered === undefined ? undefined : momentOf(input.delivered);
  return {
    ...state,
    ...moved,
    ...trackingOf(state, input, sending.parcels),
    parcels: sending.parcels,
    unsent: sending.unsent,
    days_to_delivery: input.days ?? state.days_to_delivery,
    paid: state.paid || input.paid === true || (isDelivered && state.pays_on_delivery),
    canceled: state.canceled || input.cancel_reason !== undefined,
    cancel_reason: state.canceled ? state.cancel_reason : (input.cancel_reason ?? null),
    delivered_at: isDelivered ? (day ?? state.delivered_at ?? momentOf(today)) : null,
    returned: goneAfter(state, sending.unsent, input.returned ?? []),
  };
}

/** The last parcel marks the order as sent; sending a partly sent order creates the last parcel. */
function sendingOf(state: AdvanceState, input: AdvanceInput) {
  const unsent = unsentAfter(state, input.cancel_units);
  const named = parcelsAfter({ ...state, unsent }, input);
  const [from, to] = [stepOf(state), stepOf(movedOf(state, input))];
  const isSending = input.parcel === undefined && from < SENT_STEP && to >= SENT_STEP;
  const parcels = isSending ? withRest({ ...state, unsent }, named, input) : named;
  const isTouched = input.parcel !== undefined || (input.cancel_units ?? []).length > 0;
  const isLast = isTouched && parcels.length > 0 && leftToSend({ ...state, parcels, unsent }).length === 0;
  return { parcels, unsent, isWhole: isLast && from < SENT_STEP };
}

/** Uses the latest parcel as the tracking of the order, for clients that support one number. */
function trackingOf(state: AdvanceState, input: AdvanceInput, parcels: AdvanceState['parcels']) {
  const latest = parcels.at(-1);
  const isOther = input.parcel !== undefined && latest?.id !== input.parcel.id;
  if (isOther) return { title: state.title, link: state.link, number: state.number };
  return {
    title: input.carrier ?? state.title,
    link: input.link ?? state.link,
    number: input.tracking ?? state.number,
  };
}

function goneAfter(
  state: AdvanceState,
  unsent: readonly ReturnedUnits[],
  input: readonly ReturnInput[],
): readonly ReturnedUnits[] {
  const sent = unitsWithout(state.units, unsent);
  const back = returnedAfter(sent, unitsWithout(state.returned, state.unsent), input);
  const skus = [...new Set([...state.returned, ...unsent, ...back].map(({ sku }) => sku))];
  return skus.map((sku) => ({ sku, qty: unitsOf(back, sku) + unitsOf(unsent, sku) })).filter(({ qty }) => qty > 0);
}

function stepOf({ order_status, stage }: Pick<AdvanceState, 'order_status' | 'stage'>): number {
  return deliveryStep(order_status, stage);
}

function movedOf(
  state: AdvanceState,
  { status, stage, delivered }: AdvanceInput,
): Pick<AdvanceState, 'order_status' | 'stage'> {
  const letter = status ?? state.order_status;
  const kept = status === undefined || status === state.order_status ? state.stage : null;
  const number = stage ?? kept;
  if (delivered === undefined || deliveryStep(letter, number) === LAST_STEP) {
    return { order_status: letter, stage: number };
  }
  return { order_status: letter, stage: LAST_STEP };
}

function refusalOf(state: AdvanceState, input: AdvanceInput, next: AdvanceState): AdvanceRefusal | undefined {
  const [from, to] = [stepOf(state), stepOf(next)];
  const isMoved = from !== to || next.order_status !== state.order_status;
  if (state.canceled) return isSame(state, next) ? undefined : 'canceled';
  const named = (input.returned ?? []).map((one) => (typeof one === 'string' ? one : one.sku));
  if (named.some((sku) => unitsOf(state.units, sku) === 0)) return 'unknown-sku';
  if (next.returned.some(({ sku, qty }) => qty > unitsOf(state.units, sku))) return 'too-many';
  const isBackNow = hasMoreBack(state, next);
  if (next.canceled) {
    if (isMoved || isBackNow || input.paid === true || input.parcel !== undefined) return 'contradiction';
    return from >= SENT_STEP || state.parcels.length > 0 ? 'too-late-to-cancel' : undefined;
  }
  const sending = sendingRefusalOf(state, input, next);
  if (sending !== undefined) return sending;
  const sends = next.parcels.length > state.parcels.length;
  if ((isMoved && to > 0) || input.paid === true || sends) {
    if (state.pays_first && !state.paid) return 'not-paid';
  }
  if (to < from && input.force !== true) return 'backwards';
  if (isBackNow && to < SENT_STEP && hasUnsentBack(next)) return 'not-sent';
  const isCut = (input.cancel_units ?? []).length > 0;
  const leaves = sends || (from < SENT_STEP && to >= SENT_STEP && !isCut);
  return leaves && input.send_anyway !== true ? heldBack(next) : undefined;
}

/** True if the input returns goods that are not in a parcel. */
function hasUnsentBack(next: AdvanceState): boolean {
  return unitsWithout(unitsWithout(next.returned, next.unsent), sentUnits(next)).length > 0;
}

function sendingRefusalOf(state: AdvanceState, input: AdvanceInput, next: AdvanceState): AdvanceRefusal | undefined {
  const { parcel, cancel_units: cut = [], status, stage, delivered, returned = [] } = input;
  if (parcel === undefined && cut.length === 0) return undefined;
  const isElsewhere = status !== undefined || stage !== undefined || delivered !== undefined || returned.length > 0;
  if (isElsewhere || (parcel !== undefined && cut.length > 0)) return 'contradiction';
  const refusal = sendingRefusal(state, input, stepOf(state) >= SENT_STEP);
  const isMore = unitsWithout(state.units, state.travels).length > 0;
  if (refusal !== undefined && !(refusal === 'nothing-left' && isMore)) return refusal;
  return unitsWithout(next.unsent, state.unsent).length > 0 && !state.paid ? 'part-not-paid' : undefined;
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
  const parcels = [parcelsBeside(state, next), parcelsBeside(next, state)] as const;
  const back = ({ returned, unsent }: AdvanceState) => list(unitsWithout(returned, unsent));
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
    { name: 'parcel', from: parcels[0], to: parcels[1] },
    { name: 'unsent', from: list(state.unsent), to: list(next.unsent) },
    { name: 'returned', from: back(state), to: back(next) },
  ];
  return all.filter(({ from, to }) => from !== to);
}

/** Parcels of one state that are missing or different in another. */
function parcelsBeside({ parcels }: AdvanceState, { parcels: others }: AdvanceState): string | null {
  const known = new Set(others.map((parcel) => JSON.stringify(parcel)));
  const own = parcels.filter((parcel) => !known.has(JSON.stringify(parcel)));
  return own.length === 0 ? null : own.map(parcelText).join('; ');
}

function parcelText({ lines, number, carrier }: AdvanceState['parcels'][number]): string {
  const units = lines.map(({ sku, qty }) => `${String(qty)} × ${sku}`).join(', ');
  const way = [carrier, number].filter((part) => part !== null && part !== '').join(' ');
  return way === '' ? units : `${units} (${way})`;
}
