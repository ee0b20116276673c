import { describe, expect, it } from 'vitest';
import {
  ERASED,
  fulfilmentWithoutPerson,
  orderWithoutPerson,
  wordsOf,
} from '../../../../../adapters/platform/staff/privacy/without-person';
import { NEW_YORK } from '../../../../fixtures/order';

const started = {
  request: 'r-1',
  number: '100001-R1',
  at: 1,
  reason: 'too-small' as const,
  note: 'Ask for Ada at the back door',
  lines: [{ sku: 'TEE', qty: 1 }],
  address: ['Vitrine', '5 Dock Road'],
};

describe('an order whose person was erased', () => {
  it("keeps a started return, without the shopper's words", () => {
    const { fulfilment } = {
      fulfilment: fulfilmentWithoutPerson({ carrier: 'Post', startedReturns: [started, started] }),
    };
    const { note: _, ...rest } = started;
    expect(fulfilment).toEqual({ carrier: 'Post', startedReturns: [rest, rest] });
    expect(fulfilmentWithoutPerson({ carrier: 'Post' })).toEqual({ carrier: 'Post' });
  });

  it('keeps items, amounts and the tax place, but no name, street, number, gift message or entered option', () => {
    const chosen = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'Lovelace' }] } };
    const document = orderWithoutPerson({
      products: [
        {
          ...{ sku: 'BELT', name: 'Belt', count: 1, price: 10, row_total: 10, product_option: chosen },
          options: [
            { label: 'Engraving', value: 'Lovelace' },
            { label: 'Size', value: 'M' },
          ],
        },
      ],
      totals: [{ code: 'grand_total', title: 'Total', value: 10 }],
      addressInformation: {
        shippingAddress: { ...NEW_YORK, company: 'Analytical' },
        billingAddress: NEW_YORK,
        shipping_method_code: 'standard',
        payment_method_code: 'card',
        note: 'Ring for Ada',
      },
      personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
      gift_message: 'From Ada',
      promo_code: 'LOTTE',
    });
    const place = {
      ...{ firstname: ERASED, lastname: ERASED, street: [ERASED], city: ERASED },
      ...{ countryId: 'US', region: 'New York', region_id: 43, region_code: 'NY', postcode: '10004' },
    };
    expect(document).toEqual({
      products: [
        { sku: 'BELT', name: 'Belt', count: 1, price: 10, row_total: 10, options: [{ label: 'Size', value: 'M' }] },
      ],
      totals: [{ code: 'grand_total', title: 'Total', value: 10 }],
      addressInformation: {
        shipping_method_code: 'standard',
        payment_method_code: 'card',
        shippingAddress: place,
        billingAddress: place,
      },
      personalDetails: { firstName: ERASED, lastName: ERASED, emailAddress: ERASED },
      promo_code: 'LOTTE',
    });
  });

  it('keeps its VAT number only as the proof of an exemption', () => {
    const vat = { number: 'ES12345678Z', status: 'valid' as const, checked_at: '2026-03-09T10:00:00.000Z' };
    const document = {
      ...{ products: [], totals: [], addressInformation: {}, vat },
      personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
    };
    const taxes = { included: true, lines: [], shipping: { amount: 0, rate: 0, tax: 0 } };
    expect(orderWithoutPerson({ ...document, taxes }).vat).toBeUndefined();
    expect(orderWithoutPerson({ ...document, taxes: { ...taxes, exempt: { prices: [] } } }).vat).toEqual(vat);
  });

  it('is redacted in logs by its full name, streets, number and address, of both addresses', () => {
    const billing = { ...NEW_YORK, firstname: 'Charles', lastname: 'Babbage', street: ['5 Devonshire', 'Floor 2'] };
    expect(wordsOf({ shippingAddress: NEW_YORK, billingAddress: billing })).toEqual([
      ...['Ada Byron', '1 Broadway', '+1 212 555 0100', 'ada@shop.test'],
      ...['Charles Babbage', '5 Devonshire', 'Floor 2', '+1 212 555 0100', 'ada@shop.test'],
    ]);
    expect(wordsOf(undefined)).toEqual([]);
  });
});
