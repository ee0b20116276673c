import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WRITE_AT = 256 * 1024;

export interface Spooled<T> extends Iterable<T> {
  readonly size: number;
  at(index: number): T;
}

/** Spills JSON values to disk. The file is unlinked once open, so the system removes it when the process ends. */
export class Spool<T> implements Spooled<T> {
  readonly #file: number;
  readonly #starts: number[] = [0];
  #waiting: string[] = [];
  #waitingLength = 0;
  #written = 0;

  constructor(folder: string = tmpdir()) {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `.import-${randomUUID()}`);
    this.#file = openSync(file, 'wx+', 0o600);
    rmSync(file);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

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
      if (more === 0) throw new Error('The temporary file no longer exists');
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
