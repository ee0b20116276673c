/** Largest file of goods that staff uploads, in bytes: some 20,000 products with their texts. */
export const MOST_IMPORT_BYTES = 24 * 1024 * 1024;
/** Rows and products that the report of an import names one by one, of each list; all of them are counted. */
export const MOST_IMPORT_ROWS = 1000;
