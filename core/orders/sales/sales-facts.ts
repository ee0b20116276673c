import { allocate } from '../../kernel/allocate';
import { currencyStep } from '../../kernel/currency';
import type { Minor } from '../../kernel/money';
import { backByLine, partOfUnits, returnedSku, unitsOf } from '../rules/returned-units';
import { addSums, NO_SALES, type ReportedReason, type SalesFact } from '../../contract/staff/sales-sums';
import { soldParts, type BookedOrder, type ReturnMoment, type SoldPart } from './sold-order';

export interface BookedRefund {
  readonly at: number;
  readonly reason: string;
  readonly amount: Minor;
  readonly lines: readonly { readonly sku: string; readonly amount: Minor }[];
  readonly shipping: Minor;
}

type Event =
  | { readonly at: number; readonly kind: 'cancel' }
  | { readonly at: number; readonly kind: 'refund'; readonly refund: BookedRefund }
  | { readonly at: number; readonly kind: 'return'; readonly moment: ReturnMoment };

/**
 * Returns all sales facts of an order: sold when placed, reversed when cancelled, refunded or returned. A later event
 * adds facts and never changes earlier ones, so that a closed month stays as it was.
 */
export function salesFacts(order: BookedOrder, refunds: readonly BookedRefund[]): readonly SalesFact[] {
  return salesVersions(order, refunds).flatMap(({ facts }) => facts);
}

/** A version of an order, with its facts: those of the sale first, in line order. */
export interface SalesVersion {
  readonly document: Pick<BookedOrder['document'], 'products' | 'promotions' | 'taxes'>;
  readonly facts: readonly SalesFact[];
}

/** Returns the facts of `salesFacts` by version of the order, oldest first. */
export function salesVersions(order: BookedOrder, refunds: readonly BookedRefund[]): readonly SalesVersion[] {
  const { edits = [] } = order.fulfilment;
  const book = new OrderBook(order, edits.at(-1)?.at ?? order.createdAt);
  for (const event of eventsOf(order, refunds)) {
    if (event.kind === 'cancel') book.cancel(event.at);
    else if (event.kind === 'return') book.returned(event.moment);
    else book.refund(event.refund);
  }
  return [...earlierVersions(order), { document: order.document, facts: book.facts }];
}

/** An edit reverses the previous version at the time of the edit, and sells the new one. */
function earlierVersions(order: BookedOrder): readonly SalesVersion[] {
  const { edits = [], costs } = order.fulfilment;
  return edits.map(({ at, grandTotal, document, bonus }, index) => {
    const before = {
      ...order,
      grandTotal,
      document,
      fulfilment: { ...(bonus !== undefined && { bonus }), ...(costs && { costs }) },
    };
    const book = new OrderBook(before, edits[index - 1]?.at ?? order.createdAt);
    book.cancel(at);
    return { document, facts: book.facts };
  });
}

/** Sums the facts of each event of an order, for reports that do not look into orders. */
export function wholeFacts(facts: readonly SalesFact[]): readonly SalesFact[] {
  const wholes = new Map<string, SalesFact>();
  for (const fact of facts) {
    const { at, kind, reason } = fact;
    const key = [at, kind, reason].join(' ');
    const event = { at, kind, reason, sku: null, product: null, brand: null, rate: null };
    wholes.set(key, { ...event, ...addSums([wholes.get(key) ?? NO_SALES, fact]) });
  }
  return [...wholes.values()];
}

function eventsOf(order: BookedOrder, refunds: readonly BookedRefund[]): readonly Event[] {
  const canceledAt = order.status === 'canceled' ? (order.canceledAt ?? order.updatedAt) : undefined;
  const events: readonly Event[] = [
    ...momentsOf(order, refunds).map((moment): Event => ({ at: moment.at, kind: 'return', moment })),
    // A cancellation reverses the rest of the order, so its refund adds nothing.
    ...refunds
      .filter(({ reason }) => reason !== 'canceled')
      .map((refund): Event => ({ at: refund.at, kind: 'refund', refund })),
    ...(canceledAt === undefined ? [] : [{ at: canceledAt, kind: 'cancel' } as const]),
  ];
  return events.toSorted((a, b) => a.at - b.at);
}

/** In older orders, only the refund has the time of a return. */
function momentsOf({ document, fulfilment, ...order }: BookedOrder, refunds: readonly BookedRefund[]): ReturnMoment[] {
  const { returned = [], returnSteps = [], returnMoments = [] } = fulfilment;
  const ordered = document.products.map(({ sku, count }) => ({ sku, qty: count }));
  const known = new Set(returnMoments.map(({ sku }) => sku));
  const moments = [...returnMoments];
  for (const { reason, at } of refunds) {
    const sku = returnedSku(reason);
    if (sku === undefined || known.has(sku)) continue;
    const to = Number(/^returned\/(\d+):/.exec(reason)?.[1] ?? unitsOf(ordered, sku));
    moments.push({ sku, to, at, paid: true });
  }
  for (const sku of returned) {
    const hasSteps = returnSteps.some((step) => step.sku === sku);
    const to = hasSteps ? unitsOf(returnSteps, sku) : unitsOf(ordered, sku);
    const before = Math.max(0, ...moments.filter((one) => one.sku === sku).map((one) => one.to));
    if (to > before) moments.push({ sku, to, at: order.updatedAt, paid: order.status === 'paid' });
  }
  return moments;
}

/** Part of an order with its reversals so far. */
interface Entry {
  readonly part: SoldPart;
  gone: Minor;
  taxGone: Minor;
  unitsGone: number;
  costGone: Minor;
}

class OrderBook {
  readonly facts: SalesFact[] = [];
  readonly #entries: readonly Entry[];
  readonly #step: Minor;

  /** @param soldAt when the order was placed, or edited last */
  constructor(
    private readonly order: BookedOrder,
    soldAt: number,
  ) {
    this.#step = currencyStep(order.currency);
    this.#entries = soldParts(order).map((part) => ({
      ...{ part, gone: 0, taxGone: 0, unitsGone: 0, costGone: 0 },
    }));
    for (const { part } of this.#entries) this.facts.push(soldFact(part, soldAt));
  }

  cancel(at: number): void {
    for (const entry of this.#entries) {
      const back = this.#reverse(entry, leftOf(entry));
      const units = entry.part.count - entry.unitsGone;
      entry.unitsGone += units;
      const orders = entry.part.kind === 'shipping' ? -1 : 0;
      this.#add(entry, { at, kind: 'cancel', reason: null }, { ...back, units, orders });
    }
  }

  returned({ sku, to: qty, at, paid }: ReturnMoment): void {
    const own = this.#entries.filter(({ part }) => part.sku === sku);
    const counts = own.map(({ part }) => ({ sku, count: part.count }));
    const returned = backByLine(counts, [{ sku, qty }]);
    own.forEach((entry, index) => {
      const { count, total, bonus } = entry.part;
      const [from, to] = [entry.unitsGone, returned[index] ?? 0];
      if (to <= from) return;
      entry.unitsGone = to;
      const amount = paid ? bonus : total;
      const wanted = partOfUnits(amount, to, count, this.#step) - partOfUnits(amount, from, count, this.#step);
      const back = this.#reverse(entry, Math.min(wanted, leftOf(entry)));
      this.#add(
        entry,
        { at, kind: 'refund', reason: this.#reasonOf(sku, at) },
        { ...back, units: to - from, orders: 0 },
      );
    });
  }

  refund({ at, reason, amount, lines, shipping }: BookedRefund): void {
    const returned = returnedSku(reason);
    const named = returned === undefined ? lines : [{ sku: returned, amount }];
    const why = returned === undefined ? 'no-return' : this.#reasonOf(returned, at);
    let left = amount;
    const give = (entries: readonly Entry[], wanted: Minor) => {
      for (const { entry, share } of sharesOf(entries, Math.min(wanted, left), this.#step)) {
        const back = this.#reverse(entry, share);
        this.#add(entry, { at, kind: 'refund', reason: why }, { ...back, units: 0, orders: 0 });
        left -= share;
      }
    };
    const of = (kind: SoldPart['kind']) => this.#entries.filter(({ part }) => part.kind === kind);
    for (const line of named)
      give(
        this.#entries.filter(({ part }) => part.sku === line.sku),
        line.amount,
      );
    give(of('shipping'), shipping);
    give([...of('goods'), ...of('shipping')], left);
    give(of('gift-card'), left);
  }

  /** Reverses a part of the total, with its share of the tax. */
  #reverse(entry: Entry, amount: Minor): { readonly net: Minor; readonly tax: Minor } {
    const { total, tax } = entry.part;
    entry.gone += amount;
    const taxGone = partOfUnits(tax, entry.gone, total, this.#step);
    const back = taxGone - entry.taxGone;
    entry.taxGone = taxGone;
    return { net: amount - back, tax: back };
  }

  #reasonOf(sku: string, at: number): ReportedReason {
    const started = this.order.fulfilment.startedReturns ?? [];
    const named = started.findLast((one) => one.at <= at && one.lines.some((line) => line.sku === sku));
    return named?.reason ?? 'no-reason';
  }

  #add(
    entry: Entry,
    about: Pick<SalesFact, 'at' | 'kind' | 'reason'>,
    back: { readonly net: Minor; readonly tax: Minor; readonly units: number; readonly orders: number },
  ): void {
    const { net, tax, orders } = back;
    const { part } = entry;
    const units = part.kind === 'goods' ? back.units : 0;
    if (net === 0 && tax === 0 && orders === 0 && units === 0) return;
    const goods = part.kind === 'goods' ? net : 0;
    this.facts.push({
      ...factOf(part),
      ...about,
      ...NO_SALES,
      orders,
      units: 0 - units,
      cancelled: about.kind === 'cancel' ? goods : 0,
      refunded: about.kind === 'refund' ? goods : 0,
      shipping: part.kind === 'shipping' ? 0 - net : 0,
      cards: part.kind === 'gift-card' ? 0 - net : 0,
      tax: 0 - tax,
      cost: 0 - costBack(entry),
      ...uncostedOf(part, 0 - units, 0 - goods),
    });
  }
}

function soldFact(part: SoldPart, at: number): SalesFact {
  const { kind, gross, net, tax, count } = part;
  return {
    ...factOf(part),
    ...NO_SALES,
    ...{ at, kind: 'sale', reason: null, tax },
    ...(kind === 'goods' && { units: count, gross, discounts: gross - net }),
    cost: part.cost ?? 0,
    ...uncostedOf(part, count, net),
    ...(kind === 'gift-card' && { cards: net }),
    ...(kind === 'shipping' && { shipping: net, orders: 1 }),
  };
}

function factOf({ sku, product, brand, rate }: SoldPart): Pick<SalesFact, 'brand' | 'product' | 'rate' | 'sku'> {
  return { sku, product, brand, rate };
}

/** Cost of the units that have gone since the last reversal. */
function costBack(entry: Entry): Minor {
  const { cost, count } = entry.part;
  const gone = cost === null ? 0 : partOfUnits(cost, entry.unitsGone, count);
  const back = gone - entry.costGone;
  entry.costGone = gone;
  return back;
}

/** Units and net sales of a part without a known cost, which a margin leaves out. */
function uncostedOf({ kind, cost }: SoldPart, units: number, net: Minor): Pick<SalesFact, 'uncosted' | 'uncostedNet'> {
  return kind === 'goods' && cost === null ? { uncosted: units, uncostedNet: net } : { uncosted: 0, uncostedNet: 0 };
}

function leftOf({ part, gone }: Entry): Minor {
  return Math.max(0, part.total - gone);
}

/** Splits an amount over the remaining amounts of the entries, capped at their sum. */
function sharesOf(
  entries: readonly Entry[],
  wanted: Minor,
  step: Minor,
): readonly { readonly entry: Entry; readonly share: Minor }[] {
  const left = entries.map(leftOf);
  const sum = left.reduce((all, one) => all + one, 0);
  const amount = Math.min(wanted, sum);
  if (amount <= 0) return [];
  const shares = allocate(amount, left, step);
  return entries.map((entry, index) => ({ entry, share: shares[index] ?? 0 })).filter(({ share }) => share > 0);
}
