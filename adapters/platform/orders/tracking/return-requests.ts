import * as contract from '../../../../core/contract/orders/order-tracking';
import { canReturn, returnableUnits } from '../../../../core/orders/rules/shopper-may';
import { type Content, returnAddress, SHOP_CONTACT, shopAddress } from '../../content';
import { type Caller, refuse, type Settings, storeInZone, storeOfOrder, timeZoneOf } from '../../foundation';
import { type MessageLog, returnMail, returnTask } from '../../messages';
import type { Database, Repositories } from '../../ports/database';
import type { StartedReturn, StoredOrder } from '../../ports/orders/orders';
import { shopperFacts } from '../views/shopper-facts';
import { lockedOrder } from '../lines/locked-order';
import { type Asking, type OrderTracking, unknownOrder } from './order-tracking';

/** Returns announced by shoppers before they send the goods. */
export class ReturnRequests {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly settings: Settings;
      readonly tracking: OrderTracking;
    },
  ) {}

  async start(
    asking: Asking,
    input: contract.ReturnInput & { readonly request: string },
    caller: Caller,
  ): Promise<contract.TrackedOrder> {
    const { tracking } = this.services;
    const { order: opened } = await tracking.openWhole(asking, caller);
    const who = await tracking.authorOf(caller, opened);
    await this.services.database.write(async (db) => {
      const order = await lockedOrder(db, opened.number);
      if (order === undefined) throw unknownOrder();
      const before = order.fulfilment.startedReturns ?? [];
      if (before.some(({ request }) => request === input.request)) return;
      const now = this.services.settings.clock.now();
      if (!canReturn(input.lines, returnableUnits(shopperFacts(order, {}), now)))
        throw refuse(contract.notReturnable, 'lines contains items that cannot be returned, or no longer');
      const started = await this.#startedReturn(db, order, input, now);
      const fulfilment = { ...order.fulfilment, startedReturns: [...before, started] };
      await db.orderLog.write(order, { ...order, fulfilment }, now);
      await this.#tellReturn(db, order, started, who);
    }, 'power');
    return tracking.track(asking, caller);
  }

  async #startedReturn(
    db: Repositories,
    order: StoredOrder,
    { request, lines, reason, note }: contract.ReturnInput & { readonly request: string },
    now: number,
  ): Promise<StartedReturn> {
    const { content, settings } = this.services;
    const text = note?.trim() ?? '';
    return {
      request,
      number: `${order.number}-R${String((order.fulfilment.startedReturns ?? []).length + 1)}`,
      at: now,
      reason,
      ...(text !== '' && { note: text }),
      lines: lines.map(({ sku, qty }) => ({ sku, qty })),
      address: await returnAddress(db, content, storeOfOrder(order, settings)),
    };
  }

  async #tellReturn(db: Repositories, order: StoredOrder, started: StartedReturn, who: string): Promise<void> {
    const { content, messages, settings } = this.services;
    const store = storeOfOrder(order, settings);
    const units = started.lines.map(({ sku, qty }) => `${String(qty)} × ${sku}`).join(', ');
    const to = `${started.number}: ${units} (${started.reason})`;
    await db.orderLog.add(order.id, { at: started.at, who, what: [{ name: 'return-started', from: null, to }] });
    await messages.write(db, returnMail(order, started, { store, publicUrl: settings.publicUrl }));
    const contact = (await shopAddress(db, { content, settings })) ?? SHOP_CONTACT;
    const reader = storeInZone(settings.defaultStore, await timeZoneOf(db));
    await messages.write(db, returnTask(order, started, contact, reader));
  }
}
