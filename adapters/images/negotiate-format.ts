export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/**
 * Picks AVIF or WebP only if Accept names it with a weight above 0, else JPEG. Wildcards do not count: mail clients and
 * crawlers send them without AVIF support.
 */
export function negotiateFormat(accept: string): PhotoFormat {
  const named = new Set(accept.toLowerCase().split(',').map(acceptedType));
  if (named.has(CONTENT_TYPES.avif)) return 'avif';
  return named.has(CONTENT_TYPES.webp) ? 'webp' : 'jpeg';
}

function acceptedType(entry: string): string {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? '' : type;
}
