import { createReadStream } from 'node:fs';
import type { SheetInput } from './xlsx/read-xlsx';
import { encodingOf, openCsv, sizeOf, type CsvRows } from './source/read-csv';

type FileKind = 'csv' | 'xlsx' | 'xml';

/**
 * Reads a file as a table: XML feed, XLSX sheet or CSV.
 * @param onProgress called with bytes read and total bytes
 * @throws ImportFileError if it cannot be read
 */
export async function readTable(
  file: string,
  sheet: SheetInput,
  onProgress?: (done: number, total: number) => void,
): Promise<CsvRows> {
  switch (await kindOf(file)) {
    case 'xml': {
      const { readFeedXml } = await import('./source/read-feed-xml');
      return readFeedXml(file, onProgress);
    }
    case 'xlsx': {
      const { readXlsx } = await import('./xlsx/read-xlsx');
      return readXlsx(file, sheet, onProgress);
    }
    case 'csv':
      return openCsv(file, onProgress);
  }
}

async function kindOf(file: string): Promise<FileKind> {
  await sizeOf(file);
  const decoder = new TextDecoder(await encodingOf(file));
  let start = '';
  for await (const chunk of createReadStream(file, { end: 255 }))
    start += decoder.decode(chunk as Buffer, { stream: true });
  // Signature of a zip file.
  if (start.startsWith('PK\u0003\u0004')) return 'xlsx';
  return /^\s*</.test(start) ? 'xml' : 'csv';
}
