import type { SendHold } from '../../../../core/contract/orders/manage-order-list';
import { codesSentOnlyPaid } from '../../../../core/contract/selling/methods';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { paymentState } from '../../../../core/orders/rules/payment-state';
import { sendHold, type SendFacts } from '../../../../core/orders/rules/send-hold';
import { methodOf } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export async function sentOnlyPaidIn({ commerce }: Pick<Repositories, 'commerce'>): Promise<readonly string[]> {
  const { payment_methods: methods = [] } = await commerce.read();
  return codesSentOnlyPaid(methods);
}

/** @param refunded refunded or pending amount, in minor units */
export function sendFactsOf(order: StoredOrder, refunded: number, sentOnlyPaid: readonly string[]): SendFacts {
  const payment = methodOf(order.document.addressInformation, 'payment_method_code');
  return {
    paid: order.status === 'paid',
    isRefunded: paymentState({ ...order, refunded }) === 'refunded',
    sendsOnlyPaid: order.redirect || sentOnlyPaid.includes(payment),
  };
}

export function holdOf(order: StoredOrder, facts: SendFacts): SendHold | null {
  const isOpen = order.status !== 'canceled' && deliveryStep(order.deliveryStatus, order.stage) < SENT_STEP;
  return (isOpen ? sendHold(facts) : undefined) ?? null;
}
