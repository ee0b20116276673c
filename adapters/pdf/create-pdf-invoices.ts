import { lazily } from '../../core/kernel/async/lazily';
import type { InvoicePrinter } from '../platform/ports/orders/invoice-printer';

/** Options of `createPdfInvoices`. */
export interface PdfInvoicesOptions {
  /**
   * TrueType or OpenType font for characters that the built-in one lacks: it has Latin, Greek and Cyrillic letters, but
   * no Chinese ones. A collection (.ttc) is read from its first font.
   */
  readonly fontFile?: string | undefined;
}

/** Creates PDF files of invoices. The code and fonts are loaded on first use. */
export function createPdfInvoices({ fontFile }: PdfInvoicesOptions = {}): InvoicePrinter {
  const printer = lazily(async () => {
    const [{ drawInvoice }, { openFonts }] = await Promise.all([import('./draw-invoice'), import('./fonts')]);
    const fonts = await openFonts(fontFile);
    return { drawInvoice, fonts };
  });
  return {
    pdf: async (sheet) => {
      const { drawInvoice, fonts } = await printer();
      return drawInvoice(sheet, fonts);
    },
  };
}
