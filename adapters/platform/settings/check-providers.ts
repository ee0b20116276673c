import type { PaymentProvider } from '../ports/payment-provider';

/** Code of the test payment page. */
export const TEST_PROVIDER = 'test';

const CODE = /^[a-z0-9-]{2,32}$/;

/** @throws RangeError where a provider has no good code, or one of another */
export function checkProviders(providers: readonly PaymentProvider[]): void {
  const codes = new Set<string>([TEST_PROVIDER]);
  for (const { code } of providers) {
    if (!CODE.test(code)) {
      throw new RangeError(
        `option payments has a provider with the code '${code}': it must be 2 to 32 of a-z, 0-9 and -`,
      );
    }
    if (codes.has(code)) throw new RangeError(`option payments has a second provider with the code '${code}'`);
    codes.add(code);
  }
}
