import type { Hono } from 'hono';
import { outboxPage } from '../pages/outbox-page';
import { addPaymentPages } from '../payments/payment-pages';
import type { Services } from '../services';
import { htmlResponse } from './html';

/** The pages that are the platform's own: the test payment page and, in development, the outbox. */
export function addPages(app: Hono, services: Services): void {
  const { settings, outbox } = services;
  addPaymentPages(app, services);
  if (settings.mode !== 'development') return;
  app.get('/dev/outbox', (context) => htmlResponse(200, outboxPage(outbox.list(context.req.query('contact')))));
}
