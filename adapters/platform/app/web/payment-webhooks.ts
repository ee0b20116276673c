import type { Context } from 'hono';
import {
  ApiError,
  notFound,
  readBytes,
  envelope,
  type BodyRoom,
  type LimitCall,
  type Settings,
} from '../../foundation';
import type { PaymentProviders, PaymentService, ProviderReturns } from '../../orders';
import type { Database } from '../../ports/database';
import type { PaymentProvider, WebhookReading } from '../../ports/orders/payment-provider';
import type { SecurityLog } from '../../people';
import type { Connection, PlatformApp } from './platform-app';

interface Services {
  readonly bodyRoom: Pick<BodyRoom, 'enter'>;
  readonly database: Database;
  readonly payment: PaymentService;
  readonly paymentProviders: PaymentProviders;
  readonly providerReturns: ProviderReturns;
  readonly security: SecurityLog;
  readonly settings: Settings;
}

/** Reports have tens of kilobytes. Bodies below 64 KB are not counted, so strangers cannot block them. */
const MAX_BYTES = 256 * 1024;

/**
 * Provider webhooks: POST /api/payment/<code>/webhook with the raw body. Responds 200 if accepted or irrelevant, 400 if
 * unauthentic or inconsistent, 404 for an unknown provider, 429 or 503 while too much is being received.
 */
export function addPaymentWebhooks(app: PlatformApp, services: Services, limit: LimitCall): void {
  const { database, payment, paymentProviders, providerReturns, security, settings } = services;
  app.post('/api/payment/:provider/webhook', async (context: Context<{ Bindings: Connection }>) => {
    const code = context.req.param('provider') ?? '';
    const provider = paymentProviders.of(code);
    if (provider === undefined) throw notFound(`${code.slice(0, 32)} is not a payment provider of this shop`);
    const reading = await readReport(provider, context.req.raw, context.env.address, services);
    if (reading.kind === 'refused') {
      // A valid report is never limited: it would delay a paid order.
      if (context.env.address !== undefined) await limit(context.env.address);
      settings.telemetry.log('warn', 'A call for a payment provider was refused', {
        provider: code,
        reason: reading.reason,
      });
      security.write('webhook-refused', { provider: code });
      throw new ApiError(400, 'The call does not come from the payment provider', { error: 'invalid_webhook' });
    }
    if (reading.kind === 'ignored') return envelope(200, { taken: false });
    const { event } = reading;
    // A provider account may serve other shops: orders are stored before payment, so an unknown order is not ours.
    const isOurs = (await database.read((db) => db.orders.byOrderId(event.orderId))) !== undefined;
    if (!isOurs)
      settings.telemetry.log('warn', 'A payment provider reports an order of no shop here', { provider: code });
    else if (event.kind === 'payment') await payment.report({ ...event, provider: code });
    else await providerReturns.take(code, event);
    return envelope(200, { taken: isOurs });
  });
}

async function readReport(
  provider: PaymentProvider,
  request: Request,
  address: string | undefined,
  { bodyRoom }: Pick<Services, 'bodyRoom'>,
): Promise<WebhookReading> {
  const hold = bodyRoom.enter({ address, isStaff: false });
  try {
    const body = await readBytes(request, MAX_BYTES, (bytes) => hold.grow(bytes));
    return await provider.readWebhook({ body, headers: request.headers });
  } finally {
    hold.leave();
  }
}
