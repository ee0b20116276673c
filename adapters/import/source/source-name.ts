import path from 'node:path';

/** Longest file name of common file systems; longer ones are cut. */
const MAX_NAME = 255;
/** Takes digits one by one: a repetition of runs would try every division of a long number. */
const STAMP = /(?:[\s._-]*(?:\(\d+\)|\d))+$/u;

/**
 * Derives the source name from a file name without dates and counters: 'catalog_product_20261126_084046.csv' →
 * 'catalog_product'.
 */
export function sourceNameOf(file: string): string {
  const name = path
    .basename(file.replaceAll('\\', '/'))
    .slice(-MAX_NAME)
    .replace(/\.[^.]*$/u, '');
  const bare = name.replace(STAMP, '').trim();
  return (bare === '' ? name : bare).toLowerCase();
}
