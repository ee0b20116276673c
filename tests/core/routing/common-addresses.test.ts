import { describe, expect, it } from 'vitest';
import { commonAddress } from '../../../core/routing/common-addresses';

describe('an address without a page', () => {
  it.each([
    ['/faq', '/i/contact'],
    ['/Login', '/my-account'],
    ['/wishlist', '/my-account/wishlist'],
    ['/bag', '/cart'],
    ['/sale', '/collections/sale'],
    ['/pages/contact-us', '/i/contact'],
    ['/policies/refund-policy', '/returns'],
    ['/policies/terms-of-service', '/terms-of-use'],
    ['/account/login', '/my-account'],
    ['/customer/account/create', '/my-account'],
    ['/account/orders', '/my-account/orders'],
    ['/pages/nothing', undefined],
    ['/constructor', undefined],
  ])('leads %s, as other shops call it, to %s', (path, to) => {
    expect(commonAddress(path)).toBe(to);
  });
});
