/** Cache tags: an answer is invalidated when one of its tags changes. */

export const CATEGORIES = 'categories';
export const ATTRIBUTES = 'attributes';
export const productTag = (id: number | string): string => `product:${id}`;
export const quantityTag = (id: number | string): string => `quantity:${id}`;
/** Membership and order of a category; without an id, of the whole shop. */
export const placesTag = (categoryId: number | string = ''): string => `places:${categoryId}`;
export const listingTag = (categoryId: number | string = ''): string => `listing:${categoryId}`;
export const reviewsTag = (sku: string): string => `reviews:${sku}`;
export const blockTag = (identifier: string): string => `block:${identifier}`;
export const pageTag = (identifier: string): string => `page:${identifier}`;
export const PAGES = 'pages';
export const BLOCKS = 'blocks';
