import type { MouseEvent } from 'react';

/** Whether a click on a link is to be answered on the page: with a key held or another button it is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
