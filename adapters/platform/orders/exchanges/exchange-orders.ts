import {
  EXCHANGE_ORDER_REFUSALS,
  type ExchangeOrder,
  type ExchangeOrderMade,
} from '../../../../core/contract/orders/manage-exchange-order';
import type { StaffOrderQuote } from '../../../../core/contract/orders/manage-order-new';
import { currencyStep } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { couponShare } from '../../../../core/orders/rules/exchange-order';
import { invalidField, notFound, refuse, storeOf, type Settings } from '../../foundation';
import type { GiftCards } from '../../selling';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { ManagedOrders } from '../lifecycle/managed-orders';
import type { OrderAdvances, PlannedChange } from '../lifecycle/order-advances';
import type { PlacedExchange } from '../lifecycle/order-placement';
import { exchangeName } from '../lifecycle/ready-order';
import { contentHash } from '../lines/content-hash';
import { lockedOrder } from '../lines/locked-order';
import { inFieldsOf } from '../lines/renamed-fields';
import { STAFF_ORDER_FIELDS } from '../staff-orders/staff-order-input';
import type { StaffOrders } from '../staff-orders/staff-orders';
import { mustBeExchangeable, newOrderOf, returnOf } from './exchange-order-input';

type Db = Repositories;

interface Planned {
  readonly order: StoredOrder;
  readonly back: PlannedChange;
  /** Paid for the returned items, in minor units. */
  readonly credit: number;
}

/**
 * Exchanges sent items for other products at today's prices: the items are returned, and what was paid for them pays a
 * new order. The customer pays a difference as for any order that staff make; a rest is refunded.
 */
export class ExchangeOrders {
  constructor(
    private readonly services: {
      readonly advances: OrderAdvances;
      readonly database: Database;
      readonly giftCards: GiftCards;
      readonly managed: ManagedOrders;
      readonly settings: Settings;
      readonly staffOrders: StaffOrders;
    },
  ) {}

  /**
   * Exchanges once per key.
   * @param who author, for the history
   * @throws ApiError see `makeExchangeOrder` in the contract
   */
  async make(input: ExchangeOrder, who: string): Promise<ExchangeOrderMade> {
    try {
      return await this.#make(input, who);
    } catch (error) {
      throw inFieldsOf(STAFF_ORDER_FIELDS, error);
    }
  }

  async #make(input: ExchangeOrder, who: string): Promise<ExchangeOrderMade> {
    const { database, settings, staffOrders } = this.services;
    const found = await database.read((db) => db.orders.byKey(input.id));
    if (found === undefined) throw notFound(`id ${input.id} does not match any order`);
    const { dry_run: _dry, total: _due, refund: _refund, revision: _seen, ...content } = input;
    const hash = contentHash({ exchange: found.orderId, ...content });
    const known = await staffOrders.made({ key: input.key, store: found.storeCode }, hash);
    if (known !== undefined) return this.#shown(found.id, { made: known, quote: null });
    const planned = await database.read((db) => this.#plan(db, found, input));
    const ordered = await database.read((db) => newOrderOf(db, found, input));
    const discount = couponShare(found.document, input.lines, currencyStep(found.currency));
    const name = exchangeName(storeOf(found.storeCode, settings), found.number);
    const terms = { exchangeOf: found.id, name, discount };
    const made = await staffOrders.exchange(ordered, {
      ...{ who, hash },
      exchange: { credit: planned.credit, placed: (covered) => this.#placed(terms, { input, planned, covered, who }) },
    });
    return this.#shown(found.id, {
      made: made.order,
      quote: made.quote && shownQuote(made.quote, planned.credit),
    });
  }

  #placed(
    terms: Pick<PlacedExchange, 'discount' | 'exchangeOf' | 'name'>,
    {
      input,
      planned,
      covered,
      who,
    }: {
      readonly input: ExchangeOrder;
      readonly planned: Planned;
      readonly covered: number;
      readonly who: string;
    },
  ): PlacedExchange {
    const { advances, giftCards, settings } = this.services;
    const { number } = planned.order;
    return {
      ...terms,
      begin: async (db, cart) => {
        const order = (await lockedOrder(db, number)) ?? planned.order;
        const { back, credit } = await this.#plan(db, order, input);
        if (credit !== planned.credit) throw conflict(await db.orderLog.revisionOf(order.id));
        mustRefund(input.refund, credit - covered);
        await advances.write(db, { ...back, move: { ...back.move, credit: covered } }, who);
        if (covered > 0) await giftCards.credit(db, order, { amount: covered, cart });
      },
      end: async (db, made) => {
        const at = settings.clock.now();
        const to = made.document.products.map(({ sku, count }) => `${String(count)} × ${sku}`).join(', ');
        const from = input.lines.map(({ line, qty }) => `${String(qty)} × ${skuOf(planned.order, line)}`).join(', ');
        const what = (other: string) => [{ name: 'exchange', from, to: `${to} (${other})` } as const];
        await db.orderLog.add(planned.order.id, { at, who, what: what(made.number) });
        await db.orderLog.add(made.id, { at, who, what: what(number) });
      },
    };
  }

  /** Plans the return of the items, whose refund is the credit. */
  async #plan(db: Db, order: StoredOrder, input: ExchangeOrder): Promise<Planned> {
    const { advances, settings } = this.services;
    await mustBeExchangeable(db, order, input);
    if (storeOf(order.storeCode, settings).i18n.currencyCode !== order.currency)
      throw refuse(EXCHANGE_ORDER_REFUSALS['not-exchangeable'], `The store no longer sells in ${order.currency}`);
    const now = settings.clock.now();
    const back = await advances.plan(db, order, { input: returnOf(order, input), now });
    if (back.kind === 'refused' && back.code === 'conflict') throw conflict(await db.orderLog.revisionOf(order.id));
    if (back.kind !== 'planned')
      throw refuse(EXCHANGE_ORDER_REFUSALS['not-exchangeable'], 'The items cannot be returned');
    const { bonuses, owed } = back.move;
    const refund = owed.reduce((sum, { amount }) => sum + amount, 0);
    return { order, back, credit: refund - Math.min(refund, bonuses.held) };
  }

  async #shown(id: number, made: Pick<ExchangeOrderMade, 'made' | 'quote'>): Promise<ExchangeOrderMade> {
    const { database, managed } = this.services;
    return database.read(async (db) => {
      const order = await db.orders.byId(id);
      if (order === undefined) throw invalidField('id', 'does not match any order');
      return { order: await managed.of(db, order), ...made };
    });
  }
}

function skuOf({ document }: StoredOrder, line: number): string {
  return document.products[line]?.sku ?? '';
}

/** @throws ApiError 409 if another refund was shown */
function mustRefund(shown: number | undefined, refund: number): void {
  if (shown === undefined || toMinor(shown) === refund) return;
  const now = toDecimal(refund);
  throw refuse(EXCHANGE_ORDER_REFUSALS['total-changed'], `The exchange refunds ${now.toFixed(2)} now`, { refund: now });
}

function conflict(revision: number) {
  return refuse(EXCHANGE_ORDER_REFUSALS.conflict, 'The order has changed since: load it again', { revision });
}

/** The new order costs what is due, and what the credit pays of it. */
function shownQuote(
  { currency, total: due, totals, lines, payments }: StaffOrderQuote,
  credit: number,
): NonNullable<ExchangeOrderMade['quote']> {
  const covered = totals.reduce((sum, { code, value }) => sum - (code === 'gift_card' ? toMinor(value) : 0), 0);
  return {
    ...{ currency, due, lines, payments },
    paid: toDecimal(credit),
    price: toDecimal(toMinor(due) + covered),
    refund: toDecimal(credit - covered),
  };
}
