const MAX_FIELDS = 60;
/** Max header bytes per part. */
const MAX_HEADER_BYTES = 8 * 1024;

const END_OF_HEADERS = '\r\n\r\n';

export type FormExcess =
  | { readonly kind: 'fields'; readonly max: number }
  | { readonly kind: 'files'; readonly max: number }
  | { readonly kind: 'headers'; readonly max: number };

/** Returns the first limit that a multipart form breaks. Scans delimiters only, so huge forms are refused cheaply. */
export function formExcess(bytes: Uint8Array, boundary: string, maxFiles: number): FormExcess | undefined {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`--${boundary}\r\n`);
  let [files, fields] = [0, 0];
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at)) {
    at += delimiter.byteLength;
    const headers = form.subarray(at, at + MAX_HEADER_BYTES);
    const end = headers.indexOf(END_OF_HEADERS);
    if (end < 0 && headers.byteLength === MAX_HEADER_BYTES) return { kind: 'headers', max: MAX_HEADER_BYTES };
    if (/filename\*?\s*=/i.test(headers.toString('latin1', 0, Math.max(end, 0)))) files += 1;
    else fields += 1;
    if (files > maxFiles) return { kind: 'files', max: maxFiles };
    if (fields > MAX_FIELDS) return { kind: 'fields', max: MAX_FIELDS };
  }
  return undefined;
}

export function boundaryOf(contentType: string): string | undefined {
  const match = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2] ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : undefined;
}
