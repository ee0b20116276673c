/** Maximum import file size in bytes, about 20,000 products. */
export const MAX_IMPORT_BYTES = 24 * 1024 * 1024;
/** Maximum rows of an imported table of customers, reviews, coupons, gift cards, redirects or tax rates. */
export const MAX_RECORD_ROWS = 50_000;
/** Maximum rows listed per import report; all are counted. */
export const MAX_IMPORT_ROWS = 1000;
