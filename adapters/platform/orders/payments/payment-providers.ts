import type { PaymentProvider } from '../../ports/orders/payment-provider';

/** The first provider takes new payments; the others finish earlier ones. */
export class PaymentProviders {
  readonly #byCode: ReadonlyMap<string, PaymentProvider>;

  constructor(readonly all: readonly PaymentProvider[]) {
    this.#byCode = new Map(all.map((provider) => [provider.code, provider]));
  }

  get first(): PaymentProvider | undefined {
    return this.all[0];
  }

  of(code: string): PaymentProvider | undefined {
    return this.#byCode.get(code);
  }

  readiness(): Promise<readonly { readonly code: string; readonly isReady: boolean }[]> {
    return Promise.all(
      this.all.map(async (provider) => ({
        code: provider.code,
        isReady: (await provider.isReady?.().catch(() => false)) ?? true,
      })),
    );
  }
}
