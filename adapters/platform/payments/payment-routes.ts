import * as contract from '../../../core/contract/payments';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';

/** Where a payment provider calls back. */
export function paymentRoutes({ database, payment }: Services): readonly Route[] {
  return [route(contract.notifyPayment, ({ body }) => database.write((db) => payment.record(db, body), 'power'))];
}
