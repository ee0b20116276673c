import type { Commerce } from './commerce';

export function needsProvider({ payment }: Commerce, code: string): boolean {
  return payment.some((method) => method.code === code && method.redirect === true);
}
