import type { Hono } from 'hono';
import { addOrderFiles } from '../orders/order-files';
import { outboxPage } from '../pages/outbox-page';
import { addPaymentPages } from '../payments/payment-pages';
import { addWebhooks } from '../payments/payment-routes';
import type { Services } from '../services';
import { htmlResponse } from './html';

/** The pages that are the platform's own: the pay links of orders, the calls of payment providers, the files of orders and, in development, the outbox. */
export function addPages(app: Hono, services: Services): void {
  const { database, settings } = services;
  addPaymentPages(app, services);
  addWebhooks(app, services);
  addOrderFiles(app, services);
  if (settings.mode !== 'development') return;
  app.get('/dev/outbox', async (context) => {
    const messages = await database.read(({ outbox }) => outbox.list(context.req.query('contact')));
    return htmlResponse(200, outboxPage(messages));
  });
}
