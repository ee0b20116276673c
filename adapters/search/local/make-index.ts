import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildIndex, openIndex } from './index';
import type { IndexDocument, IndexOptions } from './index-options';
import type { CatalogueIndex } from './query';

/** Up to so many products an index is built in this thread: that takes less time than to start another one. */
const SMALL = 1000;
/** Documents that are sent to the thread at once: a copy of them takes a few milliseconds. */
const BATCH = 25;

/** The program of the thread, beside this one in a build; undefined where the sources are run as they are. */
function program(): URL | undefined {
  const file = new URL('./index-worker.js', import.meta.url);
  return existsSync(file) ? file : undefined;
}

/**
 * Builds an index of documents as they come. A large one is built in a thread of its own, so that other requests are answered meanwhile.
 * @param documents the one with the highest id first
 * @param file program of that thread; without one all is built here
 * @throws RangeError where two documents share an id, an id is no whole number, or a large index has them in another order
 */
export async function makeIndex(
  documents: AsyncIterable<IndexDocument>,
  options: IndexOptions,
  file = program(),
): Promise<CatalogueIndex> {
  let read: IndexDocument[] = [];
  let thread: IndexThread | undefined;
  try {
    for await (const document of documents) {
      read.push(document);
      if (file === undefined || read.length < (thread === undefined ? SMALL : BATCH)) continue;
      thread ??= new IndexThread(file, options);
      await thread.add(read);
      read = [];
    }
    if (thread === undefined) return buildIndex(read, options);
    await thread.add(read);
    return openIndex(await thread.build());
  } finally {
    thread?.end();
  }
}

/** The other thread, see index-worker. */
class IndexThread {
  readonly #worker: Worker;
  readonly #bytes: Promise<Uint8Array>;

  constructor(file: URL, options: IndexOptions) {
    this.#worker = new Worker(file, { workerData: options, resourceLimits: { maxYoungGenerationSizeMb: 12 } });
    this.#bytes = new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.once('exit', (code) =>
        reject(new Error(`The thread that builds an index ended with ${String(code)}`)),
      );
    });
    // It may fail while documents are still read; who waits for the bytes learns of it.
    this.#bytes.catch(() => undefined);
  }

  /** Sends them, and lets other requests run in between. */
  async add(documents: readonly IndexDocument[]): Promise<void> {
    for (let at = 0; at < documents.length; at += BATCH) {
      this.#worker.postMessage(documents.slice(at, at + BATCH));
      await nextTurn();
    }
  }

  build(): Promise<Uint8Array> {
    this.#worker.postMessage('build');
    return this.#bytes;
  }

  end(): void {
    void this.#worker.terminate();
  }
}
