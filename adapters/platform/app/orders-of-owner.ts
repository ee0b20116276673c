import type {
  ExchangeOrders,
  OrderAdmin,
  OrderAdvances,
  OrderEdits,
  OrderExchanges,
  OrderLists,
  OrderPlaces,
  OrderRefunds,
  StaffOrders,
} from '../orders';
import type { Services } from './services';

/** Orders as the owner of the data changes them, without a sign-in. */
export type OrdersOfOwner = Pick<OrderAdmin, 'attach' | 'checkVat' | 'giftCard' | 'note' | 'renewDownload' | 'show'> &
  Pick<OrderAdvances, 'advance'> &
  Pick<OrderLists, 'list' | 'table'> &
  Pick<OrderEdits, 'edit'> &
  Pick<OrderExchanges, 'exchange'> &
  Pick<OrderPlaces, 'move'> &
  Pick<OrderRefunds, 'refund'> &
  Pick<StaffOrders, 'make'> & { readonly exchangeForOrder: ExchangeOrders['make'] };

export function ordersOfOwner({
  exchangeOrders,
  orderAdmin,
  orderAdvances,
  orderEdits,
  orderExchanges,
  orderLists,
  orderPlaces,
  orderRefunds,
  staffOrders,
}: Services): OrdersOfOwner {
  return {
    advance: (input, who) => orderAdvances.advance(input, who),
    attach: (id, kind, bytes, who) => orderAdmin.attach(id, kind, bytes, who),
    checkVat: (id, who) => orderAdmin.checkVat(id, who),
    note: (id, text, who) => orderAdmin.note(id, text, who),
    giftCard: (id, input, who) => orderAdmin.giftCard(id, input, who),
    renewDownload: (id, download, who) => orderAdmin.renewDownload(id, download, who),
    show: (id) => orderAdmin.show(id),
    list: (wanted) => orderLists.list(wanted),
    table: (filters) => orderLists.table(filters),
    exchange: (input, who) => orderExchanges.exchange(input, who),
    exchangeForOrder: (input, who) => exchangeOrders.make(input, who),
    edit: (input, who) => orderEdits.edit(input, who),
    make: (input, who) => staffOrders.make(input, who),
    refund: (input, who) => orderRefunds.refund(input, who),
    move: (input, who) => orderPlaces.move(input, who),
  };
}
