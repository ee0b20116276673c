import * as contract from '../../../core/contract/manage-orders';
import { nameOfCaller } from '../http/require-caller';
import { invalidField, notFound, refuse } from '../http/api-error';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { DeskOutcome, DeskRefusal, OrderDesk } from './order-desk';

/** What these work with. */
interface Services {
  readonly orderDesk: OrderDesk;
}

/** A §7, manage: orders. The dispatcher lets nobody but managers and admins in. */
export function manageOrderRoutes({ orderDesk }: Services): readonly Route[] {
  return [
    route(contract.managedOrderOf, async ({ query }) => answerOf(await orderDesk.show(query.id), query.id)),
    route(contract.advanceOrder, async ({ body, caller }) =>
      answerOf(await orderDesk.advance(body, nameOfCaller(caller)), body.id),
    ),
    route(contract.attachOrderFile, async ({ body, caller, files }) => {
      const [file, ...others] = files;
      if (file?.field !== 'file' || others.length > 0) throw invalidField('file', 'must be one PDF file');
      return answerOf(await orderDesk.attach(body.id, body.kind, file.bytes, nameOfCaller(caller)), body.id);
    }),
  ];
}

const WHY: Readonly<Record<Exclude<DeskRefusal, 'invalid-file' | 'not-found'>, string>> = {
  backwards: 'A delivery goes forward; force sets an earlier step',
  canceled: 'The order is cancelled',
  conflict: 'The order was changed since: read it again',
  contradiction: 'An order cannot be cancelled and go on at once',
  'not-paid': 'The order is not paid yet; its payment comes from its payment page',
  'not-sent': 'Nothing can come back that was not sent',
  'too-late-to-cancel': 'The order is on its way: what comes back is returned',
  'unknown-sku': 'returned names a sku that was not ordered',
};

function answerOf(outcome: DeskOutcome, id: string): contract.ManagedOrder {
  if (outcome.kind === 'done') return outcome.order;
  const { code, revision } = outcome;
  if (code === 'not-found') throw notFound(`id ${id} names no order`);
  if (code === 'invalid-file') throw invalidField('file', 'must be a PDF of at most 5 MB');
  if (code !== 'conflict') throw refuse(contract.ADVANCE_REFUSALS[code], WHY[code]);
  throw refuse(contract.ADVANCE_REFUSALS[code], WHY[code], { revision });
}
