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

  /**
   * Idempotent.
   * @param order as changed, under its lock
   * @param cause staff's acts do not count for the mailbox of the order
   */
  async follow(db: Repositories, order: StoredOrder, cause?: { readonly isByStaff: boolean }): Promise<void> {
    await this.books.royalties.follow(db, order);
    await this.books.invoices.follow(db, order, cause);
  }
}
