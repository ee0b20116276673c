/** Messages from a page to its service worker. */
export type PageMessage =
  | {
      /** A page was opened without a document of its own: its document is kept, as is the home of its store. */
      readonly type: 'opened';
      readonly url: string;
      readonly home: string;
    }
  | {
      /** Nothing loads: a newer version may take over. */
      readonly type: 'take-over';
    }
  | {
      /** Somebody has signed out: the pictures that they saw, of their orders too, are not kept. */
      readonly type: 'signed-out';
    };

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';
}

/** A message comes from outside: another script of the page may send anything. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (!has(value, 'type')) return false;
  const type: unknown = Reflect.get(Object(value), 'type');
  return (
    type === 'take-over' || type === 'signed-out' || (type === 'opened' && has(value, 'url') && has(value, 'home'))
  );
}
