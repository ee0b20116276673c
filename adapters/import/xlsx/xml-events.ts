import { SaxesParser } from 'saxes';
import { ImportFileError } from '../source/import-report';

/** Called as a part of XML is read, with names without their prefix. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Asked after each piece: whether the rest need not be read. */
  readonly isDone?: () => boolean;
}

/** Reads XML as it comes; a part that is not there says nothing. @throws ImportFileError where it is not well-formed */
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
