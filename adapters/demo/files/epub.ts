import { crc32 } from 'node:zlib';

export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Builds an EPUB 3: an uncompressed ZIP with the mimetype entry first (OCF 3.3, 4.3). Pure.
 * @param id unique book id
 */
export function epubOf(title: string, id: string, chapters: readonly Chapter[]): Uint8Array {
  const names = chapters.map((_, at) => `chapter-${String(at + 1)}`);
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`);
  const order = names.map((name) => `<itemref idref="${name}"/>`);
  const places = chapters.map((one, at) => `<li><a href="${names[at] ?? ''}.xhtml">${escaped(one.title)}</a></li>`);
  return zipOf([
    ['mimetype', 'application/epub+zip'],
    [
      'META-INF/container.xml',
      `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    ],
    [
      'book.opf',
      `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${escaped(id)}</dc:identifier><dc:title>${escaped(title)}</dc:title><dc:language>en</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`,
    ],
    ['nav.xhtml', pageOf(title, `<nav epub:type="toc"><ol>${places.join('')}</ol></nav>`)],
    ...chapters.map((one, at): readonly [string, string] => [
      `${names[at] ?? ''}.xhtml`,
      pageOf(one.title, one.lines.map((line) => `<p>${escaped(line)}</p>`).join('')),
    ]),
  ]);
}

function pageOf(title: string, body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en"><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

const DAY = 0x21; // 1 January 1980, the epoch of ZIP timestamps

function zipOf(files: readonly (readonly [name: string, text: string])[]): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version 2.0; no flags, no compression
    facts.writeUInt16LE(DAY, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.byteLength, 14);
    facts.writeUInt32LE(bytes.byteLength, 18);
    facts.writeUInt16LE(label.byteLength, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, label, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, label]));
    bodies.push(body);
    at += body.byteLength;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.byteLength, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}
