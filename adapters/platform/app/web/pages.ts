import { addDownloads } from './download-files';
import { addOrderFiles } from './order-files';
import { addOrderTables } from './order-tables';
import { addBankFiles } from './bank-files';
import { addPayoutFiles } from './payout-files';
import { addNewsletterPages } from './newsletter-pages';
import { addStatementFiles } from './statement-files';
import { addStockAlertPages } from './stock-alert-pages';
import { outboxPage, FONTS_PATH } from '../../messages';
import { addPaymentPages } from './payment-pages';
import { addPaymentWebhooks } from './payment-webhooks';
import { cssResponse, htmlResponse, type RateLimiter, limitOf } from '../../foundation';
import type { PlatformApp } from './platform-app';

type Services = { readonly rates: Pick<RateLimiter, 'hit'> } & Parameters<typeof addPaymentPages>[1] &
  Parameters<typeof addPaymentWebhooks>[1] &
  Parameters<typeof addDownloads>[1] &
  Parameters<typeof addOrderFiles>[1] &
  Parameters<typeof addOrderTables>[1] &
  Parameters<typeof addBankFiles>[1] &
  Parameters<typeof addStatementFiles>[1] &
  Parameters<typeof addNewsletterPages>[1] &
  Parameters<typeof addStockAlertPages>[1];

export function addPages(app: PlatformApp, services: Services): void {
  const { database, settings } = services;
  const limit = limitOf('reading', services.rates, settings.pace);
  addPaymentWebhooks(app, services, limit);
  // Before the limit of other pages: visitors behind the same address must not block payments.
  addPaymentPages(app, services, limitOf('order-look', services.rates, settings.pace));
  app.use(async ({ env: { address } }, next) => {
    if (address !== undefined) await limit(address);
    await next();
  });
  addOrderFiles(app, services);
  addDownloads(app, services);
  addOrderTables(app, services);
  addPayoutFiles(app, services);
  addBankFiles(app, services);
  addStatementFiles(app, services);
  addStockAlertPages(app, services);
  addNewsletterPages(app, services);
  app.get(FONTS_PATH, () => cssResponse(settings.pageFonts));
  if (settings.mode !== 'development') return;
  app.get('/dev/outbox', async (context) => {
    const messages = await database.read(({ outbox }) => outbox.list(context.req.query('contact')));
    return htmlResponse(200, outboxPage(messages));
  });
}
