import Stripe from 'stripe';
import type {
  BegunPayment,
  PaymentAccepts,
  PaymentProvider,
  PaymentStart,
  PaymentState,
  RefundInput,
  StartedPayment,
  WebhookCall,
  WebhookReading,
} from '../../platform/ports/orders/payment-provider';
import { PaymentError } from '../../platform/ports/orders/payment-provider';
import { toStripe } from './amounts';
import { withStripe } from './errors';
import { localeOf } from './locales';
import { readEvent } from './read-event';
import { intentOf, isPaid, ORDER, resultOf } from './read-session';

/** Options of `createStripe`. */
export interface StripeOptions {
  /**
   * 'sk_…' or a restricted key 'rk_…' with write access to Checkout Sessions and refunds, and read access to payment
   * intents and charges.
   */
  readonly secretKey: string;
  /** 'whsec_…' of the endpoint /api/payment/stripe/webhook. */
  readonly webhookSecret: string;
  /** Default Visa, Mastercard and American Express. */
  readonly cards?: readonly string[];
  readonly wallets?: PaymentAccepts['wallets'];
  readonly describe?: (payment: PaymentStart) => string;
  /** Milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
  /** Immediate retries on connection failures. Default 2. */
  readonly retries?: number;
  /** Origins of Stripe's pages. Default https://checkout.stripe.com. */
  readonly pageOrigins?: readonly string[];
  readonly url?: string;
}

const INPUT = 'idempotency_key';

/**
 * Creates a Stripe Checkout provider. The webhook needs checkout.session.completed,
 * checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, checkout.session.expired,
 * charge.refunded and charge.dispute.funds_withdrawn.
 * @throws RangeError naming the invalid option
 */
export function createStripe(options: StripeOptions): PaymentProvider {
  if (!/^(sk|rk)_/.test(options.secretKey)) throw new RangeError("option secretKey must begin with 'sk_' or 'rk_'");
  if (!options.webhookSecret.startsWith('whsec_'))
    throw new RangeError("option webhookSecret must begin with 'whsec_'");
  return new StripeProvider(options, new Stripe(options.secretKey, configOf(options)));
}

function configOf({ timeoutMs = 20_000, retries = 2, url }: StripeOptions): Stripe.StripeConfig {
  const base = { timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false };
  if (url === undefined) return base;
  if (!URL.canParse(url)) throw new RangeError('option url must be an address such as http://localhost:12111');
  const { protocol, hostname, port } = new URL(url);
  const isSafe = protocol === 'https:';
  return {
    ...base,
    protocol: isSafe ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSafe ? 443 : 80) : port,
  };
}

class StripeProvider implements PaymentProvider {
  readonly code = 'stripe';
  readonly accepts: PaymentAccepts;
  readonly pageOrigins: readonly string[];

  constructor(
    private readonly options: StripeOptions,
    private readonly stripe: Stripe,
  ) {
    const { cards = ['Visa', 'Mastercard', 'American Express'], wallets = [] } = options;
    this.accepts = { cards, wallets };
    this.pageOrigins = options.pageOrigins ?? ['https://checkout.stripe.com'];
  }

  start(payment: PaymentStart): Promise<StartedPayment> {
    return withStripe('beginning a payment', async () => {
      const { orderId, total, returns, idempotencyKey } = payment;
      const metadata = { [ORDER]: orderId };
      const name = this.options.describe?.(payment) ?? `Order ${payment.number}`;
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: total.currency.toLowerCase(),
                unit_amount: toStripe(total),
                product_data: { name },
              },
            },
          ],
          // The shopper pays the store's price in its currency.
          adaptive_pricing: { enabled: false },
          client_reference_id: orderId,
          customer_email: payment.email,
          locale: localeOf(payment.locale),
          metadata,
          payment_intent_data: { metadata },
          success_url: returns.success,
          cancel_url: returns.cancel,
        },
        { idempotencyKey },
      );
      if (session.url === null) throw new PaymentError('declined', `Stripe: session ${session.id} has no page`);
      return { reference: session.id, page: { kind: 'link', url: session.url } };
    });
  }

  status({ reference }: BegunPayment): Promise<PaymentState> {
    return withStripe('asking about a payment', async () => {
      const session = await this.stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'open') return { kind: 'open' };
      if (session.status === 'expired') return settled(session, 'canceled');
      if (isPaid(session)) return settled(session, 'approved');
      const intent = intentOf(session);
      if (intent === undefined) return { kind: 'processing' };
      const { status } = await this.stripe.paymentIntents.retrieve(intent);
      const isRefused = status === 'requires_payment_method' || status === 'canceled';
      return isRefused ? settled(session, 'declined') : { kind: 'processing' };
    });
  }

  async readWebhook({ body, headers }: WebhookCall): Promise<WebhookReading> {
    let event: Stripe.Event;
    try {
      const signature = headers.get('stripe-signature') ?? '';
      event = await this.stripe.webhooks.constructEventAsync(Buffer.from(body), signature, this.options.webhookSecret);
    } catch (error) {
      return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
    }
    const intents = {
      session: (intent: string) => this.#sessionOf(intent),
      refunded: (intent: string) => this.#refundedOf(intent),
    };
    return withStripe('reading an event', () => readEvent(event, intents));
  }

  refund({ orderId, reference, money, idempotencyKey }: RefundInput): Promise<void> {
    return withStripe('giving money back', async () => {
      const intent = intentOf(await this.stripe.checkout.sessions.retrieve(reference));
      if (intent === undefined) throw new PaymentError('declined', `Stripe: nothing was paid with ${reference}`);
      // Stripe forgets idempotency keys after a day; older refunds are found by metadata.
      const earlier = await this.stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const known = earlier.data.find(({ metadata }) => metadata?.[INPUT] === idempotencyKey);
      const metadata = { [ORDER]: orderId, [INPUT]: idempotencyKey };
      const refund =
        known ??
        (await this.stripe.refunds.create(
          { payment_intent: intent, amount: toStripe(money), reason: 'requested_by_customer', metadata },
          { idempotencyKey },
        ));
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new PaymentError('declined', `Stripe: refund ${refund.id} is ${refund.status}`);
      }
    });
  }

  end({ reference }: BegunPayment): Promise<void> {
    return withStripe('ending a payment', async () => {
      try {
        await this.stripe.checkout.sessions.expire(reference);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  async isReady(): Promise<boolean> {
    try {
      await this.stripe.checkout.sessions.list({ limit: 1 });
      return true;
    } catch {
      return false;
    }
  }

  async #sessionOf(intent: string): Promise<Stripe.Checkout.Session | undefined> {
    const { data } = await this.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0];
  }

  async #refundedOf(intent: string): Promise<number> {
    const { data } = await this.stripe.refunds.list({ payment_intent: intent, limit: 100 });
    return data.reduce(
      (sum, { status, amount }) => (status === 'failed' || status === 'canceled' ? sum : sum + amount),
      0,
    );
  }
}

function settled(session: Stripe.Checkout.Session, status: 'approved' | 'canceled' | 'declined'): PaymentState {
  const result = resultOf(session, status);
  if (result === undefined)
    throw new PaymentError('declined', `Stripe: session ${session.id} does not match any order`);
  return { kind: 'settled', result };
}
