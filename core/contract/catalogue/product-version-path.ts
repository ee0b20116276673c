/** Separate file, so that pages need not load the contract. */
export const PRODUCT_VERSION_PATH = '/api/product-version';
