import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** What stands before and behind the markup. */
export interface DocumentFrame {
  readonly start: string;
  readonly end: string;
}

export interface StreamEvents {
  /** Called with what could not be rendered. */
  readonly onError: (error: unknown) => void;
  /** Called once, whether the reader stays to the end or leaves. */
  readonly onEnd: () => void;
}

/**
 * Renders a document. Resolves when the frame of the page is rendered; what suspends streams in behind it. What is written
 * in one turn leaves in one piece: React writes in pieces of 2 KB, and each one would be carried through every stream up to
 * the socket. Rejects when not even the frame can be rendered.
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
        // A reader who leaves ends the rendering, and that ends the markup.
        const sink = createSink(frame, () => abort());
        sink.markup.once('close', onEnd);
        pipe(sink.markup);
        resolve(sink.document);
      },
    });
  });
}

/** Markup goes in, the document comes out. A page is held in memory at most once, so a slow reader makes nobody wait. */
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
