import { deflateRawSync, crc32 } from 'node:zlib';

export type SheetCell = string | { readonly n: number; readonly s?: number } | { readonly xml: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Styles: 1 date, 2 five digits, 3 custom date format. */
export function xlsxOf(sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>): Buffer {
  const strings: string[] = [];
  const cellOf = (cell: SheetCell, place: string): string => {
    if (typeof cell === 'string') {
      if (cell === '') return '';
      strings.push(cell);
      return `<c r="${place}" t="s"><v>${strings.length - 1}</v></c>`;
    }
    if ('xml' in cell) return cell.xml.replace('<c', `<c r="${place}"`);
    return `<c r="${place}" s="${cell.s ?? 0}"><v>${cell.n}</v></c>`;
  };
  const names = Object.keys(sheets);
  const bodies = Object.values(sheets).map(
    (rows) =>
      `${HEAD}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map(
          (cells, y) =>
            `<row r="${y + 1}">${cells.map((cell, x) => cellOf(cell, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
  );
  const sheetList = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const rels = names
    .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('');
  return zipOf({
    'xl/workbook.xml': `${HEAD}<workbook><sheets>${sheetList}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${rels}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh><t>spoken</t></rPh></si>`).join('')}</sst>`,
    ...Object.fromEntries(bodies.map((body, at) => [`xl/worksheets/sheet${at + 1}.xml`, body])),
  });
}

/** @param said declared unpacked size */
export function zipOf(parts: Readonly<Record<string, string>>, said?: number): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, raw] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said ?? raw.length, 18);
    common.writeUInt16LE(path.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, path]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}
