import PDFDocument from 'pdfkit';
import type { InvoiceFact, InvoiceSheet } from '../../core/contract/orders/invoice-sheet';
import { fillIn } from '../../core/kernel/shop-error';
import { MissingGlyphsError } from '../platform/ports/orders/invoice-printer';
import { missingIn, type PrintFont } from './fonts';
import { TextWriter, type Box, type TextStyle } from './text-writer';

/** A4 in points, with margins of 15 mm. */
const PAGE = { width: 595.28, height: 841.89, margin: 42.5, foot: 60 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 14;
const NORMAL: TextStyle = { size: 9 };
const SMALL: TextStyle = { size: 8 };
const SOFT: TextStyle = { size: 7.5, color: '#555' };
const BOLD: TextStyle = { size: 9, isBold: true };
const SMALL_BOLD: TextStyle = { size: 8, isBold: true };
const TITLE: TextStyle = { size: 16, isBold: true };
/** Shares of the width: item, quantity, price, discount, rate, net, tax, gross. */
const ITEM_COLUMNS = [26, 7, 13, 11, 8, 12, 10, 13];
const TAX_COLUMNS = [40, 20, 20, 20];

/** @throws MissingGlyphsError if no font has a character of the document */
export function drawInvoice(sheet: InvoiceSheet, fonts: readonly PrintFont[]): Promise<Uint8Array> {
  const missing = missingIn(textsOf(sheet), fonts);
  if (missing !== '') throw new MissingGlyphsError(missing);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: sheet.locale,
    info: { Title: sheet.title },
  });
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => void parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  new InvoiceDrawing(doc, new TextWriter(doc, fonts)).draw(sheet);
  doc.end();
  return bytes;
}

function textsOf(sheet: InvoiceSheet): readonly string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect({ ...sheet, locale: '' });
  return [...texts, '0123456789'];
}

class InvoiceDrawing {
  #y = PAGE.margin;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly text: TextWriter,
  ) {}

  draw(sheet: InvoiceSheet): void {
    this.#head(sheet);
    this.#columns(sheet.addresses.map(({ label, lines }) => [label, ...lines]));
    const items = sheet.rows.map(({ name, details, cells }) => ({ name, details, cells }));
    this.#table(sheet.columns, items, sheet.widths ?? ITEM_COLUMNS);
    const taxes = sheet.tax_rows.map(([name = '', ...cells]) => ({ name, details: [], cells }));
    if (taxes.length > 0) this.#table(sheet.tax_columns, taxes, TAX_COLUMNS);
    this.#sums(sheet.totals, true);
    this.#sums(sheet.payments, false);
    for (const note of sheet.notes) {
      this.#need(this.text.heightOf(SMALL, 2));
      this.#y += this.text.write(note, { x: PAGE.margin, width: WIDTH }, this.#y, SMALL);
    }
    this.#pageNumbers(sheet.page);
  }

  #head({ title, seller, facts }: InvoiceSheet): void {
    const half = WIDTH / 2 - GAP;
    let left = this.#y;
    seller.forEach((line, at) => {
      left += this.text.write(line, { x: PAGE.margin, width: half }, left, at === 0 ? BOLD : NORMAL);
    });
    const box: Box = { x: PAGE.margin + WIDTH / 2, width: WIDTH / 2 };
    let right = this.#y + this.text.write(title, box, this.#y, TITLE) + GAP / 2;
    for (const { label, value } of facts) {
      const name = this.text.write(label, { x: box.x, width: box.width * 0.4 }, right, NORMAL);
      const said = { x: box.x + box.width * 0.4, width: box.width * 0.6, align: 'right' } as const;
      right += Math.max(name, this.text.write(value, said, right, NORMAL));
    }
    this.#y = Math.max(left, right) + GAP / 2;
    this.#rule(1.2);
    this.#y += GAP;
  }

  #columns(blocks: readonly (readonly string[])[]): void {
    const width = WIDTH / 2;
    let bottom = this.#y;
    blocks.forEach((lines, at) => {
      let y = this.#y;
      lines.forEach((line, index) => {
        const box = { x: PAGE.margin + at * width, width: width - GAP };
        y += this.text.write(line, box, y, index === 0 ? SOFT : NORMAL);
      });
      bottom = Math.max(bottom, y);
    });
    this.#y = bottom + GAP;
  }

  #table(columns: readonly string[], rows: InvoiceSheet['rows'], shares: readonly number[]): void {
    const boxes = boxesOf(shares);
    const head = () => {
      this.#y += this.#cells(columns, boxes, SMALL_BOLD) + 3;
      this.#rule(0.8);
      this.#y += 3;
    };
    const headHeight = this.#heightOf(columns, boxes, SMALL_BOLD) + 6;
    this.#need(headHeight + this.text.heightOf(SMALL, 3));
    head();
    for (const { name, details, cells } of rows) {
      const own = boxes[0] ?? { x: PAGE.margin, width: WIDTH };
      const below = details.reduce((sum, line) => sum + this.#heightOf([line], [own], SOFT), 0);
      const height = Math.max(
        this.#heightOf([name, ...cells], boxes, SMALL),
        this.#heightOf([name], [own], SMALL) + below,
      );
      if (this.#need(height + 6)) head();
      this.#cells([name, ...cells], boxes, SMALL);
      let y = this.#y + this.#heightOf([name], [own], SMALL);
      for (const line of details) y += this.text.write(line, own, y, SOFT);
      this.#y += height + 3;
      this.#rule(0.3);
      this.#y += 3;
    }
    this.#y += GAP;
  }

  #cells(cells: readonly string[], boxes: readonly Box[], style: TextStyle): number {
    cells.forEach((cell, at) => {
      const box = boxes[at];
      if (box !== undefined) this.text.write(cell, box, this.#y, style);
    });
    return this.#heightOf(cells, boxes, style);
  }

  #heightOf(cells: readonly string[], boxes: readonly Box[], style: TextStyle): number {
    const lines = cells.map((cell, at) => this.text.wrap(cell, style, boxes[at]?.width ?? WIDTH).length);
    return this.text.heightOf(style, Math.max(1, ...lines));
  }

  #sums(facts: readonly InvoiceFact[], hasTotal: boolean): void {
    const box = { x: PAGE.margin + WIDTH * 0.5, width: WIDTH * 0.3 };
    const amounts = { x: PAGE.margin + WIDTH * 0.8, width: WIDTH * 0.2, align: 'right' } as const;
    facts.forEach(({ label, value }, at) => {
      const style = hasTotal && at === facts.length - 1 ? BOLD : NORMAL;
      const height = Math.max(this.#heightOf([label], [box], style), this.#heightOf([value], [amounts], style));
      this.#need(height);
      this.text.write(label, box, this.#y, style);
      this.text.write(value, amounts, this.#y, style);
      this.#y += height;
    });
    if (facts.length > 0) this.#y += GAP / 2;
  }

  #pageNumbers(words: string): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const text = fillIn(words, { page: page + 1, pages: count });
      const box = { x: PAGE.margin, width: WIDTH, align: 'right' } as const;
      this.text.write(text, box, PAGE.height - PAGE.margin, SOFT);
    }
  }

  #rule(width: number): void {
    this.doc
      .moveTo(PAGE.margin, this.#y)
      .lineTo(PAGE.width - PAGE.margin, this.#y)
      .lineWidth(width)
      .strokeColor('#000')
      .stroke();
  }

  /** Begins a page if the height does not fit. @returns true if it did */
  #need(height: number): boolean {
    if (this.#y + height <= PAGE.height - PAGE.foot) return false;
    this.doc.addPage();
    this.#y = PAGE.margin;
    return true;
  }
}

function boxesOf(shares: readonly number[]): readonly Box[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = PAGE.margin;
  return shares.map((share, at) => {
    const width = (WIDTH * share) / all;
    const box: Box = { x, width: width - 4, align: at === 0 ? 'left' : 'right' };
    x += width;
    return box;
  });
}
