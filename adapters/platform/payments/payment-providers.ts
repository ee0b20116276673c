import type { PaymentProvider } from '../ports/payment-provider';

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
