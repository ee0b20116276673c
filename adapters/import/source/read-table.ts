import { createReadStream } from 'node:fs';
import { encodingOf, readCsv, sizeOf, type CsvFile } from './read-csv';

/** What a file is by how it begins, whatever it is called. */
type FileKind = 'csv' | 'xml';

/**
 * Reads a file as a table: a product feed of XML, or CSV.
 * @param onProgress called with bytes read and bytes in all
 * @throws ImportFileError when it cannot be read
 */
export async function readTable(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvFile> {
  switch (await kindOf(file)) {
    case 'xml': {
      const { readFeedXml } = await import('./read-feed-xml');
      return readFeedXml(file, onProgress);
    }
    case 'csv':
      return readCsv(file, onProgress);
  }
}

async function kindOf(file: string): Promise<FileKind> {
  await sizeOf(file);
  const decoder = new TextDecoder(await encodingOf(file));
  let start = '';
  for await (const chunk of createReadStream(file, { end: 255 }))
    start += decoder.decode(chunk as Buffer, { stream: true }); // a stream without encoding gives buffers
  return /^\s*</.test(start) ? 'xml' : 'csv';
}
