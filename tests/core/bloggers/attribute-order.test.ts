import { describe, expect, it } from 'vitest';
import { attributeOrder, type CodeOwner, type CreditFacts } from '../../../core/bloggers/attribute-order';

const LOTTE: CodeOwner = { bloggerId: 1, code: 'LOTTE', contacts: ['lotte@shop.test', '125550100'] };
const OTTO: CodeOwner = { bloggerId: 2, code: 'OTTO', contacts: ['otto@shop.test'] };
const FACTS: CreditFacts = {
  linkCode: undefined,
  couponCode: undefined,
  customerId: 9,
  contacts: ['ada@shop.test'],
  isPromo: false,
};
const winner = (facts: Partial<CreditFacts>) => {
  const found = attributeOrder({ ...FACTS, ...facts }, [LOTTE, OTTO]);
  return found.kind === 'credited' ? `${String(found.bloggerId)} by ${found.rule}` : found.reason;
};

describe('the blogger credited for an order', () => {
  // Promise 6: exactly one winner per combination of link and coupon.
  it.each([
    // coupon: none, own code, another blogger's, the shop's
    ['LOTTE', undefined, '1 by link'],
    ['LOTTE', 'LOTTE', '1 by coupon'],
    ['LOTTE', 'OTTO', '2 by coupon'],
    ['LOTTE', 'WELCOME10', '1 by link'],
    [undefined, undefined, 'no-code'],
    [undefined, 'LOTTE', '1 by coupon'],
    [undefined, 'OTTO', '2 by coupon'],
    [undefined, 'WELCOME10', 'no-code'],
    ['NOBODY', undefined, 'no-code'],
    ['NOBODY', 'LOTTE', '1 by coupon'],
    ['NOBODY', 'OTTO', '2 by coupon'],
    ['NOBODY', 'WELCOME10', 'no-code'],
  ])('is for link %s and coupon %s: %s', (linkCode, couponCode, expected) => {
    expect(winner({ linkCode, couponCode })).toBe(expected);
  });

  it('is found regardless of case and surrounding spaces', () => {
    expect(winner({ linkCode: ' lotte ' })).toBe('1 by link');
    expect(winner({ couponCode: 'oTTo' })).toBe('2 by coupon');
  });

  it('is none if bloggers order for themselves, by account, address or number, and no other blogger instead', () => {
    expect(winner({ linkCode: 'LOTTE', customerId: 1 })).toBe('own-order');
    expect(winner({ linkCode: 'LOTTE', contacts: ['ada@shop.test', 'lotte@shop.test'] })).toBe('own-order');
    expect(winner({ linkCode: 'LOTTE', contacts: ['125550100'] })).toBe('own-order');
    expect(winner({ linkCode: 'OTTO', couponCode: 'LOTTE', customerId: 1 })).toBe('own-order');
    expect(winner({ linkCode: 'OTTO', customerId: 1 })).toBe('2 by link');
  });

  it('is none if bloggers order with another spelling of their mailbox', () => {
    for (const own of ['lotte+sale@shop.test', 'lotte@shop.test.', 'lotte@shop.test..', 'lotte+a+b@shop.test'])
      expect(winner({ linkCode: 'LOTTE', contacts: [own] })).toBe('own-order');
    expect(winner({ linkCode: 'LOTTE', contacts: ['charlotte@shop.test'] })).toBe('1 by link');
  });

  it('is none for a free order of a blogger', () => {
    expect(winner({ linkCode: 'OTTO', isPromo: true })).toBe('promo-order');
  });

  it('is returned with the code that was used, or with the reason for none', () => {
    const found = (facts: Partial<CreditFacts>) => attributeOrder({ ...FACTS, ...facts }, [LOTTE, OTTO]);
    expect(found({ linkCode: 'otto' })).toEqual({ kind: 'credited', bloggerId: 2, rule: 'link', code: 'OTTO' });
    expect(found({})).toEqual({ kind: 'none', reason: 'no-code' });
    expect(found({ linkCode: 'LOTTE', customerId: 1 })).toEqual({ kind: 'none', reason: 'own-order' });
    expect(found({ linkCode: 'LOTTE', isPromo: true })).toEqual({ kind: 'none', reason: 'promo-order' });
  });
});
