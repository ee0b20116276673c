import type { InvoiceSheet } from '../../../../core/contract/orders/invoice-sheet';

/** Draws issued documents as files for printing. */
export interface InvoicePrinter {
  /**
   * Returns a PDF.
   * @throws MissingGlyphsError if no font has a character of the document
   */
  pdf(sheet: InvoiceSheet): Promise<Uint8Array>;
}

/** Raised instead of printing boxes. */
export class MissingGlyphsError extends Error {
  override readonly name = 'MissingGlyphsError';

  constructor(readonly characters: string) {
    super(`No font of the shop has the characters ${characters}: set an invoice font that has them`);
  }
}

/** Checks by name, since an adapter may bundle another copy of this class. */
export function isMissingGlyphs(error: unknown): error is MissingGlyphsError {
  return error instanceof Error && error.name === 'MissingGlyphsError';
}
