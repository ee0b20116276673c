import type { ErrorCode, FieldCode, NoticeCode } from '../../core';

/** Errors that no shopper reads: they end in a page that was not found, at the field they are about, or in a log. */
type Unseen =
  | 'cart-id-missing'
  | 'category-query-empty'
  | 'cms-query-empty'
  | 'default-country-missing'
  | 'grouped-link-not-found'
  | 'invalid-input'
  | 'order-not-compliant'
  | 'parent-sku-missing'
  | 'product-query-empty-status'
  | 'product-query-empty-visibility'
  | 'request-rejected'
  | 'search-key-missing'
  | 'storage-corrupt'
  | 'storage-failed'
  | InTheCabinet;

/** Errors of a blogger's work: the pages of the cabinet bring their sentences along, so that no shopper loads them. */
type InTheCabinet =
  | 'not-delivered'
  | 'photos-not-sent'
  | 'promo-archived'
  | 'selection-off'
  | 'set-exists'
  | 'set-incomplete';

/** What the server refuses with, by the `error` of its answer. */
type Refusal =
  | 'cart_closed'
  | 'invalid_input'
  | 'not_found'
  | 'out_of_stock'
  | 'too_large'
  | 'totals_changed'
  | 'unauthorized';

/** Fields whose missing or unchosen value has a sentence of its own. */
type AskedField =
  | 'missing.firstName'
  | 'missing.lastName'
  | 'missing.emailAddress'
  | 'missing.email'
  | 'missing.phoneNumber'
  | 'missing.streetAddress'
  | 'missing.city'
  | 'missing.zipCode'
  | 'unchosen.country'
  | 'unchosen.state'
  | 'unchosen.shippingMethod'
  | 'unchosen.pickupStoreId'
  | 'unchosen.paymentMethod';

/** What keeps a product from being bought, by the field of `ProductView.errors`. */
type Blocked = 'variants' | 'price' | 'qty' | 'parts';

/**
 * What the core says by code, for every language but English: the core's own sentences are English, the specification's
 * word for word. A code of the core without a sentence here does not compile.
 */
export type CoreTexts = Readonly<
  Record<
    | `notice.${Exclude<ErrorCode, Unseen> | NoticeCode}`
    | `refused.${Refusal}`
    | `field.${FieldCode | AskedField}`
    | `blocked.${Blocked}`
    | 'action.OK'
    | 'action.Sign in'
    | 'action.Try again',
    string
  >
>;
