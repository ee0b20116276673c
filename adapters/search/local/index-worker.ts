import { parentPort, workerData } from 'node:worker_threads';
import { ImageBuilder } from './build';
import type { IndexDocument, IndexOptions } from './text/index-options';
import { writeImage } from './serialize';

const builder = new ImageBuilder(workerData as IndexOptions); // sound: only make-index starts this program

parentPort?.on('message', (message: readonly IndexDocument[] | 'build') => {
  if (message !== 'build') {
    for (const document of message) builder.add(document);
    return;
  }
  const bytes = writeImage(builder.image());
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
