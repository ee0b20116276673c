import { IndexFormatError } from './text/image';
import type { IndexImage, IndexMeta, Section } from './text/image';

/** "VXI" and format version; increment on any layout change, to force a rebuild. */
const MAGIC = 0x06495856;
const ALIGNMENT = 8;
type Kind = 'u8' | 'u16' | 'u32' | 'f64';

interface Header {
  readonly meta: IndexMeta;
  readonly sections: readonly (readonly [name: string, kind: Kind, start: number, length: number])[];
  readonly end: number;
}

export function writeImage(image: IndexImage): Uint8Array<ArrayBuffer> {
  let end = 0;
  const entries: [string, Kind, number, number][] = [];
  for (const [name, section] of image.sections) {
    entries.push([name, kindOf(section), end, section.length]);
    end = aligned(end + section.byteLength);
  }
  const header = new TextEncoder().encode(
    JSON.stringify({ meta: image.meta, sections: entries, end } satisfies Header),
  );
  const body = aligned(8 + header.length);
  const bytes = new Uint8Array(body + end);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, header.length]);
  bytes.set(header, 8);
  for (const [name, , start] of entries) {
    const section = image.sections.get(name);
    if (section !== undefined)
      bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), body + start);
  }
  return bytes;
}

/** In place if the bytes are aligned. @throws IndexFormatError for other bytes */
export function readImage(given: Uint8Array): IndexImage {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice();
  if (bytes.length < 8) throw new IndexFormatError('catalogue index: the bytes are cut short');
  const [magic, headerLength] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2);
  if (magic !== MAGIC || headerLength === undefined)
    throw new IndexFormatError('catalogue index: not an index of this version');
  const body = aligned(8 + headerLength);
  const header = parseHeader(bytes.subarray(8, 8 + headerLength));
  if (body + header.end > bytes.length) throw new IndexFormatError('catalogue index: the bytes are cut short');
  const sections = new Map<string, Section>();
  for (const [name, kind, start, length] of header.sections) {
    sections.set(name, view(kind, bytes.buffer, bytes.byteOffset + body + start, length));
  }
  return { meta: header.meta, sections };
}

function parseHeader(bytes: Uint8Array): Header {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Header;
  } catch (cause) {
    throw new IndexFormatError('catalogue index: the header is damaged', { cause });
  }
}

function kindOf(section: Section): Kind {
  if (section instanceof Uint8Array) return 'u8';
  if (section instanceof Uint16Array) return 'u16';
  return section instanceof Uint32Array ? 'u32' : 'f64';
}

function view(kind: Kind, buffer: ArrayBufferLike, start: number, length: number): Section {
  switch (kind) {
    case 'u8':
      return new Uint8Array(buffer, start, length);
    case 'u16':
      return new Uint16Array(buffer, start, length);
    case 'u32':
      return new Uint32Array(buffer, start, length);
    case 'f64':
      return new Float64Array(buffer, start, length);
  }
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
