/** Where is said when a product was changed last. By itself: the page that asks knows nothing else of the contract. */
export const PRODUCT_VERSION_PATH = '/api/product-version';
