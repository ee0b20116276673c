import type { Context } from 'hono';
import { notFound, errorResponse, type OrderFileLinks, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { pdfResponse } from './pdf-response';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly settings: Settings;
}

export function addPayoutFiles(app: PlatformApp, { database, fileLinks, settings }: Services): void {
  app.get('/api/blogger/payout/:id/file', async (context: Context) => {
    const id = Number(context.req.param('id'));
    const isGood = fileLinks.isGood(new URL(context.req.url), settings.clock.now());
    const bytes = isGood && Number.isSafeInteger(id) ? await database.read((db) => db.payouts.file(id)) : undefined;
    return bytes === undefined
      ? errorResponse(notFound('There is no such file'))
      : pdfResponse(bytes, `payout-${String(id)}.pdf`);
  });
}
