/** Limits of what a file may say, in characters: as high as those of the shops that files come from. */
export const LONGEST_SKU = 64;
export const LONGEST_NAME = 255;
/** Descriptions, and cells that are lists. */
export const LONGEST_TEXT = 512 * 1024;
/** A title for search engines, a path of categories. */
export const LONGEST_LINE = 1_000;
/** The most pieces that a row may count, either way. */
export const MOST_UNITS = 1_000_000_000;
