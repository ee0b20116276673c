/** Max lengths in characters, as high as those of the source shops. */
export const LONGEST_SKU = 64;
export const LONGEST_NAME = 255;
export const LONGEST_TEXT = 512 * 1024;
export const LONGEST_LINE = 1_000;
/** Numbers, amounts and dates. */
export const LONGEST_VALUE = 100;
export const MAX_UNITS = 1_000_000_000;
