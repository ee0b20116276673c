/** What a photograph is sent as: the smallest that the reader understands. */
export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/**
 * Picks AVIF, else WebP, where the Accept header names it with a weight above 0, else JPEG, which everything shows.
 * A wildcard is no promise: mail programs and crawlers send it and cannot show AVIF.
 * @param accept the Accept header, '' when there is none
 */
export function negotiateFormat(accept: string): PhotoFormat {
  const named = new Set(accept.toLowerCase().split(',').map(acceptedType));
  if (named.has(CONTENT_TYPES.avif)) return 'avif';
  return named.has(CONTENT_TYPES.webp) ? 'webp' : 'jpeg';
}

/** The media type of one entry of an Accept header; '' when its weight is 0. */
function acceptedType(entry: string): string {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? '' : type;
}
