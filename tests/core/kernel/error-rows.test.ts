import { describe, expect, it } from 'vitest';
import { ACCOUNT_ERRORS, ACCOUNT_NOTICES } from '../../../core/kernel/messages/account-messages';
import { ERROR_MESSAGES, type ErrorCode } from '../../../core/kernel/error-catalogue';
import { CART_ERRORS } from '../../../core/kernel/messages/cart-messages';
import { ORDER_ERRORS, ORDER_NOTICES } from '../../../core/kernel/messages/order-messages';
import { errorMessage, fillIn } from '../../../core/kernel/shop-error';

const EMAIL = { email: 'help@shop.test' };

const ROWS: readonly (readonly [row: string, code: ErrorCode, words: string, params?: Record<string, string>])[] = [
  ['Price not above zero', 'price-unknown', 'Product price is unknown, product cannot be added to the cart!'],
  ['No variants', 'no-variants', 'No available product variants'],
  [
    'Refresh failed, lock in error',
    'token-refresh-failed',
    'Error refreshing user token. User is not authorized to access the resource',
  ],
  [
    'Too many refresh attempts',
    'token-refresh-exhausted',
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  ],
  ['Bad content-type', 'bad-content-type', 'Error with response - bad content-type!'],
  ['Unexpected shape', 'bad-response-format', 'Unhandled error, wrong response format!'],
  [
    'Non-200 code with message',
    'request-rejected',
    'in the words of the server',
    { message: 'in the words of the server' },
  ],
  ['Missing cart id', 'cart-id-missing', 'required cartId argument is null'],
  [
    'Order 400 (online), the notification',
    'order-invalid',
    'Internal validation error. Please check if all required fields are filled in. Please contact us on help@shop.test',
    EMAIL,
  ],
  [
    'Order 400 (online), the text of the server',
    'order-not-compliant',
    'Internal validation error; Order entity is not compliant with the schema',
  ],
  [
    'Order other error, the notification',
    'order-queued',
    'The order can not be transfered because of server error. Order has been queued',
  ],
  ['Order other error, what is thrown', 'order-unhandled', 'Unhandled place order request error'],
  [
    'Queue 400',
    'queue-invalid-address',
    'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on help@shop.test to resolve this issue for future. Your order has been canceled.',
    EMAIL,
  ],
  [
    'Queue 500 while adding products',
    'queue-out-of-stock',
    "Some products you've ordered are out of stock. Your order has been canceled.",
  ],
  [
    'Product query empty, by status',
    'product-query-empty-status',
    'Product query returned empty result product status = 2',
    { status: '2' },
  ],
  [
    'Product query empty, by visibility',
    'product-query-empty-visibility',
    'Product query returned empty result product visibility = 1',
    { visibility: '1' },
  ],
  [
    'Category query empty',
    'category-query-empty',
    'Category query returned empty result slug = nowhere',
    { key: 'slug', value: 'nowhere' },
  ],
  ['CMS query empty', 'cms-query-empty', 'CMS query returned empty result'],
  [
    'Missing search key',
    'search-key-missing',
    'Please provide the search key sku for product/single action!',
    { key: 'sku' },
  ],
  [
    'Missing parentSku',
    'parent-sku-missing',
    "Product doesn't have parentSku, please check if this is configurable product",
  ],
  ['Grouped without links', 'grouped-without-links', 'Product with type grouped has no product_links set!'],
  ['Grouped without links, one of them', 'grouped-link-not-found', 'Product link not found'],
];

describe('the error catalogue matches S §8 word for word', () => {
  const rows = ROWS.map(([row, code, words, params]) => ({ row, code, words, params: params ?? {} }));
  it.each(rows)('$row', ({ code, words, params }) => {
    const later: Readonly<Record<string, string>> = { ...ORDER_ERRORS, ...ACCOUNT_ERRORS };
    expect(fillIn(later[code] ?? errorMessage(code), params)).toBe(words);
  });

  it('the offline badge (A §2.7), the title of an offline order (S §9), totals without a country (S §5)', () => {
    expect(ERROR_MESSAGES.offline).toBe('You are offline. Some features might not be available.');
    expect(ORDER_NOTICES['order-waiting']).toBe('Order waiting!');
    expect(CART_ERRORS['default-country-missing']).toBe(
      'Please do set the tax.defaultCountry in order to calculate totals',
    );
  });
});

describe('the error catalogue of accounts (A §8)', () => {
  it('has the specified messages', () => {
    expect(ACCOUNT_NOTICES['password-changed']).toBe('Password has successfully been changed');
    expect(ACCOUNT_NOTICES['account-updated']).toBe('Account data has successfully been updated');
    expect(ACCOUNT_NOTICES['logged-out']).toBe("You're logged out");
    expect(ACCOUNT_ERRORS['reset-offline']).toBe('Reset password feature does not work while offline!');
  });

  it('has a message for each code', () => {
    expect(Object.keys(ACCOUNT_ERRORS)).toEqual(
      expect.arrayContaining([
        'REGISTER_SMS_CODE_SENDER_ERROR',
        'REGISTER_FAIL',
        'LOGIN_REQUEST_CALL_BACK_ERROR',
        'INCORRECT_PHONE_OR_EMAIL',
        'INCORRECT_PHONE',
        'REGISTER_SMS_CODE_INCORRECT',
        'ENTER_YOUR_NAME',
        'ACCESS_DENIED',
      ]),
    );
    expect(Object.keys(ACCOUNT_NOTICES)).toEqual(
      expect.arrayContaining(['REGISTER_SUCCESS', 'NAME_SAVED', 'YOU_ARE_LOGGED_AS_USER', 'YOU_ARE_LOGGED_AS_BLOGGER']),
    );
  });
});
