/** Asked again each time: it changes while others are awaited. */
export function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
