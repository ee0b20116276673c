import * as contract from '../../../../core/contract/orders/manage-order-edit';
import { nameOfCaller, notFound, refuse, type Caller, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OfficeLinks } from '../views/office-links';
import type { EditOutcome, OrderEdits } from './order-edits';

interface Services {
  readonly database: Database;
  readonly officeLinks: OfficeLinks;
  readonly orderEdits: OrderEdits;
}

export function editRoutes({ database, officeLinks, orderEdits }: Services): readonly Route[] {
  const shown = async ({ order, edited }: contract.OrderEdited, caller: Caller): Promise<contract.OrderEdited> => {
    const office = await database.read((db) => officeLinks.of(db, order, caller));
    return { order: { ...order, ...(office !== undefined && { office }) }, edited };
  };
  return [
    route(contract.editOrder, async ({ body, caller }) =>
      shown(editedOf(await orderEdits.edit(body, nameOfCaller(caller)), body.id), caller),
    ),
  ];
}

const NOT_EDITABLE =
  'Only an order that is not sent, refunded or returned in part, has no downloads, services or gift cards, and does not wait for an online payment can be edited';

/** @throws ApiError for a refused edit */
export function editedOf(outcome: EditOutcome, id: string): contract.OrderEdited {
  if (outcome.kind === 'done') return { order: outcome.order, edited: outcome.edited };
  switch (outcome.code) {
    case 'not-found':
      throw notFound(`id ${id} does not match any order`);
    case 'not-editable':
      throw refuse(contract.EDIT_REFUSALS['not-editable'], NOT_EDITABLE);
    case 'conflict':
      throw refuse(contract.EDIT_REFUSALS.conflict, 'The order has changed since: load it again', {
        revision: outcome.revision,
      });
    case 'costs-more':
      throw refuse(
        contract.EDIT_REFUSALS['costs-more'],
        `The order is paid, and would cost ${outcome.difference.toFixed(2)} more: place another order for the added items`,
        { difference: outcome.difference },
      );
    case 'not-in-stock':
      throw refuse(contract.EDIT_REFUSALS['not-in-stock'], `${outcome.sku} is not in stock in this quantity`, {
        sku: outcome.sku,
      });
  }
}
