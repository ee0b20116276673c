import {
  returnedAfter,
  returnSteps,
  unitsOf,
  type ReturnedUnits,
  type ReturnInput,
  type ReturnStep,
} from './returned-units';

/** Parcel of a part shipment. */
export interface Parcel {
  /** Idempotency key; names the parcel for later corrections. */
  readonly id: string;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly link: string | null;
  readonly lines: readonly ReturnedUnits[];
}

/** Goods of an order by parcel, and goods cancelled before shipment. */
export interface SendingState {
  /** Ordered units that are shipped; downloads and services are not. */
  readonly travels: readonly ReturnedUnits[];
  /** Part shipments; empty for an order that is sent whole. */
  readonly parcels: readonly Parcel[];
  /** Units that were cancelled before they were sent; also counted in `returned`, which settles their money. */
  readonly unsent: readonly ReturnedUnits[];
}

export interface SendingInput {
  readonly parcel?:
    | {
        readonly id: string;
        /** Default: all remaining units. */
        readonly lines?: readonly ReturnedUnits[] | undefined;
      }
    | undefined;
  readonly cancel_units?: readonly ReturnInput[] | undefined;
  readonly tracking?: string | undefined;
  readonly link?: string | undefined;
  readonly carrier?: string | undefined;
}

/** Sums units by SKU; SKUs without units are dropped. */
export function bySku(units: readonly ReturnedUnits[]): readonly ReturnedUnits[] {
  return [...new Set(units.map(({ sku }) => sku))]
    .map((sku) => ({ sku, qty: unitsOf(units, sku) }))
    .filter(({ qty }) => qty > 0);
}

/** Returns the units of `all` without those of `gone`; never below zero. */
export function unitsWithout(all: readonly ReturnedUnits[], gone: readonly ReturnedUnits[]): readonly ReturnedUnits[] {
  return bySku(all)
    .map(({ sku, qty }) => ({ sku, qty: qty - unitsOf(gone, sku) }))
    .filter(({ qty }) => qty > 0);
}

export function sentUnits({ parcels }: Pick<SendingState, 'parcels'>): readonly ReturnedUnits[] {
  return bySku(parcels.flatMap(({ lines }) => lines));
}

/** Returns the units left to send. */
export function leftToSend(state: SendingState): readonly ReturnedUnits[] {
  return unitsWithout(state.travels, [...sentUnits(state), ...state.unsent]);
}

/** True if an order is partly sent. */
export function isPartlySent(state: SendingState): boolean {
  return state.parcels.length > 0 && leftToSend(state).length > 0;
}

export function parcelsAfter(state: SendingState, input: SendingInput): readonly Parcel[] {
  const { parcel } = input;
  if (parcel === undefined) return state.parcels;
  const known = state.parcels.find(({ id }) => id === parcel.id);
  if (known === undefined) return [...state.parcels, newParcel(parcel.id, parcel.lines ?? leftToSend(state), input)];
  const changed: Parcel = {
    ...known,
    carrier: input.carrier ?? known.carrier,
    number: input.tracking ?? known.number,
    link: input.link ?? known.link,
  };
  return state.parcels.map((one) => (one.id === known.id ? changed : one));
}

/** Puts the remaining units of a partly sent order into a last parcel. */
export function withRest(state: SendingState, parcels: readonly Parcel[], input: SendingInput): readonly Parcel[] {
  const left = leftToSend({ ...state, parcels });
  if (parcels.length === 0 || left.length === 0) return parcels;
  return [...parcels, newParcel(`rest-${String(parcels.length + 1)}`, left, input)];
}

function newParcel(id: string, lines: readonly ReturnedUnits[], { carrier, tracking, link }: SendingInput): Parcel {
  return { id, carrier: carrier ?? null, number: tracking ?? null, link: link ?? null, lines: bySku(lines) };
}

/** Counts are cumulative, as in returns; a bare SKU means all its unsent units. */
export function unsentAfter(state: SendingState, input: readonly ReturnInput[] = []): readonly ReturnedUnits[] {
  return returnedAfter(unitsWithout(state.travels, sentUnits(state)), state.unsent, input);
}

export type SendingRefusal = 'nothing-left' | 'not-left' | 'other-parcel' | 'unknown-sku';

/** Returns the reason that units cannot be sent or cancelled, if any. */
export function sendingRefusal(
  state: SendingState,
  { parcel, cancel_units: cut = [] }: SendingInput,
  isSent: boolean,
): SendingRefusal | undefined {
  const named = [...(parcel?.lines ?? []), ...cut].map((one) => (typeof one === 'string' ? one : one.sku));
  if (named.some((sku) => unitsOf(state.travels, sku) === 0)) return 'unknown-sku';
  return parcelRefusal(state, parcel, isSent) ?? cutRefusal(state, cut, isSent);
}

function parcelRefusal(
  state: SendingState,
  parcel: SendingInput['parcel'],
  isSent: boolean,
): SendingRefusal | undefined {
  if (parcel === undefined) return undefined;
  const known = state.parcels.find(({ id }) => id === parcel.id);
  if (known !== undefined)
    return parcel.lines === undefined || isSameUnits(known.lines, parcel.lines) ? undefined : 'other-parcel';
  const left = leftToSend(state);
  if (isSent || left.length === 0) return 'not-left';
  return isWithin(parcel.lines ?? [], left) ? undefined : 'not-left';
}

function cutRefusal(state: SendingState, cut: readonly ReturnInput[], isSent: boolean): SendingRefusal | undefined {
  const unsent = unsentAfter(state, cut);
  const more = unitsWithout(unsent, state.unsent);
  if (more.length === 0) return undefined;
  const left = leftToSend(state);
  if (isSent || !isWithin(more, left)) return 'not-left';
  const isAll = state.parcels.length === 0 && leftToSend({ ...state, unsent }).length === 0;
  return isAll ? 'nothing-left' : undefined;
}

function isWithin(units: readonly ReturnedUnits[], left: readonly ReturnedUnits[]): boolean {
  return bySku(units).every(({ sku, qty }) => qty <= unitsOf(left, sku));
}

function isSameUnits(one: readonly ReturnedUnits[], other: readonly ReturnedUnits[]): boolean {
  return isWithin(one, other) && isWithin(other, one);
}

interface GoneState extends Pick<SendingState, 'unsent'> {
  readonly units: readonly ReturnedUnits[];
  readonly returned: readonly ReturnedUnits[];
}

/** Returns the units that a change removes from an order: returned or cancelled before shipment. */
export function goneSteps(state: GoneState, next: Pick<GoneState, 'returned' | 'unsent'>): readonly ReturnStep[] {
  return returnSteps(state.units, state.returned, next.returned).map((step) => {
    const isUnsent = unitsOf(next.unsent, step.sku) > unitsOf(state.unsent, step.sku);
    return isUnsent ? { ...step, isUnsent } : step;
  });
}
