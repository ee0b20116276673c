import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface DocumentFrame {
  readonly start: string;
  readonly end: string;
}

export interface StreamEvents {
  readonly onError: (error: unknown) => void;
  readonly onEnd: () => void;
}

/**
 * Streams a document, resolving when its shell is rendered. Writes of one turn are joined, since React writes 2 KB
 * chunks. Rejects if the shell fails.
 */
export function streamDocument(
  app: ReactElement,
  frame: DocumentFrame,
  { onError, onEnd }: StreamEvents,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      onError,
      onShellError: reject,
      onShellReady() {
        // A disconnected reader aborts the render.
        const sink = createSink(frame, () => abort());
        sink.markup.once('close', onEnd);
        pipe(sink.markup);
        resolve(sink.document);
      },
    });
  });
}

/** Buffers at most one page, so a slow reader blocks no other. */
function createSink({ start, end }: DocumentFrame, onLeave: () => void) {
  let parts: Uint8Array[] = [Buffer.from(start)];
  let flushing: NodeJS.Immediate | undefined;
  let left = false;
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  const flush = (): void => {
    clearImmediate(flushing);
    flushing = undefined;
    if (!left && parts.length > 0) output?.enqueue(Buffer.concat(parts));
    parts = [];
  };
  const document = new ReadableStream<Uint8Array>({
    start: (controller) => {
      output = controller;
    },
    cancel: () => {
      left = true;
      onLeave();
    },
  });
  const markup = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      parts.push(chunk);
      flushing ??= setImmediate(flush);
      done();
    },
    final(done) {
      parts.push(Buffer.from(end));
      flush();
      if (!left) output?.close();
      done();
    },
  });
  return { document, markup };
}
