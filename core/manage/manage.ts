import type { ManagedOrder, OrderAdvance } from '../contract';
import type { HttpFile } from '../ports';

/** What managers and admins do in the shop (A §6). The platform checks the role; nobody else is answered. */
export interface ManageArea {
  /**
   * An order with what was done to it.
   * @param id number, id or order_id
   * @throws ShopError 'request-rejected', 'sign-in-first', 'ACCESS_DENIED'
   */
  order(id: string): Promise<ManagedOrder>;
  /** Moves an order on; the same twice changes nothing. @throws ShopError as `order`; details.error says why it may not */
  advanceOrder(wish: OrderAdvance): Promise<ManagedOrder>;
  /** Keeps a PDF of at most 5 MB as the invoice or receipt of an order. @throws ShopError as `order` */
  attachOrderFile(
    id: string,
    kind: 'invoice' | 'receipt',
    file: Pick<HttpFile, 'bytes' | 'name'>,
  ): Promise<ManagedOrder>;
}
