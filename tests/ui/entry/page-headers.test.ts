import { describe, expect, it } from 'vitest';
import { createStripe } from '../../../adapters/payments/stripe';
import { checkProviders, formOrigins } from '../../../adapters/platform/settings/check-providers';
import type { PaymentProvider } from '../../../adapters/platform/ports/payment-provider';
import { pageHeaders } from '../../../ui/entry/page-headers';

const stripe = createStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
const bank: PaymentProvider = {
  code: 'bank',
  pageOrigins: ['https://pay.bank.example'],
  start: () => Promise.reject(new Error('not asked')),
  status: () => Promise.resolve({ kind: 'open' }),
  readWebhook: () => Promise.resolve({ kind: 'ignored' }),
};
const forms = (...options: Parameters<typeof pageHeaders>) =>
  /form-action ([^;]*)/.exec(pageHeaders(...options)['content-security-policy'] ?? '')?.[1];

describe('where a form of a page may lead (S §4, the hidden pay form)', () => {
  it('is the shop alone, unless it pays by form: then the pages of its payment providers, too', () => {
    const payments = [stripe, bank];
    expect(forms(undefined, formOrigins({ payments }))).toBe("'self'");
    expect(forms(undefined, formOrigins({ payByForm: true, payments }))).toBe(
      "'self' https://checkout.stripe.com https://pay.bank.example",
    );
    expect(forms('https://telemetry.example/events', formOrigins({ payByForm: true, payments: [bank] }))).toBe(
      "'self' https://pay.bank.example",
    );
  });

  it('is refused by name where a provider says anything but an origin', () => {
    const wrong = { ...bank, pageOrigins: ['https://pay.bank.example/start; script-src *'] };
    expect(() => checkProviders([wrong])).toThrow(/^option payments: pageOrigins of 'bank' has .* must be an origin/);
    expect(() => checkProviders([stripe, bank])).not.toThrow();
  });
});
