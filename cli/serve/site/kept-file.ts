import { createHash } from 'node:crypto';

/** Milliseconds for which a file that was made is sent again: portals read it once an hour at most. */
const KEPT_MS = 10 * 60_000;
/** Bytes of all files that are kept. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file as it was made. */
export interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong validator, in quotes. */
  readonly etag: string;
}

interface Kept {
  readonly file: KeptFile;
  readonly madeAt: number;
}

/** Files that cost a walk over the whole catalogue: each is made once in ten minutes, one at a time, and those who ask meanwhile wait for it. */
export class KeptFiles {
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<KeptFile | undefined>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly now: () => number) {}

  /**
   * The file of this name, made where it is not there.
   * @param make writes it; called once, however many ask; undefined where there is none
   */
  file(name: string, make: () => ReadableStream<Uint8Array> | undefined): Promise<KeptFile | undefined> {
    const known = this.#kept.get(name);
    if (known !== undefined && this.now() - known.madeAt < KEPT_MS) return Promise.resolve(known.file);
    const running = this.#making.get(name);
    if (running !== undefined) return running;
    const made = this.#turn.then(() => this.#make(name, make)).finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    this.#turn = made.catch(() => undefined); // who asked is told; the next one is made all the same
    return made;
  }

  async #make(name: string, make: () => ReadableStream<Uint8Array> | undefined): Promise<KeptFile | undefined> {
    const stream = make();
    if (stream === undefined) return undefined;
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
    this.#kept.delete(name);
    this.#kept.set(name, { file, madeAt: this.now() });
    let sum = [...this.#kept.values()].reduce((all, kept) => all + kept.file.bytes.byteLength, 0);
    for (const [oldest, kept] of this.#kept) {
      if (sum <= MOST_BYTES || oldest === name) break;
      this.#kept.delete(oldest);
      sum -= kept.file.bytes.byteLength;
    }
    return file;
  }
}
