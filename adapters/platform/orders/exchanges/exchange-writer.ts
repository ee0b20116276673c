import { EXCHANGE_REFUSALS, type OrderExchange } from '../../../../core/contract/orders/manage-order-exchange';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { currencyStep } from '../../../../core/kernel/currency';
import { placesOfReturn } from '../../../../core/stock/route-units';
import { sumUnits } from '../../catalogue';
import { orderFacts, refuse, storeOf, type EventLog, type Settings } from '../../foundation';
import { addressOf, exchangedMail, type MessageLog } from '../../messages';
import type { Units } from '../../ports/catalogue/stock';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { StartedReturn, StoredOrder } from '../../ports/orders/orders';
import { earlierVersion } from '../edits/edit-writer';
import { movedUnits } from '../edits/stock-delta';
import type { Invoices } from '../invoices/invoices';
import { choosePlaces, placesSending } from '../lines/choose-places';
import { settledLines } from '../lines/settled-lines';
import { orderCostsOf, storedCosts } from '../sales/order-costs-of';
import { bookChanged } from '../sales/sales-books';
import type { OrderBooks } from '../settlement/order-books';
import { parcelsWith } from './exchange-parcels';
import { exchangedDocument, unitsOfPart, type Swap } from './exchanged-document';

type Db = Repositories;

export interface PlannedExchange {
  readonly order: StoredOrder;
  readonly swaps: readonly Swap[];
  readonly input: OrderExchange;
  /** Author, for the history. */
  readonly who: string;
  readonly now: number;
}

/** Writes exchanges with all their consequences, in the caller's unit of work. No money moves. */
export class ExchangeWriter {
  constructor(
    private readonly services: {
      readonly books: OrderBooks;
      readonly events: EventLog;
      readonly invoices: Invoices;
      readonly messages: MessageLog;
      readonly settings: Settings;
    },
  ) {}

  async write(db: Db, plan: PlannedExchange): Promise<void> {
    const { books, events, invoices, messages, settings } = this.services;
    const { order, swaps, input, who, now } = plan;
    const { units, stock } = await moveStock(db, plan);
    const closedInvoices = await invoices.close(db, order);
    const { edits = [], closedInvoices: closedBefore = [], startedReturns: started } = order.fulfilment;
    const history = await db.orderLog.history(order.id);
    const parcels = parcelsWith(order, { input, swaps, history, now, firstId: settings.ids.uuid() });
    const document = exchangedDocument(order.document, swaps, currencyStep(order.currency));
    const costs = await orderCostsOf(storedCosts(db), document, { currency: order.currency, before: order });
    const next: StoredOrder = {
      ...order,
      units,
      document,
      fulfilment: {
        ...order.fulfilment,
        ...costs,
        edits: [...edits, earlierVersion(order, now)],
        parcels,
        ...(closedInvoices.length > 0 && { closedInvoices }),
        ...(started && { startedReturns: returnsLeft(started, plan) }),
      },
    };
    await db.orders.rewrite(next, now);
    await bookChanged(db, order.id);
    await db.orderLog.add(order.id, { at: now, who, what: [...changesOf(plan), ...stock] });
    if (closedInvoices.length > closedBefore.length) await invoices.reissue(db, next);
    // A royalty waits for the return that the exchange ends.
    await books.follow(db, next, { isByStaff: true });
    await events.record(db, { name: 'order.edited', data: { ...orderFacts(next), changed: ['exchange'] } });
    if (order.fulfilment.unmailed === true) return;
    const store = storeOf(order.storeCode, settings);
    const swapped = swaps.map(({ line, qty, product }) => ({ qty, from: order.document.products[line], to: product }));
    await messages.write(db, exchangedMail(next, { swapped, parcel: input }, { store, publicUrl: settings.publicUrl }));
  }
}

/** @throws ApiError 409 'not-in-stock' */
async function moveStock(
  db: Db,
  { order, swaps, input, now: at }: PlannedExchange,
): Promise<{ readonly units: readonly Units[]; readonly stock: readonly LoggedChange[] }> {
  const cause = { ref: order.orderId, at };
  const wanted = sumUnits(swaps.flatMap(({ units }) => units));
  const { stock_places: places = [MAIN_PLACE] } = await db.commerce.read();
  const { countryId: country } = addressOf(order.document.addressInformation, 'shippingAddress');
  const sending = placesSending(places, { store: order.storeCode, country });
  const choose = sending && choosePlaces(wanted, sending);
  const { short, units: taken } = await db.stock.take(wanted, { ...cause, reason: 'sale' }, choose);
  if (short !== undefined)
    throw refuse(EXCHANGE_REFUSALS['not-in-stock'], `${short} is not in stock in this quantity`, { sku: short });
  const ordered = settledLines(order);
  const gone = sumUnits(
    swaps.flatMap(({ line, qty }) => {
      const { units = [], count = qty } = ordered[line] ?? {};
      return unitsOfPart(units, qty, count);
    }),
  );
  const back = placesOfReturn(order.units, [], gone);
  const isRestocked = input.restock !== false && back.length > 0;
  if (isRestocked) await db.stock.giveBack(back, { ...cause, reason: 'return' });
  const to = gone.map(({ sku, qty }) => `+${String(qty)} ${sku}`).join(', ');
  return {
    units: movedUnits(order.units, { take: taken, giveBack: back }),
    stock: isRestocked ? [{ name: 'stock', from: null, to }] : [],
  };
}

/** Announced returns without the units that came back for the exchange, so that nothing waits for them. */
function returnsLeft(started: readonly StartedReturn[], { order, swaps }: PlannedExchange): readonly StartedReturn[] {
  const back = new Map<string, number>();
  for (const { line, qty } of swaps) {
    const sku = order.document.products[line]?.sku ?? '';
    back.set(sku, (back.get(sku) ?? 0) + qty);
  }
  return started.map(({ lines, ...one }) => ({
    ...one,
    lines: lines
      .map(({ sku, qty }) => {
        const part = Math.min(qty, back.get(sku) ?? 0);
        back.set(sku, (back.get(sku) ?? 0) - part);
        return { sku, qty: qty - part };
      })
      .filter(({ qty }) => qty > 0),
  }));
}

function changesOf({ order, swaps, input }: PlannedExchange): readonly LoggedChange[] {
  const changes = swaps.map(({ line, qty, product }): LoggedChange => {
    const from = order.document.products[line]?.sku ?? '';
    return { name: 'exchange', from: `${String(qty)} × ${from}`, to: `${String(qty)} × ${product.sku}` };
  });
  return [...changes, { name: 'reason', from: null, to: input.reason }];
}
