import path from 'node:path';

const STAMP = /(?:[\s._-]*(?:\(\d+\)|\d+))+$/u;

/**
 * Derives the source name from a file name without dates and counters: 'catalog_product_20261126_084046.csv' →
 * 'catalog_product'.
 */
export function sourceNameOf(file: string): string {
  const name = path.basename(file.replaceAll('\\', '/')).replace(/\.[^.]*$/u, '');
  const bare = name.replace(STAMP, '').trim();
  return (bare === '' ? name : bare).toLowerCase();
}
