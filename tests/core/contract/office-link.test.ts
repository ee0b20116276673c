import { describe, expect, it } from 'vitest';
import { isOfficeLinkOrNone, officeLink } from '../../../core/contract/staff/office-link';

describe('the URL of an order in an external system of a merchant', () => {
  it('has the encoded number in place of {number}', () => {
    expect(officeLink('https://office.example/orders/{number}?n={number}', '100/1')).toBe(
      'https://office.example/orders/100%2F1?n=100%2F1',
    );
  });

  it.each(['', 'https://office.example/orders', 'javascript:alert({number})', '/orders/{number}', 'https:///{number}'])(
    'is missing for %j',
    (template) => {
      expect(officeLink(template, '1')).toBeNull();
      expect(isOfficeLinkOrNone(template)).toBe(template === '');
    },
  );
});
