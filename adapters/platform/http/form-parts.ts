/** Text fields of a form: no endpoint has half as many, repeated ones counted. */
const MOST_FIELDS = 60;
/** Bytes of the headers of one part: its name, its file name and its media type. */
const MOST_HEADER_BYTES = 8 * 1024;

const END_OF_HEADERS = '\r\n\r\n';

/** The part of a form that is over its limit. */
export type FormExcess =
  | { readonly kind: 'fields'; readonly most: number }
  | { readonly kind: 'files'; readonly most: number }
  | { readonly kind: 'headers'; readonly most: number };

/**
 * The first limit that a multipart form breaks; undefined where it breaks none. Looks for delimiters alone and stops at the first part that
 * is too much, so that a form of 100,000 parts is refused before it costs anything.
 * @param mostFiles how many files the endpoint takes
 */
export function formExcess(bytes: Uint8Array, boundary: string, mostFiles: number): FormExcess | undefined {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`--${boundary}\r\n`);
  let [files, fields] = [0, 0];
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at)) {
    at += delimiter.byteLength;
    const headers = form.subarray(at, at + MOST_HEADER_BYTES);
    const end = headers.indexOf(END_OF_HEADERS);
    if (end < 0 && headers.byteLength === MOST_HEADER_BYTES) return { kind: 'headers', most: MOST_HEADER_BYTES };
    if (/filename\*?\s*=/i.test(headers.toString('latin1', 0, Math.max(end, 0)))) files += 1;
    else fields += 1;
    if (files > mostFiles) return { kind: 'files', most: mostFiles };
    if (fields > MOST_FIELDS) return { kind: 'fields', most: MOST_FIELDS };
  }
  return undefined;
}

/** The boundary that a form's media type names; undefined for none, and for one that RFC 2046 does not allow. */
export function boundaryOf(contentType: string): string | undefined {
  const match = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2] ?? '';
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : undefined;
}
