import type { ErrorCode } from '../../core/kernel/error-catalogue';

/** Cause, and what to do about it. */
type Help = readonly [cause: string, cure: string];

/** Cause and cure of every error code, for the page of error codes. */
export const ERROR_HELP: Readonly<Record<ErrorCode, Help>> = {
  'price-unknown': ['The product has no price in this store.', 'Give it a price, or a price record of the store.'],
  'no-variants': ['No variant of the product can be bought.', 'Restock or enable a variant. Offer a stock alert.'],
  'bad-content-type': [
    'The response is not JSON, usually because the URL points to a page instead of the API.',
    'Check `endpoint` and proxies. `details.hint` names the status.',
  ],
  'bad-response-format': [
    'The response is JSON, but not in the documented form.',
    'Check that core and back end have the same version. `cause` names the member.',
  ],
  'cart-id-missing': [
    'A cart call was made before the server cart existed.',
    'Use `shop.cart`, which creates it. This is a defect if it does.',
  ],
  'product-query-empty-status': ['The product is disabled.', 'Show a 404 page, or enable the product.'],
  'product-query-empty-visibility': [
    'The product is sold only as part of another and has no page.',
    'Link to the product that contains it.',
  ],
  'category-query-empty': ['No category has this id or slug.', 'Show a 404 page. Check the link or the menu.'],
  'cms-query-empty': ['No published page or block has this identifier.', 'Create it, or drop the link.'],
  'search-key-missing': ['`product.load` got neither SKU nor id nor slug.', 'Pass one of them.'],
  'parent-sku-missing': ['A variant was loaded by its own SKU alone.', 'Pass `parentSku` as well.'],
  'grouped-without-links': ['A grouped product has no products in it.', 'Link products to it.'],
  'grouped-link-not-found': [
    'A product of a group or bundle no longer exists.',
    'Remove the link, or import the product.',
  ],
  'search-failed': [
    'The search index does not exist yet, or the search server does not answer.',
    'Retry after `Retry-After`. See `/health` and the log by request id.',
  ],
  'page-not-found': ['No page belongs to this URL.', 'Show a 404 page.'],
  offline: ['The device has no network.', 'Keep the page usable and retry on reconnect. Orders are queued.'],
  'request-failed': [
    'No response arrived. `details.reason` is ENOTFOUND, ETIMEOUT, ECONNRESET, EABORTED, ESESSION or EUNKNOWN.',
    'Offer a retry. `details.hint` explains CORS, certificates and wrong URLs. Show nothing for EABORTED and ESESSION.',
  ],
  'request-rejected': [
    'The back end refused the request. `details` has `status`, `error` and, for invalid input, `fields`.',
    'Branch on `details.error`; the endpoint’s reference lists its values. Show `fields` beside their inputs.',
  ],
  'invalid-input': ['An argument or a setting is outside its limits.', 'Correct the field that the message names.'],
  'product-not-found': ['No product has this SKU.', 'Check the SKU and the store.'],
  'out-of-stock': ['The stock is used up.', 'Offer other variants or a stock alert.'],
  'unsafe-quantity': [
    'The stock may be lower than the quantity, because it was last seen a while ago.',
    'Add it anyway, or check the stock first.',
  ],
  'not-in-cart': ['No cart line has this SKU and these options.', 'Read the lines again.'],
  'choose-variant': ['A required option is not chosen.', 'Mark the options that `params.options` names.'],
  'quantity-limit': [
    'The quantity is outside the limits of the product or the shop.',
    'Use `params.min` and `params.max`.',
  ],
  'quantity-step': ['The product is sold in multiples.', 'Round to `params.step`.'],
  'list-full': ['The wishlist or comparison is full.', 'Remove a product first.'],
  PROMO_MODE_IS_TURNED_ON: ['A blogger switched promo mode on.', 'Nothing; this is a notice.'],
  PROMO_MODE_IS_TURNED_OFF: ['A blogger switched promo mode off.', 'Nothing; this is a notice.'],
  'totals-changed': [
    'A price, tax, discount or shipping cost changed after the shopper saw the total.',
    'Show the new total and let the shopper order again.',
  ],
  'cart-closed': [
    'The cart was already ordered, usually on another device or tab.',
    'Show the existing order. The shop starts a new cart.',
  ],
  'storage-failed': [
    'The device’s storage did not answer in time.',
    'Nothing; the shop recreates it and works from memory meanwhile.',
  ],
  'storage-corrupt': [
    'A stored record does not match its schema.',
    'Nothing; it is ignored and reported to telemetry.',
  ],
  'default-country-missing': [
    'The store has no default country, so taxes cannot be calculated.',
    'Set `tax.defaultCountry` of the store.',
  ],
  'coupon-used-up': [
    'The coupon’s total limit is reached.',
    'Offer the order without the coupon (`orders.withoutCoupon()`).',
  ],
  'coupon-own-code': [
    'The code is the promo code of the shopper, who is a blogger.',
    'Offer the order without the code (`orders.withoutCoupon()`).',
  ],
  'coupon-first-order': [
    'The coupon is for first orders, and this customer has ordered before.',
    'Offer the order without the coupon (`orders.withoutCoupon()`).',
  ],
  'coupon-used': [
    'The customer’s limit for the coupon is reached.',
    'Offer the order without the coupon (`orders.withoutCoupon()`).',
  ],
  'cart-empty': ['The cart has no lines.', 'Add something first.'],
  'checkout-incomplete': ['Required fields are empty.', 'Mark the fields of `details.fields`.'],
  'order-not-compliant': ['The order does not match the schema of orders.', 'This is a defect; please report it.'],
  'order-unhandled': ['The response to an order could not be understood.', 'The order stays queued and is sent again.'],
  'order-invalid': ['The back end refused a field of the order.', 'Mark the fields of `details.fields`.'],
  'order-sold-out': ['Something sold out while the order was placed.', 'Show the cart; its lines say what is missing.'],
  'order-queued': [
    'The server failed, so the order waits on the device.',
    'Show the waiting order; it is sent again by itself.',
  ],
  'queue-invalid-address': [
    'A queued order was sent and its address was refused.',
    'Let the shopper correct the address and order again.',
  ],
  'queue-out-of-stock': [
    'A queued order was sent and something had sold out.',
    'Show the cart; the lines are back in it.',
  ],
  'pay-later-limit': [
    'The limit for goods that are paid later is reached.',
    'Lower the quantity to `params.max`, or offer a card payment.',
  ],
  'queue-shipping-gone': [
    'The shipping method of a queued order no longer exists.',
    'Let the shopper choose another one.',
  ],
  'queue-payment-gone': [
    'The payment method of a queued order no longer exists.',
    'Let the shopper choose another one.',
  ],
  'queue-coupon-gone': [
    'The coupon of a queued order is no longer valid.',
    'Show the new total and let the shopper order again.',
  ],
  'queue-totals-changed': [
    'The total of a queued order has changed.',
    'Show the new total and let the shopper order again.',
  ],
  INCORRECT_PHONE_OR_EMAIL: ['The login is neither a phone number nor an email address.', 'Mark the field.'],
  INCORRECT_PHONE: ['The login must be a phone number here.', 'Mark the field.'],
  REGISTER_SMS_CODE_INCORRECT: [
    'The code is wrong, expired or too short.',
    'Let the shopper try again, or send a new code. `details.attemptsLeft` counts down.',
  ],
  REGISTER_SMS_CODE_SENDER_ERROR: [
    'The mail or SMS could not be sent.',
    'Retry. Operators: see the outbox and the log.',
  ],
  REGISTER_FAIL: ['Sign-in failed for another reason.', 'Retry. The cause is in `cause`.'],
  LOGIN_REQUEST_CALL_BACK_ERROR: ['The call could not be requested.', 'Retry, or offer a code by mail.'],
  ENTER_YOUR_NAME: ['The name is empty.', 'Mark the field.'],
  INCORRECT_LOGIN_OR_PASSWORD: ['Login and password do not match.', 'Let the shopper try again, or sign in by code.'],
  CURRENT_PASSWORD_INCORRECT: ['The current password is wrong.', 'Mark the field.'],
  ADDRESSES_CHANGED: ['The address was changed on another device.', 'Show the current addresses.'],
  ADDRESSES_FULL: ['The account has `params.max` addresses.', 'Remove one first.'],
  EMAIL_NOT_USABLE: ['Another account signs in with this email address.', 'Ask for another one.'],
  PASSWORD_TOO_COMMON: ['The password is in the list of common passwords.', 'Ask for another one.'],
  SIGN_IN_AGAIN: [
    'The change needs a sign-in within the last 15 minutes.',
    'Open the sign-in modal, then repeat the call.',
  ],
  ERASURE_WAITS: ['Open orders or payments prevent the deletion.', 'Show what `accounts.accountEnd` lists.'],
  SECOND_FACTOR_NEEDED: ['Staff calls need the second factor in this session.', 'Ask for the code of the app.'],
  SECOND_FACTOR_INCORRECT: ['The code is wrong or was already used.', 'Ask for the next code.'],
  SECOND_FACTOR_MISSING: ['The account has no second factor.', 'Set it up first.'],
  SECOND_FACTOR_THERE: ['The account already has a second factor.', 'Nothing to do.'],
  PASSKEY_REFUSED: ['The passkey was not accepted.', 'Retry, or sign in another way.'],
  PASSKEY_THERE: ['The device already has a passkey for this account.', 'Nothing to do.'],
  PASSKEYS_FULL: ['The account has the maximum number of passkeys.', 'Remove one first.'],
  PASSKEYS_UNAVAILABLE: ['Passkeys need HTTPS and the shop’s own host.', 'Open the shop at its public URL.'],
  RESET_TOKEN_INCORRECT: ['The link is used, expired or incomplete.', 'Send a new link.'],
  TOO_MANY_ATTEMPTS: ['A rate limit is reached.', 'Wait for `Retry-After`.'],
  TOO_BUSY: ['The queue for password checks is full.', 'Retry in a few seconds.'],
  USER_NOT_FOUND: ['No account has this id or contact.', 'Check it.'],
  ACCESS_DENIED: [
    'The role lacks the permission of this call.',
    'Ask an admin for the permission that the endpoint names.',
  ],
  'sign-in-first': ['The call needs a signed-in user.', 'Open the sign-in modal, then repeat the call.'],
  'token-refresh-failed': ['The refresh token is expired or revoked.', 'The user is signed out; ask to sign in again.'],
  'token-refresh-exhausted': [
    'Refreshing the token failed repeatedly.',
    'Reload the page. Check the clock of the server.',
  ],
  'link-not-good': ['The sign-in link is used or expired.', 'Send a new link.'],
  'sign-in-offline': ['The device has no network.', 'Retry on reconnect.'],
  'reset-offline': ['The device has no network.', 'Retry on reconnect.'],
  'set-exists': ['The blogger already has a set of these products.', 'Open the existing set.'],
  'set-incomplete': ['A set needs a top and a bottom.', 'Add the missing product.'],
  'not-delivered': ['The product has not been delivered yet.', 'Wait for the delivery.'],
  'promo-archived': ['The promo product is archived.', 'Restore it first.'],
  'post-empty': ['The post has neither a text nor a photo.', 'Write a text, or add a photo.'],
  'order-not-sent': ['The shop has not sent the order yet, or has cancelled it.', 'Wait until it is sent.'],
  'photos-not-sent': ['Photos of the post are still being sent.', 'Wait, or retry them.'],
  'selection-off': ['The shop does not offer product selections.', 'Switch it on in the settings.'],
  ERROR_OCCURRED_WHEN_IMPORTING: ['The import failed.', 'Correct what the message names and import again.'],
  IMPORT_ASKS_ABOUT_THE_DEMO: ['The shop still has demo data.', 'Pass `demo: "keep"` or `demo: "remove"`.'],
  ERROR_OCCURRED_WHEN_SKINS_UPDATING: ['The skins could not be updated.', 'See the log for the cause.'],
};
