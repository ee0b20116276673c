/** Largest file of an order, in bytes: 5 MB. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

const BEGINS_WITH = '%PDF-';

/** Whether a file is a PDF of at most 5 MB, read from its own bytes: what a file calls itself is the sender's word only. Pure. */
export function isPdf(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MOST_FILE_BYTES) return false;
  return new TextDecoder('latin1').decode(bytes.subarray(0, BEGINS_WITH.length)) === BEGINS_WITH;
}
