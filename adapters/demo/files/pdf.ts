/** English only: the standard PDF fonts have no other letters. */
export interface PdfPage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Builds a small PDF (ISO 32000-1, 7.5). Pure. */
export function pdfOf(pages: readonly PdfPage[]): Uint8Array {
  const objects: string[] = ['', ''];
  const add = (text: string) => objects.push(text);
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((page) => {
    const content = drawn(page);
    const stream = add(`<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`);
    const resources = `<< /Font << /F1 ${String(font)} 0 R >> >>`;
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${String(stream)} 0 R >>`,
    );
  });
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[1] = `<< /Type /Pages /Count ${String(kids.length)} /Kids [${kids.map((kid) => `${String(kid)} 0 R`).join(' ')}] >>`;
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`,
    'latin1',
  );
}

function drawn({ title, lines }: PdfPage): string {
  const words = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return `BT /F1 22 Tf 60 770 Td (${escaped(title)}) Tj ET\nBT /F1 11 Tf 16 TL 60 730 Td\n${words}\nET`;
}

function escaped(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}
