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

/** Those who take money for the shop. The first one takes new payments; the others are asked about what was begun with them. */
export class PaymentProviders {
  readonly #byCode: ReadonlyMap<string, PaymentProvider>;

  constructor(readonly all: readonly PaymentProvider[]) {
    this.#byCode = new Map(all.map((provider) => [provider.code, provider]));
  }

  /** Who takes new payments; undefined in a shop where nobody does. */
  get first(): PaymentProvider | undefined {
    return this.all[0];
  }

  of(code: string): PaymentProvider | undefined {
    return this.#byCode.get(code);
  }

  /** Whether each could take money now; one that cannot say so can. */
  readiness(): Promise<readonly { readonly code: string; readonly isReady: boolean }[]> {
    return Promise.all(
      this.all.map(async (provider) => ({
        code: provider.code,
        isReady: (await provider.isReady?.().catch(() => false)) ?? true,
      })),
    );
  }
}
