export function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
