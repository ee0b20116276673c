import type { Commerce } from './commerce';

/** Whether a way to pay of this code needs somebody who takes the money on a payment page. */
export function needsProvider({ payment }: Commerce, code: string): boolean {
  return payment.some((method) => method.code === code && method.redirect === true);
}
