import { inject, injectable } from '../di';
import { CART, type CartService } from '../cart';
import { token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { PRODUCT, type ProductArea, type ProductView } from '../product/product';
import { STOCK, type StockArea } from '../stock/stock';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import {
  earlierOfQueue,
  earlierOfShop,
  holdsOther,
  missingUnits,
  type EarlierOrder,
  type OrderedLine,
} from './earlier-order';
import { ORDER_SENDER, type OrderSender } from './order-sender';
import type { ReorderLine, ReorderOutcome, ReorderProblem } from './orders';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { configurationOf, reorderProblem } from './plan-reorder';
import { reorderNotices } from './reorder-notices';

const AT_ONCE = 8;

type Looked = { readonly line: OrderedLine } & ({ readonly view: ProductView } | { readonly problem: ReorderProblem });

@injectable()
export class Reorders {
  readonly #running = new Map<string, Promise<ReorderOutcome>>();

  constructor(
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(ORDER_SENDER) private readonly sender: OrderSender,
    @inject(CART) private readonly cart: CartService,
    @inject(PRODUCT) private readonly product: ProductArea,
    @inject(STOCK) private readonly stock: StockArea,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {}

  /** Concurrent calls share one run, so a double click adds nothing twice. */
  run(id: string): Promise<ReorderOutcome> {
    const known = this.#running.get(id);
    if (known !== undefined) return known;
    const run = this.#run(id).finally(() => this.#running.delete(id));
    this.#running.set(id, run);
    return run;
  }

  /** Fetches all products before adding any line: an unreachable shop leaves the cart unchanged. */
  async #run(id: string): Promise<ReorderOutcome> {
    const earlier = await this.#find(id);
    const looked: Looked[] = [];
    for (let at = 0; at < earlier.lines.length; at += AT_ONCE) {
      looked.push(...(await Promise.all(earlier.lines.slice(at, at + AT_ONCE).map((line) => this.#look(line)))));
    }
    const isJoined = holdsOther(this.cart.record.cartItems, earlier);
    const lines: ReorderLine[] = [];
    for (const one of looked) lines.push(await this.#add(one, earlier));
    this.sender.inform(reorderNotices(lines, isJoined));
    return { order_id: earlier.order_id, number: earlier.number, lines };
  }

  async #find(id: string): Promise<EarlierOrder> {
    const entry = this.store.ours.find(({ order, result }) => order.order_id === id || result?.number === id);
    return entry === undefined ? earlierOfShop(await this.sender.fetch(id)) : earlierOfQueue(entry);
  }

  async #look(line: OrderedLine): Promise<Looked> {
    const found = await this.#load(line);
    if (found === undefined) return { line, problem: 'gone' };
    if (found.current.sku !== line.sku) return { line, problem: await this.#whyMissing(line) };
    const view = this.product.configure(found, configurationOf(line));
    const problem = reorderProblem(line, view);
    return problem === undefined ? { line, view } : { line, problem };
  }

  async #load(line: OrderedLine): Promise<ProductView | undefined> {
    const { sku, parentSku } = line;
    try {
      return await this.product.load(parentSku === undefined ? { sku } : { sku: parentSku, childSku: sku });
    } catch (error) {
      if (isShopError(error, 'product-query-empty-visibility')) return this.#loadPart(line);
      if (isShopError(error, 'product-not-found')) return this.#loadPart(line);
      if (isShopError(error, 'product-query-empty-status')) return undefined;
      throw error;
    }
  }

  async #loadPart(line: OrderedLine): Promise<ProductView | undefined> {
    const [parent] = await this.product.bySkus([line.sku]);
    if (parent?.sku !== line.sku) return undefined;
    return this.product.restore({
      parent,
      configuration: { selection: {}, ...configurationOf(line) },
      breadcrumbs: [],
    });
  }

  async #whyMissing({ sku, qty }: OrderedLine): Promise<ReorderProblem> {
    return (await this.stock.check(sku, qty)).status === 'out_of_stock' ? 'sold-out' : 'gone';
  }

  async #add(looked: Looked, earlier: EarlierOrder): Promise<ReorderLine> {
    const { line } = looked;
    const { sku, parentSku, name, qty, price: price_before } = line;
    const known = { sku, ...(parentSku !== undefined && { parentSku }), name, qty, price_before };
    if ('problem' in looked) return { ...known, added: false, problem: looked.problem };
    const missing = missingUnits(line, earlier, this.cart.record.cartItems);
    const { items, problems } =
      missing === 0
        ? { items: [looked.view], problems: [] }
        : await this.cart.add(looked.view, missing, { notifies: false });
    if (items.length === 0) {
      const isSoldOut = problems.some(({ code }) => code === 'out-of-stock');
      return { ...known, added: false, problem: isSoldOut ? 'sold-out' : 'changed' };
    }
    const { currency } = earlier;
    const isComparable = currency === undefined || currency === this.storeViews.current.i18n.currencyCode;
    return { ...known, added: true, ...(isComparable && { price: looked.view.price.final }) };
  }
}

export const REORDERS = token<Reorders>('Reorders');
