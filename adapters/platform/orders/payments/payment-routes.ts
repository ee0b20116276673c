import * as contract from '../../../../core/contract/orders/payments';
import { toMinor } from '../../../../core/kernel/money';
import { type Route, route, type Settings, TEST_PROVIDER } from '../../foundation';
import type { PaymentService } from './payment-service';
import { notSigned } from './payment-service';
import { isSigned } from './payment-signature';
import { providerMoney } from './provider-money';

interface Services {
  readonly payment: PaymentService;
  readonly settings: Settings;
}

export function paymentRoutes({ payment, settings }: Services): readonly Route[] {
  return [
    route(contract.notifyPayment, async ({ body }) => {
      if (!isSigned(body, settings.paymentSecret())) throw notSigned();
      const { event_id: id, order_id: orderId, status, amount, currency } = body;
      const money = providerMoney(toMinor(amount), currency);
      const recorded = await payment.report({ provider: TEST_PROVIDER, id, orderId, status, money });
      return { order_id: recorded.orderId, payment: recorded.payment, refund: recorded.isRefund };
    }),
  ];
}
