import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildIndex, openIndex } from './index';
import type { IndexDocument, IndexOptions } from './text/index-options';
import type { CatalogueIndex } from './query';

/** Below this size building is faster than starting a thread. */
const SMALL = 1000;
const BATCH = 25;

function program(): URL | undefined {
  const file = new URL('./index-worker.js', import.meta.url);
  return existsSync(file) ? file : undefined;
}

/**
 * Builds an index, in a worker thread if large, so that the event loop stays responsive.
 * @param documents by descending id
 * @param file worker program; optional
 * @throws RangeError for duplicate, non-integer or unordered ids
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
    // Avoids an unhandled rejection while documents are read; the awaiting caller gets the error.
    this.#bytes.catch(() => undefined);
  }

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
