import path from 'node:path';

/** Dates, times and counters that shops and browsers put behind the name of an export. */
const STAMP = /(?:[\s._-]*(?:\(\d+\)|\d+))+$/u;

/**
 * What a source is called where nothing else was said: its file's name without folder, ending and what shops count their exports by, so that
 * 'catalog_product_20261126_084046.csv' and the one of the day after are one source, 'catalog_product'.
 */
export function sourceNameOf(file: string): string {
  const name = path.basename(file.replaceAll('\\', '/')).replace(/\.[^.]*$/u, '');
  const bare = name.replace(STAMP, '').trim();
  return (bare === '' ? name : bare).toLowerCase();
}
