import * as contract from '../../../core/contract/payments';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';

/** Where a payment provider calls back. */
export function paymentRoutes({ payment }: Services): readonly Route[] {
  return [route(contract.notifyPayment, ({ body }) => payment.record(body))];
}
