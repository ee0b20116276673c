import { cellFormat, type CellFormat } from './cell-formats';
import { readXml } from './xml-events';
import type { ZipParts } from './zip-parts';

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly epoch: '1900' | '1904';
}

export async function readWorkbook(file: string, parts: ZipParts): Promise<Workbook> {
  const targets = new Map<string, string>();
  await readXml(file, parts.text('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id = '', Target = '' }) => targets.set(Id, partOf(Target)),
  });
  const sheets: { name: string; part: string }[] = [];
  let epoch: Workbook['epoch'] = '1900';
  await readXml(file, parts.text('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes.date1904 ?? '')) epoch = '1904';
      const part = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { sheets, strings: await readStrings(file, parts), formats: await readFormats(file, parts), epoch };
}

function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readStrings(file: string, parts: ZipParts): Promise<readonly string[]> {
  const strings: string[] = [];
  const open: string[] = [];
  let text = '';
  await readXml(file, parts.text('xl/sharedStrings.xml'), {
    open: (name) => {
      open.push(name);
      if (name === 'si') text = '';
    },
    text: (piece) => {
      if (open.at(-1) === 't' && !open.includes('rPh')) text += piece;
    },
    close: (name) => {
      open.pop();
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** Maximum length of a number format, in characters. */
const MAX_FORMAT = 255;

async function readFormats(file: string, parts: ZipParts): Promise<readonly CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isCells = false;
  await readXml(file, parts.text('xl/styles.xml'), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, MAX_FORMAT));
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) formats.push(cellFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}
