import type { Message, NoticeCode } from '../../core/internal';
import type { ErrorCode, FieldCode } from '../../core/shopper';

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

/** Translated with the cabinet, so that shoppers do not load them. */
type InTheCabinet =
  | 'not-delivered'
  | 'order-not-sent'
  | 'photos-not-sent'
  | 'post-empty'
  | 'promo-archived'
  | 'selection-off'
  | 'set-exists'
  | 'set-incomplete';

type Refusal =
  | 'cart_closed'
  | 'invalid_input'
  | 'not_found'
  | 'out_of_stock'
  | 'too_large'
  | 'totals_changed'
  | 'unauthorized';

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

type Blocked = 'variants' | 'price' | 'qty' | 'parts';

/**
 * Core messages by code. The English file is never loaded, since core has the texts: it is the source for translators.
 * A missing code does not compile.
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
    Message
  >
>;
