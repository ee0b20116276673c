export type PageMessage =
  | {
      readonly type: 'opened';
      readonly url: string;
      readonly home: string;
    }
  | {
      readonly type: 'take-over';
    }
  | {
      readonly type: 'signed-out';
    };

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';
}

/** Any script of the page may send messages. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (!has(value, 'type')) return false;
  const type: unknown = Reflect.get(Object(value), 'type');
  return (
    type === 'take-over' || type === 'signed-out' || (type === 'opened' && has(value, 'url') && has(value, 'home'))
  );
}
