import { isOrigin } from '../../../../core/kernel/origin';
import type { PaymentAccepts, PaymentProvider } from '../../ports/orders/payment-provider';

export const TEST_PROVIDER = 'test';
/** Cards and wallets that the test payment page stands for, so that checkout looks as with a provider. */
export const TEST_ACCEPTS: PaymentAccepts = { cards: ['Visa', 'Mastercard'], wallets: ['apple-pay', 'google-pay'] };

const CODE = /^[a-z0-9-]{2,32}$/;

/** @throws RangeError for invalid or duplicate codes, or invalid page origins */
export function checkProviders(providers: readonly PaymentProvider[]): void {
  const codes = new Set<string>([TEST_PROVIDER]);
  for (const { code, pageOrigins = [] } of providers) {
    if (!CODE.test(code)) {
      throw new RangeError(
        `option payments has a provider with the code '${code}': it must be 2 to 32 of a-z, 0-9 and -`,
      );
    }
    if (codes.has(code)) throw new RangeError(`option payments has a second provider with the code '${code}'`);
    codes.add(code);
    const wrong = pageOrigins.find((origin) => !isOrigin(origin));
    if (wrong !== undefined) {
      throw new RangeError(
        `option payments: pageOrigins of '${code}' has '${wrong}': it must be an origin such as https://pay.example`,
      );
    }
  }
}

export function formOrigins({
  payByForm = false,
  payments = [],
}: {
  readonly payByForm?: boolean | undefined;
  readonly payments?: readonly PaymentProvider[] | undefined;
}): readonly string[] {
  return payByForm ? [...new Set(payments.flatMap(({ pageOrigins = [] }) => pageOrigins))] : [];
}
