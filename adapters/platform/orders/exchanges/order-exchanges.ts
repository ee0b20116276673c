import {
  EXCHANGE_REFUSALS,
  type OrderExchange,
  type OrderExchanged,
} from '../../../../core/contract/orders/manage-order-exchange';
import { mayExchange } from '../../../../core/orders/rules/may-exchange';
import { invalidField, notFound, refuse } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { EditCosts } from '../edits/edit-costs';
import { editedOrder } from '../edits/edited-order';
import { describeProducts } from '../lifecycle/describe-products';
import type { ManagedOrders } from '../lifecycle/managed-orders';
import type { OrderChanges } from '../lifecycle/order-changes';
import { editFactsOf } from '../lines/edit-facts';
import { inFieldsOf } from '../lines/renamed-fields';
import { missingOf } from '../edits/stock-delta';
import type { Swap } from './exchanged-document';
import { exchangeHash } from './exchange-parcels';
import type { ExchangeWriter } from './exchange-writer';

type Db = Repositories;
type Product = StoredOrder['document']['products'][number];

const FIELDS = [['products.', 'lines.']] as const;

interface Done extends OrderExchanged {
  readonly kind: 'done';
}

/** Exchanges sent items for other variants of the same products, at the price that was paid. */
export class OrderExchanges {
  constructor(
    private readonly services: {
      readonly changes: OrderChanges;
      readonly costs: EditCosts;
      readonly managed: ManagedOrders;
      readonly writer: ExchangeWriter;
    },
  ) {}

  /**
   * Exchanges once per key.
   * @param who author, for the history
   * @throws ApiError see `exchangeItems` in the contract
   */
  async exchange(input: OrderExchange, who: string): Promise<OrderExchanged> {
    try {
      const outcome = await this.services.changes.change<Done>(input, (db, order, now) =>
        this.#exchange(db, order, { input, who, now }),
      );
      if (outcome.kind === 'refused') throw notFound(`id ${input.id} does not match any order`);
      return { order: outcome.order, exchanged: outcome.exchanged };
    } catch (error) {
      throw inFieldsOf(FIELDS, error);
    }
  }

  async #exchange(
    db: Db,
    order: StoredOrder,
    { input, who, now }: { readonly input: OrderExchange; readonly who: string; readonly now: number },
  ): Promise<Done> {
    const { managed, writer } = this.services;
    const known = order.fulfilment.parcels?.find(({ id }) => id === input.key);
    if (known !== undefined) {
      if (known.exchange !== exchangeHash(input))
        throw refuse(EXCHANGE_REFUSALS['other-parcel'], 'key was used for another parcel or exchange: use another key');
      return { kind: 'done', order: await managed.of(db, order), exchanged: [] };
    }
    await mustBeExchangeable(db, order, input);
    const swaps = await this.#swaps(db, order, input);
    const missing = await missingOf(db, { take: swaps.flatMap(({ units }) => units), giveBack: [] });
    if (missing !== undefined)
      throw refuse(EXCHANGE_REFUSALS['not-in-stock'], `${missing} is not in stock in this quantity`, { sku: missing });
    if (input.dry_run !== true) await writer.write(db, { order, swaps, input, who, now });
    const stored = (await db.orders.byId(order.id)) ?? order;
    return {
      kind: 'done',
      order: await managed.of(db, stored),
      exchanged: swaps.flatMap(({ line, qty, product }) => {
        const from = order.document.products[line];
        return from === undefined ? [] : [{ from: shownUnit(from, qty), to: shownUnit(product, qty) }];
      }),
    };
  }

  /** @throws ApiError 400 naming the line */
  async #swaps(db: Db, order: StoredOrder, { id, lines }: OrderExchange): Promise<readonly Swap[]> {
    const ordered = lines.map((swap, index) => replacedLine(order, swap, index));
    if (new Set(lines.map(({ line }) => line)).size < lines.length)
      throw invalidField('lines', 'must contain each line of the order once');
    const added = lines.map(({ sku, qty, product_option }, index) => ({
      ...{ sku, qty, parentSku: ordered[index]?.parentSku },
      ...keptOption(product_option, ordered[index]),
    }));
    const { priced } = await this.services.costs.price(db, order, editedOrder(order, { id, lines: added }));
    const products = describeProducts(priced);
    return lines.map(({ line, qty }, index) => {
      const [product, entry] = [products[index], priced.lines[index]];
      if (product === undefined || entry === undefined)
        throw invalidField(`lines.${String(index)}.sku`, 'is a product that is no longer sold');
      if (product.parentSku !== ordered[index]?.parentSku)
        throw invalidField(`lines.${String(index)}.sku`, 'must be another variant of the same product');
      return { line, qty, product, units: entry.units };
    });
  }
}

/** @throws ApiError 409 */
async function mustBeExchangeable(db: Db, order: StoredOrder, { revision }: OrderExchange): Promise<void> {
  const current = await db.orderLog.revisionOf(order.id);
  if (revision !== undefined && revision !== current)
    throw refuse(EXCHANGE_REFUSALS.conflict, 'The order has changed since: load it again', { revision: current });
  if (!mayExchange(editFactsOf(order, await db.orderLog.refundedOf(order.id))))
    throw refuse(
      EXCHANGE_REFUSALS['not-exchangeable'],
      'Only a paid, sent order without refunds, returns, downloads, services and gift cards can be exchanged',
    );
}

/** @throws ApiError 400 naming the member */
function replacedLine(order: StoredOrder, swap: OrderExchange['lines'][number], index: number): Product {
  const field = (name: string) => `lines.${String(index)}.${name}`;
  const ordered = order.document.products[swap.line];
  if (ordered === undefined) throw invalidField(field('line'), 'does not match any line of the order');
  if (ordered.parentSku === undefined) throw invalidField(field('line'), 'must be a product with variants');
  if (swap.sku === ordered.sku) throw invalidField(field('sku'), 'must be another variant');
  if (swap.qty > ordered.count) throw invalidField(field('qty'), `must be at most ${String(ordered.count)}`);
  return ordered;
}

/** The customer's answers to options, such as an engraving, are kept unless the request has others. */
function keptOption(
  given: OrderExchange['lines'][number]['product_option'],
  ordered: Product | undefined,
): Pick<OrderExchange['lines'][number], 'product_option'> {
  if (given !== undefined) return { product_option: given };
  const { custom_options: answers = [] } = ordered?.product_option?.extension_attributes ?? {};
  return answers.length === 0 ? {} : { product_option: { extension_attributes: { custom_options: answers } } };
}

function shownUnit({ sku, name, options = [] }: Product, qty: number): OrderExchanged['exchanged'][number]['to'] {
  return { sku, name, qty, options: options.map(({ value }) => value) };
}
