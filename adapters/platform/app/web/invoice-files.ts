import { invoicePage, invoiceXml, type InvoiceAdmin } from '../../orders';
import type { Settings } from '../../foundation';
import { isMissingGlyphs } from '../../ports/orders/invoice-printer';
import type { StoredInvoice } from '../../ports/orders/invoices';
import { pdfResponse } from './pdf-response';

export type InvoiceFiles = Pick<InvoiceAdmin, 'find' | 'sheetOf'>;

const NO_PDF = 'This shop makes no PDF files: print this page instead';

/** Returns an issued document in a format; the page to print stands in for a PDF that cannot be made. */
export async function invoiceFile(
  { document }: StoredInvoice,
  format: 'page' | 'pdf' | 'xml',
  admin: InvoiceFiles,
  { invoicePrinter, telemetry }: Pick<Settings, 'invoicePrinter' | 'telemetry'>,
): Promise<Response> {
  if (format === 'xml') return file(invoiceXml(document), 'application/xml', `${document.number}.xml`);
  const sheet = admin.sheetOf(document);
  if (format === 'page') return html(invoicePage(sheet));
  if (invoicePrinter === undefined) return html(invoicePage(sheet, NO_PDF));
  try {
    return pdfResponse(await invoicePrinter.pdf(sheet), `${document.number}.pdf`);
  } catch (error) {
    if (!isMissingGlyphs(error)) throw error;
    telemetry.log('warn', error.message, { document: document.number });
    return html(invoicePage(sheet, `${error.message}. Print this page instead.`));
  }
}

function html(text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

function file(text: string, type: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
