import { invoicePage, type InvoiceAdmin, type InvoiceFormat } from '../../orders';
import { notFound } from '../../foundation';
import { pdfResponse } from './pdf-response';

export type InvoiceFiles = Pick<InvoiceAdmin, 'file' | 'find'>;

/** Returns an issued document in a format; falls back to the printable page if no PDF can be created. */
export async function invoiceFile(number: string, format: InvoiceFormat, admin: InvoiceFiles): Promise<Response> {
  const file = await admin.file(number, format);
  if (file.kind === 'unknown') throw notFound(`There is no document ${number}`);
  if (file.kind === 'no-pdf') return sheetResponse(invoicePage(file.sheet, file.notice));
  const { bytes } = file;
  if (format === 'pdf') return pdfResponse(bytes, `${number}.pdf`);
  return format === 'page' ? sheetResponse(bytes) : xml(bytes, `${number}.xml`);
}

const NO_STORE = { 'cache-control': 'private, no-store' };

/** Response with a sheet as a page to print. */
export function sheetResponse(page: Uint8Array | string): Response {
  return new Response(typeof page === 'string' ? page : Uint8Array.from(page), {
    headers: {
      ...NO_STORE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

function xml(bytes: Uint8Array, name: string): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...NO_STORE,
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
