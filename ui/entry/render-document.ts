import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { streamDocument, type DocumentFrame, type StreamEvents } from './server-stream';

/** What React writes where a part could not be rendered in one go: it waits for something, or has failed. */
const UNFINISHED = '<!--$!-->';

/**
 * The document in one piece where all of it is there, otherwise as a stream, which waits and reports failures. A page's data
 * are there before it is rendered, so in one piece is the rule; it takes half the time, because nothing is written in bits of
 * two kilobytes.
 */
export async function renderDocument(
  app: ReactElement,
  frame: DocumentFrame,
  events: StreamEvents,
): Promise<string | ReadableStream<Uint8Array>> {
  const markup = renderText(app);
  if (markup === undefined) return streamDocument(app, frame, events);
  events.onEnd();
  return frame.start + markup + frame.end;
}

function renderText(app: ReactElement): string | undefined {
  try {
    const markup = renderToString(app);
    return markup.includes(UNFINISHED) ? undefined : markup;
  } catch {
    return undefined; // the stream meets the same failure, and reports it
  }
}
