/** A stream that may be a terminal. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean | undefined };

/** Where output goes. */
export interface Streams {
  readonly out: Output;
  readonly err: Output;
}

/** Colour only on a terminal that wants it; NO_COLOR switches it off (https://no-color.org). */
export function wantsColour(stream: Output): boolean {
  return stream.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}
