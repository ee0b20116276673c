import type { CustomerOrder, ShownPayment } from '../../../core/account';

export const PAYMENT_WORDS: Readonly<Record<ShownPayment, string>> = {
  'not-paid': 'not paid yet',
  'on-delivery': 'paid on delivery',
  'on-pickup': 'paid on pick-up',
  paid: 'paid',
  'partly-refunded': 'partly refunded',
  refunded: 'refunded',
};

const CAUSES: Readonly<Record<CustomerOrder['refunds'][number]['cause'], string>> = {
  canceled: 'cancelled',
  returned: 'returned',
  other: 'refunded',
};

export function refundFacts(
  { refunds }: Pick<CustomerOrder, 'refunds'>,
  money: (amount: number) => string,
): readonly (readonly [string, string])[] {
  return refunds.map(({ amount, at, cause, skus, way, is_done: isDone }) => [
    `Refund of ${at.slice(0, 10)}`,
    [
      money(amount),
      [CAUSES[cause], ...skus].join(' '),
      way === 'payment' ? 'the original payment method' : 'by hand',
      isDone ? 'done' : 'to be sent',
    ].join(', '),
  ]);
}
