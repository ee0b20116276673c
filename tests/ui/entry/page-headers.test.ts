import { describe, expect, it } from 'vitest';
import { createStripe } from '../../../adapters/payments/stripe';
import { checkProviders, formOrigins } from '../../../adapters/platform/foundation/settings/check-providers';
import type { PaymentProvider } from '../../../adapters/platform/ports/orders/payment-provider';
import { pageHeaders } from '../../../ui/entry/page-headers';

function policyOf(...given: Parameters<typeof pageHeaders>): Record<string, string> {
  const text = pageHeaders(...given)['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')];
    }),
  );
}

const stripe = createStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
const bank: PaymentProvider = {
  code: 'bank',
  pageOrigins: ['https://pay.bank.example'],
  start: () => Promise.reject(new Error('not asked')),
  status: () => Promise.resolve({ kind: 'open' }),
  readWebhook: () => Promise.resolve({ kind: 'ignored' }),
};
const forms = (...options: [string?, (readonly string[])?]) =>
  /form-action ([^;]*)/.exec(pageHeaders(options[0], {}, options[1])['content-security-policy'] ?? '')?.[1];

describe('form targets of a page (S §4, the hidden pay form)', () => {
  it('are limited to the shop, and with payment by form to the pages of its payment providers', () => {
    const payments = [stripe, bank];
    expect(forms(undefined, formOrigins({ payments }))).toBe("'self'");
    expect(forms(undefined, formOrigins({ payByForm: true, payments }))).toBe(
      "'self' https://checkout.stripe.com https://pay.bank.example",
    );
    expect(forms('https://telemetry.example/events', formOrigins({ payByForm: true, payments: [bank] }))).toBe(
      "'self' https://pay.bank.example",
    );
  });

  it('are refused by name if a provider configures anything but an origin', () => {
    const wrong = { ...bank, pageOrigins: ['https://pay.bank.example/start; script-src *'] };
    expect(() => checkProviders([wrong])).toThrow(/^option payments: pageOrigins of 'bank' has .* must be an origin/);
    expect(() => checkProviders([stripe, bank])).not.toThrow();
  });
});

describe('the content security policy of pages', () => {
  it('allows only the shop if no external service is configured', () => {
    const policy = policyOf();
    expect(policy).toMatchObject({ 'default-src': "'self'", 'script-src': "'self'", 'img-src': "'self' data: blob:" });
    expect(Object.keys(policy)).not.toContain('connect-src');
    expect(Object.keys(policy)).not.toContain('frame-src');
  });

  it('allows the origins named by the operator, each for its purpose only', () => {
    const outside = {
      tags: ['https://tags.example/gtm.js?id=1'],
      scripts: ['https://*.chat.example'],
      connect: ['https://collect.example'],
      images: ['https://pixel.example'],
      frames: ['https://pay.example'],
    };
    const code = 'https://*.chat.example https://tags.example';
    expect(policyOf('https://reports.example/in', outside)).toMatchObject({
      'script-src': `'self' ${code}`,
      'connect-src': `'self' https://reports.example ${code} https://collect.example`,
      'img-src': `'self' data: blob: ${code} https://pixel.example`,
      'frame-src': `'self' ${code} https://pay.example`,
      'style-src': `'self' 'unsafe-inline' ${code}`,
      'font-src': `'self' ${code}`,
      'object-src': "'none'",
    });
  });

  it('allows pages to report to the telemetry address, and nothing else', () => {
    const policy = policyOf('https://reports.example/in');
    expect(policy['connect-src']).toBe("'self' https://reports.example");
    expect(policy['script-src']).toBe("'self'");
  });
});
