import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Invoices } from '../invoices/invoices';
import type { Royalties } from '../royalties/royalties';

/** Keeps royalties and invoices in line with an order, in the unit of work that changes it. */
export class OrderBooks {
  constructor(
    private readonly books: {
      readonly invoices: Pick<Invoices, 'follow'>;
      readonly royalties: Pick<Royalties, 'follow'>;
    },
  ) {}

  /** @param order as changed, under its lock. Idempotent. */
  async follow(db: Repositories, order: StoredOrder): Promise<void> {
    await this.books.royalties.follow(db, order);
    await this.books.invoices.follow(db, order);
  }
}
