import Stripe from 'stripe';
import * as vitest from 'vitest';
import { createStripe } from '../../../adapters/payments/stripe';
import { paymentProviderSuite, type PaymentSource } from '../../../testing';
import { StripeServer } from '../../fixtures/stripe-server';

async function makeStripe(): Promise<PaymentSource> {
  const server = await StripeServer.open();
  const { secretKey, webhookSecret: secret, url } = server;
  const sessionOf = (reference: string) => {
    const session = server.sessions.get(reference);
    if (session === undefined) throw new Error(`There is no session ${reference}`);
    return session;
  };
  return {
    provider: createStripe({ secretKey, webhookSecret: secret, url, retries: 0, timeoutMs: 5000 }),
    pay: (reference) => {
      const payload = JSON.stringify(server.pay(sessionOf(reference)));
      const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret });
      return Promise.resolve({
        body: new TextEncoder().encode(payload),
        headers: new Headers({ 'stripe-signature': signature }),
      });
    },
    expire: (reference) => {
      server.expire(sessionOf(reference));
      return Promise.resolve();
    },
    returned: (reference) => {
      const intent = sessionOf(reference).intent?.id;
      const own = server.refunds.filter((refund) => refund.intent === intent && refund.status === 'succeeded');
      return Promise.resolve(own.reduce((sum, { amount }) => sum + amount, 0));
    },
    close: () => server.close(),
  };
}

vitest.describe('Stripe', () => paymentProviderSuite(vitest, makeStripe));
