import type { Context } from 'hono';
import type { BankFiles } from '../../bloggers';
import { errorResponse, notFound, type OrderFileLinks, type Settings } from '../../foundation';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly bankFiles: BankFiles;
  readonly fileLinks: OrderFileLinks;
  readonly settings: Settings;
}

const TYPES = {
  sepa: { type: 'application/xml; charset=utf-8', ending: 'xml' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
} as const;

/** Serves bank files behind signed links. */
export function addBankFiles(app: PlatformApp, { bankFiles, fileLinks, settings }: Services): void {
  app.get('/api/manage/bank-file/:id/file', async (context: Context) => {
    const id = Number(context.req.param('id'));
    const isGood = fileLinks.isGood(new URL(context.req.url), settings.clock.now());
    const file = isGood && Number.isSafeInteger(id) ? await bankFiles.text(id) : undefined;
    if (file === undefined) return errorResponse(notFound('There is no such file'));
    const { type, ending } = TYPES[file.format];
    return new Response(file.text, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="payouts-${String(id)}.${ending}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
