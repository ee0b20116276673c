import { SaxesParser } from 'saxes';
import { ImportFileError } from '../source/import-report';

export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  readonly isDone?: () => boolean;
}

/** @throws ImportFileError if the XML is not well-formed */
export async function readXml(file: string, parts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (cause) => {
    throw new ImportFileError('FILE_NOT_XLSX', `${file} holds XML that is broken: ${cause.message}.`, { cause });
  });
  parser.on('opentag', ({ name, attributes }) => handler.open?.(localName(name), attributes));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  let isThere = false;
  for await (const part of parts) {
    isThere = true;
    parser.write(part);
    if (handler.isDone?.() === true) return;
  }
  if (isThere) parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
