import type { AccountErrorCode } from './messages/account-messages';
import type { BloggerErrorCode } from './messages/blogger-messages';
import type { CartErrorCode } from './messages/cart-messages';
import type { OrderErrorCode } from './messages/order-messages';
import type { UpdateErrorCode } from './messages/update-messages';

/** Messages of all general errors; areas keep theirs in their own files. */
export const ERROR_MESSAGES = {
  'price-unknown': 'Product price is unknown, product cannot be added to the cart!',
  'no-variants': 'No available product variants',
  'bad-content-type': 'Error with response - bad content-type!',
  'bad-response-format': 'Unhandled error, wrong response format!',
  'cart-id-missing': 'required cartId argument is null',
  'product-query-empty-status': 'Product query returned empty result product status = {status}',
  'product-query-empty-visibility': 'Product query returned empty result product visibility = {visibility}',
  'category-query-empty': 'Category query returned empty result {key} = {value}',
  'cms-query-empty': 'CMS query returned empty result',
  'search-key-missing': 'Please provide the search key {key} for product/single action!',
  'parent-sku-missing': "Product doesn't have parentSku, please check if this is configurable product",
  'grouped-without-links': 'Product with type grouped has no product_links set!',
  'grouped-link-not-found': 'Product link not found',
  'search-failed': 'The catalogue could not be searched',
  'page-not-found': 'Page not found',
  offline: 'You are offline. Some features might not be available.',
  'request-failed': 'The shop could not be reached ({reason})',
  'request-rejected': '{message}',
  'invalid-input': '{field}: {message}',
  'product-not-found': 'There is no product with the sku {sku}',
  'out-of-stock': '{name} is out of stock',
  'unsafe-quantity': 'There may be fewer than {qty} of {name} left',
  'not-in-cart': 'There is no line with the sku {sku} in the bag',
  'choose-variant': 'Please choose {options} of {name} first',
  'quantity-limit': 'Quantity must be a whole number from {min} to {max}',
  'quantity-step': 'Quantity must be a multiple of {step}, from {min} to {max}',
  'list-full': 'The list is limited to {limit} products. Remove one first.',
  PROMO_MODE_IS_TURNED_ON: 'Promo mode is on: you see promo products only',
  PROMO_MODE_IS_TURNED_OFF: 'Promo mode is off',
  'totals-changed': 'Prices have changed since you last saw them. Please check the new total and order again.',
  'cart-closed': 'This bag was already ordered.',
  'storage-failed': 'Storage did not answer in time',
  'storage-corrupt': 'The stored data for {key} is unreadable and was ignored',
} as const satisfies Record<string, string>;

/** Codes of all errors, those of the areas included. */
export type ErrorCode =
  | keyof typeof ERROR_MESSAGES
  | AccountErrorCode
  | BloggerErrorCode
  | CartErrorCode
  | OrderErrorCode
  | UpdateErrorCode;
