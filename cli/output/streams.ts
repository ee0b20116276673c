export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean | undefined };

export interface Streams {
  readonly out: Output;
  readonly err: Output;
}

/** Honours NO_COLOR (https://no-color.org). */
export function wantsColour(stream: Output): boolean {
  return stream.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}
