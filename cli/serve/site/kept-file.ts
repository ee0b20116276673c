import { createHash } from 'node:crypto';

/** In milliseconds. */
const KEPT_MS = 10 * 60_000;
/** Total size in bytes of all cached files. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

interface Kept {
  readonly file: KeptFile;
  readonly madeAt: number;
}

/** Caches files that need a walk over the whole catalogue: built one at a time, kept for ten minutes. */
export class KeptFiles {
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<KeptFile | undefined>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly now: () => number) {}

  /**
   * Returns the file, building it if missing.
   * @param make called once for concurrent requests; undefined if there is no such file
   */
  file(name: string, make: () => ReadableStream<Uint8Array> | undefined): Promise<KeptFile | undefined> {
    const known = this.#kept.get(name);
    if (known !== undefined && this.now() - known.madeAt < KEPT_MS) return Promise.resolve(known.file);
    const running = this.#making.get(name);
    if (running !== undefined) return running;
    const made = this.#turn.then(() => this.#make(name, make)).finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    this.#turn = made.catch(() => undefined);
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
      if (sum <= MAX_BYTES || oldest === name) break;
      this.#kept.delete(oldest);
      sum -= kept.file.bytes.byteLength;
    }
    return file;
  }
}
