import type {
  Money,
  PaymentProvider,
  PaymentStart,
  WebhookCall,
} from '../../adapters/platform/ports/orders/payment-provider';
import type { SuiteApi } from '../api/suite-api';

/** A provider under test with the shopper's actions on its page. */
export interface PaymentSource {
  readonly provider: PaymentProvider;
  /**
   * Pays an open payment.
   * @returns the webhook call to the shop
   */
  readonly pay: (reference: string) => Promise<WebhookCall>;
  readonly expire: (reference: string) => Promise<void>;
  /** Refunded amount in minor units, if the provider supports refunds. */
  readonly returned?: (reference: string) => Promise<number>;
  /** Releases test resources. */
  readonly close?: () => Promise<void>;
}

const TOTAL: Money = { amount: 4990, currency: 'EUR' };
const RETURNS = {
  success: 'https://shop.example/successful-payment?order=order-1',
  cancel: 'https://shop.example/checkout',
  failed: 'https://shop.example/failed-payment',
};

function startOf(changes: Partial<PaymentStart> = {}): PaymentStart {
  return {
    orderId: 'order-1',
    number: '100001',
    email: 'ada@shop.example',
    locale: 'de-DE',
    total: TOTAL,
    attempt: 1,
    returns: RETURNS,
    idempotencyKey: 'order-1:1',
    ...changes,
  };
}

/**
 * Contract tests of the port `PaymentProvider`.
 * @param make creates a provider without payments for each test
 */
export function paymentProviderSuite(api: SuiteApi, make: () => Promise<PaymentSource>): void {
  const { describe, it, expect, afterEach } = api;
  describe('a payment provider', () => {
    const ends: (() => Promise<void>)[] = [];
    const made = async (): Promise<PaymentSource> => {
      const source = await make();
      if (source.close) ends.push(source.close);
      return source;
    };
    const begun = async (changes: Partial<PaymentStart> = {}) => {
      const source = await made();
      const payment = startOf(changes);
      const { reference } = await source.provider.start(payment);
      return { ...source, payment: { reference, orderId: payment.orderId } };
    };
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    it('has a code that is valid in a URL', async () => {
      expect((await made()).provider.code).toMatch(/^[a-z0-9-]{2,32}$/);
    });

    it('starts an attempt once, however often it is requested, and a different one separately', async () => {
      const { provider } = await made();
      const first = await provider.start(startOf());
      expect(first.reference).toMatch(/^.{1,255}$/);
      expect(URL.canParse(first.page.url)).toBe(true);
      expect((await provider.start(startOf())).reference).toBe(first.reference);
      const second = await provider.start(startOf({ attempt: 2, idempotencyKey: 'order-1:2' }));
      expect(second.reference).not.toBe(first.reference);
    });

    it('reports a payment as open until it is paid', async () => {
      const { provider, payment } = await begun();
      expect(await provider.status(payment)).toEqual({ kind: 'open' });
    });

    it('reports a payment that can no longer be paid', async () => {
      const { provider, expire, payment } = await begun();
      await expire(payment.reference);
      expect(await provider.status(payment)).toMatchObject({ kind: 'settled', result: { status: 'canceled' } });
    });

    it('refuses to report on a payment that it never started', async () => {
      const { provider } = await made();
      const asked = provider.status({ reference: 'unknown', orderId: 'order-1' });
      await expect(asked).rejects.toMatchObject({ name: 'PaymentError' });
    });

    paidCases(api, begun);
    moneyBackCases(api, begun);
  });
}

type Begun = (
  changes?: Partial<PaymentStart>,
) => Promise<PaymentSource & { readonly payment: { readonly reference: string; readonly orderId: string } }>;

function paidCases({ it, expect }: SuiteApi, begun: Begun): void {
  for (const total of [TOTAL, { amount: 1200, currency: 'JPY' }]) {
    it(`reports the payment in ${total.currency}, equally by webhook and by polling`, async () => {
      const { provider, pay, payment } = await begun({ total });
      const call = await pay(payment.reference);
      const state = await provider.status(payment);
      expect(state).toMatchObject({ kind: 'settled', result: { ...payment, status: 'approved', money: total } });
      const result = state.kind === 'settled' ? state.result : undefined;
      expect(await provider.readWebhook(call)).toEqual({ kind: 'event', event: result });
      expect(await provider.status(payment)).toEqual(state);
    });
  }

  it('refuses a call that is not its own, with a reason', async () => {
    const { provider, pay, payment } = await begun();
    const { body, headers } = await pay(payment.reference);
    const forged = new TextEncoder().encode(new TextDecoder().decode(body).replace('order-1', 'order-2'));
    for (const call of [
      { body: forged, headers },
      { body, headers: new Headers() },
      { body: new Uint8Array(), headers },
    ]) {
      const reading = await provider.readWebhook(call);
      expect(reading.kind).toBe('refused');
      expect(reading.kind === 'refused' ? reading.reason : '').toMatch(/\S/);
    }
  });
}

function moneyBackCases({ it, expect }: SuiteApi, begun: Begun): void {
  const input = (amount: number, idempotencyKey: string) => ({
    money: { amount, currency: TOTAL.currency },
    reason: 'canceled',
    idempotencyKey,
  });

  it('makes a partial refund once, however often it is requested, and the rest after it', async () => {
    const { provider, pay, returned, payment } = await begun();
    if (provider.refund === undefined || returned === undefined) return;
    await pay(payment.reference);
    await provider.refund({ ...payment, ...input(1990, 'refund-1') });
    await provider.refund({ ...payment, ...input(1990, 'refund-1') });
    expect(await returned(payment.reference)).toBe(1990);
    await provider.refund({ ...payment, ...input(3000, 'refund-2') });
    expect(await returned(payment.reference)).toBe(4990);
  });

  it('refunds at most the payment, and nothing of unpaid orders', async () => {
    const { provider, pay, returned, payment } = await begun();
    if (provider.refund === undefined || returned === undefined) return;
    const declined = { name: 'PaymentError', code: 'declined' };
    await expect(provider.refund({ ...payment, ...input(100, 'too-early') })).rejects.toMatchObject(declined);
    await pay(payment.reference);
    await expect(provider.refund({ ...payment, ...input(5000, 'too-much') })).rejects.toMatchObject(declined);
    expect(await returned(payment.reference)).toBe(0);
  });

  it('ends an open payment, and keeps a paid one', async () => {
    const open = await begun();
    if (open.provider.end === undefined) return;
    await open.provider.end(open.payment);
    await open.provider.end(open.payment);
    expect(await open.provider.status(open.payment)).toMatchObject({ result: { status: 'canceled' } });
    const paid = await begun();
    await paid.pay(paid.payment.reference);
    await paid.provider.end?.(paid.payment);
    expect(await paid.provider.status(paid.payment)).toMatchObject({ result: { status: 'approved' } });
  });
}
