import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { streamDocument, type DocumentFrame, type StreamEvents } from './server-stream';

/** React's marker for a suspended or failed part. */
const UNFINISHED = '<!--$!-->';

/** Renders to a string if nothing suspends, which takes half the time; otherwise streams. */
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
    return undefined;
  }
}
