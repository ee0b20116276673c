import { bytesOf, wordsOf } from './image';
import type { IndexImage, Section } from './image';

export class StringTable {
  private readonly decoder = new TextDecoder();

  constructor(
    private readonly bytes: Uint8Array,
    private readonly offsets: Uint32Array,
  ) {}

  get(index: number): string {
    const start = this.offsets[index] ?? 0;
    const end = this.offsets[index + 1] ?? start;
    return start === end ? '' : this.decoder.decode(this.bytes.subarray(start, end));
  }

  get length(): number {
    return this.offsets.length - 1;
  }
}

export function writeStrings(sections: Map<string, Section>, name: string, strings: readonly string[]): void {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(strings.length + 1);
  let room = 1024;
  for (const text of strings) room += text.length * 3;
  const bytes = new Uint8Array(room);
  let length = 0;
  strings.forEach((text, at) => {
    if (text !== '') length += encoder.encodeInto(text, bytes.subarray(length)).written;
    offsets[at + 1] = length;
  });
  sections.set(`${name}.bytes`, bytes.slice(0, length));
  sections.set(`${name}.offsets`, offsets);
}

export function readStrings(image: IndexImage, name: string): StringTable {
  return new StringTable(bytesOf(image, `${name}.bytes`), wordsOf(image, `${name}.offsets`));
}
