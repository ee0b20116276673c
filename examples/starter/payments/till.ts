import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentProvider } from 'vitrine/platform';

const secret = process.env['TILL_SECRET'] ?? 'for development alone';

interface Paid {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

export function signed(body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Example payment provider. Test yours with `paymentProviderSuite`. */
export const till: PaymentProvider = {
  code: 'till',
  start: ({ orderId, number, attempt, returns }) => {
    const page = new URL('/at-the-till', returns.success);
    page.searchParams.set('number', number);
    return Promise.resolve({ reference: `${orderId}-${attempt}`, page: { kind: 'link', url: page.href } });
  },
  // The till cannot be polled.
  status: () => Promise.resolve({ kind: 'open' }),
  readWebhook: ({ body, headers }) => {
    if (!isSame(signed(body), headers.get('x-till-signature') ?? '')) {
      return Promise.resolve({ kind: 'refused', reason: 'the signature is not that of the till' });
    }
    const { orderId, reference, amount, currency } = JSON.parse(new TextDecoder().decode(body)) as Paid;
    const money = { amount, currency };
    const event = { kind: 'payment', id: reference, orderId, reference, status: 'approved', money } as const;
    return Promise.resolve({ kind: 'event', event });
  },
};
