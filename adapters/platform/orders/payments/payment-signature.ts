import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../../../../core/kernel/json';
import type { PaymentNotice } from '../../../../core/contract/orders/payments';

export type UnsignedNotice = Omit<PaymentNotice, 'signature'>;

/** HMAC-SHA256 in hexadecimal. */
function signatureOf(notice: UnsignedNotice, secret: string): string {
  const { event_id, order_id, status, amount, currency } = notice;
  return createHmac('sha256', secret)
    .update(canonicalJson({ event_id, order_id, status, amount, currency }))
    .digest('hex');
}

export function signNotice(notice: UnsignedNotice, secret: string): PaymentNotice {
  return { ...notice, signature: signatureOf(notice, secret) };
}

/** Verifies a signature in constant time. */
export function isSigned(notice: PaymentNotice, secret: string): boolean {
  const [given, expected] = [Buffer.from(notice.signature, 'hex'), Buffer.from(signatureOf(notice, secret), 'hex')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
