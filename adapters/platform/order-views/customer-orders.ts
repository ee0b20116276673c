import type { CustomerOrder, Role } from '../../../core/contract';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../gift-cards/gift-cards';
import { inTurn } from '../kernel/in-turn';
import type { Customer } from '../ports/customers';
import type { Database, Repositories } from '../ports/database';
import type { Settings } from '../settings/options';
import { boughtWith } from './bought-with';
import { customerOrder } from './customer-order';
import type { OrderFileLinks } from './order-file-links';

/** A §4.8: why an order was cancelled and what it earns is for these alone. */
const SEES_REASONS: ReadonlySet<Role> = new Set(['admin', 'blogger']);

/** The royalty of an order, for the blogger who earns it: another blogger who bought through their link must see neither sum nor payout file. */
async function royaltyOf({ royalties }: Pick<Repositories, 'royalties'>, { id }: Customer, orderId: number) {
  const found = await royalties.ofOrder(orderId);
  return found?.bloggerId === id ? found : undefined;
}

/** The orders of customers as they see them (A §3, §7). */
export class CustomerOrders {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly downloads: Downloads;
      readonly fileLinks: OrderFileLinks;
      readonly giftCards: GiftCards;
      readonly settings: Settings;
    },
  ) {}

  /** The orders of a customer, newest first. */
  history(
    customer: Customer,
    { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  ): Promise<{ items: CustomerOrder[]; total_count: number }> {
    return this.parts.database.read(async (db) => {
      const page = { limit: pageSize, offset: (currentPage - 1) * pageSize };
      const orders = await db.orders.ofCustomer(customer.id, page);
      return {
        items: await inTurn(orders, (order) => this.#order(db, customer, order)),
        total_count: await db.orders.countOfCustomer(customer.id),
      };
    });
  }

  /** One order of a customer, by the shop's id or its number. */
  order(customer: Customer, key: string): Promise<CustomerOrder | undefined> {
    return this.parts.database.read(async (db) => {
      const found = await db.orders.oneOfCustomer(customer.id, key);
      return found && this.#order(db, customer, found);
    });
  }

  async #order(
    db: Pick<Repositories, 'downloads' | 'giftCards' | 'orderLog' | 'products' | 'royalties'>,
    customer: Customer,
    order: Parameters<typeof customerOrder>[0],
  ): Promise<CustomerOrder> {
    const seesReasons = customer.roles.some((role) => SEES_REASONS.has(role));
    const royalty = seesReasons ? await royaltyOf(db, customer, order.id) : undefined;
    const now = this.parts.settings.clock.now();
    const fileLink = (path: string) => this.parts.fileLinks.sign(path, now);
    const bought = await boughtWith(db, order, this.parts);
    return customerOrder(order, royalty, { seesReasons, now, fileLink, bought });
  }
}
