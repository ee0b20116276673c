import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createPdfInvoices } from '../../../adapters/pdf/create-pdf-invoices';
import { isMissingGlyphs } from '../../../adapters/platform/ports/orders/invoice-printer';
import { creditNote, INVOICE_LINES, invoiceOf, sheetOf } from '../../fixtures/invoice';

const GREEK = createRequire(import.meta.url).resolve(
  '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2',
);
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

describe('PDF files of invoices', () => {
  it.each(['de', 'en', 'ru', 'ua', 'us'])('are rendered for store %s with all of their characters', async (store) => {
    const pdf = await createPdfInvoices().pdf(sheetOf(invoiceOf(), store));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    expect(pagesOf(await createPdfInvoices().pdf(sheetOf(creditNote(), store)))).toBe(1);
  });

  it('embed only the used parts of fonts', async () => {
    const pdf = await createPdfInvoices().pdf(sheetOf(invoiceOf()));
    expect(pdf.byteLength).toBeLessThan(80_000);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/FontFile');
  });

  it('use as many pages as the lines need', async () => {
    const lines = Array.from({ length: 60 }, () => INVOICE_LINES).flat();
    expect(pagesOf(await createPdfInvoices().pdf(sheetOf(invoiceOf({ lines }))))).toBeGreaterThan(3);
  });

  it('are refused with the characters that no font has, instead of boxes', async () => {
    const refused: unknown = await createPdfInvoices()
      .pdf(sheetOf(invoiceOf(), 'cn'))
      .catch((error: unknown) => error);
    expect(isMissingGlyphs(refused)).toBe(true);
    expect(String(refused)).toContain('发');
    const name = { ...invoiceOf().buyer, name: '田中 🙂' };
    await expect(createPdfInvoices({ fontFile: GREEK }).pdf(sheetOf(invoiceOf({ buyer: name })))).rejects.toThrow(
      '田中🙂',
    );
  });

  it('name an unreadable font file', async () => {
    await expect(createPdfInvoices({ fontFile: '/nowhere/font.ttf' }).pdf(sheetOf(invoiceOf()))).rejects.toThrow(
      '/nowhere/font.ttf',
    );
  });
});
