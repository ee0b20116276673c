import type { CustomerOrder, PlacedOrder, Role } from '../../../../core/contract';
import { type Caller, type SignedInCaller, inTurn, type Settings, type OrderFileLinks } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { VirtualGoods } from '../settlement/virtual-goods';
import { customerOrder } from './customer-order';
import type { OfficeLinks } from './office-links';
import { shownRefunds } from './shown-refunds';

const SEES_REASONS: ReadonlySet<Role> = new Set(['admin', 'blogger']);

/** A blogger who bought through another's link must not see that royalty or payout. */
async function royaltyOf({ royalties }: Pick<Repositories, 'royalties'>, { id }: Customer, orderId: number) {
  const found = await royalties.ofOrder(orderId);
  return found?.bloggerId === id ? found : undefined;
}

interface PaymentReader {
  status(db: Pick<Repositories, 'payments'>, order: StoredOrder): Promise<PlacedOrder['payment']>;
}

export class CustomerOrders {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly officeLinks: OfficeLinks;
      readonly payment: PaymentReader;
      readonly settings: Settings;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  history(
    caller: SignedInCaller,
    { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  ): Promise<{ items: CustomerOrder[]; total_count: number }> {
    const { id } = caller.customer;
    return this.parts.database.read(async (db) => {
      const page = { limit: pageSize, offset: (currentPage - 1) * pageSize };
      const orders = await db.orders.ofCustomer(id, page);
      return {
        items: await inTurn(orders, (order) => this.shown(db, order, caller)),
        total_count: await db.orders.countOfCustomer(id),
      };
    });
  }

  order(caller: SignedInCaller, key: string): Promise<CustomerOrder | undefined> {
    return this.parts.database.read(async (db) => {
      const found = await db.orders.oneOfCustomer(caller.customer.id, key);
      return found && this.shown(db, found, caller);
    });
  }

  /** Returns the owner's view; reasons and royalties only if the caller is the owner. */
  async shown(db: Repositories, order: StoredOrder, caller: Caller): Promise<CustomerOrder> {
    const { fileLinks, officeLinks, payment, settings, virtualGoods } = this.parts;
    const owner = caller.kind === 'user' && caller.customer.id === order.customerId ? caller.customer : undefined;
    const seesReasons = owner?.roles.some((role) => SEES_REASONS.has(role)) === true;
    const royalty = owner !== undefined && seesReasons ? await royaltyOf(db, owner, order.id) : undefined;
    const now = settings.clock.now();
    const status = await payment.status(db, order);
    const office = await officeLinks.of(db, order, caller);
    const shown = customerOrder(order, royalty, {
      seesReasons,
      now,
      fileLink: (path) => fileLinks.sign(path, now),
      bought: await virtualGoods.of(db, order),
      invoices: await db.invoices.ofOrder(order.id),
      refunded: await shownRefunds(db, order),
    });
    return { ...shown, ...(status !== undefined && { payment: status }), ...(office !== undefined && { office }) };
  }
}
