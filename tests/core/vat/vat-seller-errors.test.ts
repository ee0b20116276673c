import { describe, expect, it } from 'vitest';
import { vatSellerErrors } from '../../../core/vat/vat-seller-errors';

const errorsOf = (seller: object, countries = ['DE']) =>
  vatSellerErrors(
    [seller],
    countries.map((country) => ({ seller, country })),
  );

describe('the VAT ID of a seller whose stores ask businesses for theirs', () => {
  it.each([
    ['with its country', { country: 'DE', vat_id: 'DE 136 695 976' }],
    ['without its country', { country: 'DE', vat_id: '136695976' }],
    ['in the country of the store', { vat_id: '136695976' }],
    ['that is missing', { country: 'DE', vat_id: '' }],
    ['of a country outside the EU', { country: 'US', vat_id: '12-3456789' }],
  ])('is accepted %s', (_which, seller) => {
    expect(errorsOf(seller)).toEqual([]);
  });

  it('is refused if it is not a number of its country, once for several stores', () => {
    expect(errorsOf({ country: 'DE', vat_id: 'HRB 12345' }, ['DE', 'US'])).toEqual([
      {
        field: 'invoice_sellers[0].vat_id',
        message: 'invoice_sellers[0].vat_id must be a VAT number of its country, such as DE136695976',
      },
    ]);
  });

  it('may be anything if no store asks', () => {
    expect(errorsOf({ country: 'DE', vat_id: 'HRB 12345' }, [])).toEqual([]);
  });
});
