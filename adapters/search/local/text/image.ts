import type { ResolvedOptions } from './index-options';

export type Section = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface AttributeMeta {
  readonly name: string;
  readonly level: 'product' | 'unit';
  readonly values: readonly string[];
}

export interface IndexMeta {
  readonly options: ResolvedOptions;
  readonly products: number;
  readonly units: number;
  readonly attributes: readonly AttributeMeta[];
  readonly numbers: readonly string[];
}

/** Index as typed arrays plus a small header; the same form is built, stored and searched. */
export interface IndexImage {
  readonly meta: IndexMeta;
  readonly sections: ReadonlyMap<string, Section>;
}

export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
}

function section(image: IndexImage, name: string): Section {
  const found = image.sections.get(name);
  if (found === undefined) throw new IndexFormatError(`catalogue index: section ${name} is missing`);
  return found;
}

function wrongType(name: string): IndexFormatError {
  return new IndexFormatError(`catalogue index: section ${name} has another type than expected`);
}

export function bytesOf(image: IndexImage, name: string): Uint8Array {
  const found = section(image, name);
  if (!(found instanceof Uint8Array)) throw wrongType(name);
  return found;
}

export function shortsOf(image: IndexImage, name: string): Uint16Array {
  const found = section(image, name);
  if (!(found instanceof Uint16Array)) throw wrongType(name);
  return found;
}

export function wordsOf(image: IndexImage, name: string): Uint32Array {
  const found = section(image, name);
  if (!(found instanceof Uint32Array)) throw wrongType(name);
  return found;
}

export function floatsOf(image: IndexImage, name: string): Float64Array {
  const found = section(image, name);
  if (!(found instanceof Float64Array)) throw wrongType(name);
  return found;
}
