import { IndexFormatError, wordsOf } from './image';
import type { IndexImage, Section } from './image';

/** Number lists per owner: list i is values[offsets[i]] … values[offsets[i + 1] - 1]. */
export interface Lists {
  readonly offsets: Uint32Array;
  readonly values: Uint16Array | Uint32Array;
}

export class ListsBuilder {
  private values = new Uint32Array(1024);
  private length = 0;
  private readonly offsets: number[] = [0];

  add(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  close(): void {
    this.offsets.push(this.length);
  }

  write(sections: Map<string, Section>, name: string, rename?: Uint32Array): void {
    const values = this.values.slice(0, this.length);
    let highest = 0;
    for (let at = 0; at < values.length; at += 1) {
      const value = rename === undefined ? (values[at] ?? 0) : (rename[values[at] ?? 0] ?? 0);
      values[at] = value;
      if (value > highest) highest = value;
    }
    sections.set(`${name}.offsets`, Uint32Array.from(this.offsets));
    sections.set(`${name}.values`, highest < 0x10000 ? Uint16Array.from(values) : values);
  }
}

export function readLists(image: IndexImage, name: string): Lists {
  const values = image.sections.get(`${name}.values`);
  if (!(values instanceof Uint16Array || values instanceof Uint32Array)) {
    throw new IndexFormatError(`catalogue index: section ${name}.values is missing`);
  }
  return { offsets: wordsOf(image, `${name}.offsets`), values };
}
