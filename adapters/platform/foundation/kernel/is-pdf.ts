export const MAX_FILE_BYTES = 5 * 1024 * 1024;

const BEGINS_WITH = '%PDF-';

export function isPdf(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MAX_FILE_BYTES) return false;
  return new TextDecoder('latin1').decode(bytes.subarray(0, BEGINS_WITH.length)) === BEGINS_WITH;
}
