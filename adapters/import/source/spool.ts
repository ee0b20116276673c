import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Text is written once so much has come together, in characters. */
const WRITE_AT = 256 * 1024;

/** What was put aside, in the order in which it came. */
export interface Spooled<T> extends Iterable<T> {
  readonly size: number;
  /** What was added as the n-th, from 0. */
  at(index: number): T;
}

/**
 * Puts aside on the disk what would not fit into memory: values that are JSON, written one behind the other and read again by their number. Its file has no
 * name any more once it is open, so that the system takes it away with the process, however that ends.
 */
export class Spool<T> implements Spooled<T> {
  readonly #file: number;
  /** Where each value begins, in bytes, and where the last one ends. */
  readonly #starts: number[] = [0];
  #waiting: string[] = [];
  #waitingLength = 0;
  #written = 0;

  /** @param folder where there is room; the system's folder for what does not last where none is named */
  constructor(folder: string = tmpdir()) {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `.import-${randomUUID()}`);
    this.#file = openSync(file, 'wx+', 0o600);
    rmSync(file);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** @returns its number */
  add(value: T): number {
    const text = JSON.stringify(value);
    this.#waiting.push(text);
    this.#waitingLength += text.length;
    this.#starts.push((this.#starts.at(-1) ?? 0) + Buffer.byteLength(text));
    if (this.#waitingLength >= WRITE_AT) this.#flush();
    return this.size - 1;
  }

  at(index: number): T {
    const [start, end] = [this.#starts[index], this.#starts[index + 1]];
    if (start === undefined || end === undefined) throw new RangeError(`There is no value ${String(index)}`);
    if (end > this.#written) this.#flush();
    const bytes = Buffer.allocUnsafe(end - start);
    for (let read = 0; read < bytes.length;) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, start + read);
      if (more === 0) throw new Error('What was put aside is not there any more');
      read += more;
    }
    return JSON.parse(bytes.toString('utf8')) as T; // sound: `add` wrote a value of this type
  }

  *[Symbol.iterator](): Generator<T> {
    for (let index = 0; index < this.size; index += 1) yield this.at(index);
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting.join(''));
    for (let sent = 0; sent < bytes.length;) sent += writeSync(this.#file, bytes, sent, bytes.length - sent);
    this.#written += bytes.length;
    this.#waiting = [];
    this.#waitingLength = 0;
  }
}
