/** Max lengths in characters, as high as those of the source shops. */
export const MAX_SKU_LENGTH = 64;
export const MAX_NAME_LENGTH = 255;
export const MAX_TEXT_LENGTH = 512 * 1024;
export const MAX_LINE_LENGTH = 1_000;
/** Numbers, amounts and dates. */
export const MAX_VALUE_LENGTH = 100;
/** Cells of records, of which reviews have the longest texts. */
export const MAX_CELL_LENGTH = 10_000;
export const MAX_HEADING_LENGTH = 200;
export const MAX_UNITS = 1_000_000_000;
