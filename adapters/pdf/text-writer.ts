import { runsOf, type PrintFont } from './fonts';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

export interface Box {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const LEADING = 1.35;

/** Writes lines of text in points from the top left, in as many fonts as a line needs. */
export class TextWriter {
  constructor(
    private readonly doc: Document,
    private readonly fonts: readonly PrintFont[],
  ) {
    for (const { name, regular, bold } of fonts) {
      doc.registerFont(name, regular);
      if (bold !== undefined) doc.registerFont(`${name}-bold`, bold);
    }
  }

  heightOf({ size }: TextStyle, lines = 1): number {
    return size * LEADING * lines;
  }

  widthOf(text: string, style: TextStyle): number {
    return runsOf(printable(text), this.fonts).reduce(
      (sum, run) => sum + this.#choose(run.font, style).widthOfString(run.text),
      0,
    );
  }

  /** Breaks between words, and within one that is wider than the box. */
  wrap(text: string, style: TextStyle, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of printable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && this.widthOf(line + character, style) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  /** @returns the height written */
  write(text: string, { x, width, align = 'left' }: Box, y: number, style: TextStyle): number {
    const lines = this.wrap(text, style, width);
    lines.forEach((line, at) => {
      const left = align === 'right' ? x + width - this.widthOf(line, style) : x;
      this.#line(line, left, y + at * this.heightOf(style), style);
    });
    return this.heightOf(style, lines.length);
  }

  #line(text: string, x: number, y: number, style: TextStyle): void {
    const { doc } = this;
    const { size, isBold = false, color = '#000' } = style;
    doc
      .fillColor(color)
      .strokeColor(color)
      .lineWidth(size * 0.03);
    let left = x;
    for (const run of runsOf(text, this.fonts)) {
      this.#choose(run.font, style);
      // A font without a bold weight is drawn with an outline. Fonts of a line share its baseline.
      const stroke = isBold && run.font.bold === undefined;
      doc.text(run.text, left, y + size, { lineBreak: false, fill: true, stroke, baseline: 'alphabetic' });
      left += doc.widthOfString(run.text);
    }
  }

  #choose({ name, bold }: PrintFont, { size, isBold = false }: TextStyle): Document {
    return this.doc.font(isBold && bold !== undefined ? `${name}-bold` : name).fontSize(size);
  }
}

/** Replaces all kinds of spaces, such as those between digits, by one that every font has. */
function printable(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
