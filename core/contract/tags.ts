/**
 * Names of what an answer of the API depends on. A cache of something made of answers keeps these beside it, and throws
 * it away when the back end names one of them as changed.
 */

/** The tree of categories: their names, order and whether there is anything in them. */
export const CATEGORIES = 'categories';
/** Attributes and their options. */
export const ATTRIBUTES = 'attributes';
/** The document of a product: what a tile or a page shows of it, whether it is in stock included. */
export const productTag = (id: number | string): string => `product:${id}`;
/** How many of a product there are. */
export const quantityTag = (id: number | string): string => `quantity:${id}`;
/** Which products stand in a category and in which order; without an id, in the whole shop. */
export const placesTag = (categoryId: number | string = ''): string => `places:${categoryId}`;
/** What a listing says of the products in a category: places, and what is counted over their prices, stock and attributes. */
export const listingTag = (categoryId: number | string = ''): string => `listing:${categoryId}`;
/** The reviews of a product that everybody sees. */
export const reviewsTag = (sku: string): string => `reviews:${sku}`;
/** A content block, by its identifier. */
export const blockTag = (identifier: string): string => `block:${identifier}`;
/** A page of content, by its identifier. */
export const pageTag = (identifier: string): string => `page:${identifier}`;
/** All pages of content, and all blocks. */
export const PAGES = 'pages';
export const BLOCKS = 'blocks';
