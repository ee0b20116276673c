import type { Context } from 'hono';
import type { Statements } from '../../bloggers';
import { errorResponse, notFound, type OrderFileLinks, type Settings } from '../../foundation';
import { invoicePage } from '../../orders';
import { sheetResponse } from './invoice-files';
import { pdfResponse } from './pdf-response';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly fileLinks: OrderFileLinks;
  readonly settings: Settings;
  readonly statements: Statements;
}

/** Serves statements of bloggers behind signed links. */
export function addStatementFiles(app: PlatformApp, { fileLinks, settings, statements }: Services): void {
  const path = '/api/blogger/statement/:blogger/:period/:currency/:store/file';
  app.get(path, async (context: Context) => {
    if (!fileLinks.isGood(new URL(context.req.url), settings.clock.now()))
      return errorResponse(notFound('There is no such file'));
    const { blogger = '', period = '', currency = '', store = '' } = context.req.param();
    const file = await statements.file({ bloggerId: Number(blogger), period, currency, store });
    if (file.kind === 'made') return pdfResponse(file.bytes, `statement-${period}-${currency}.pdf`);
    return sheetResponse(invoicePage(file.sheet, `${file.why}. Print this page instead.`));
  });
}
