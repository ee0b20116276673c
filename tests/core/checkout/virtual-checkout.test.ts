import { describe, expect, it } from 'vitest';
import { withoutDelivery } from '../../../core/checkout/virtual-checkout';
import { fieldProblem } from '../../../core/kernel/field-problem';

const missing = fieldProblem('missing', { what: 'it' });
const tooLong = fieldProblem('too-long', { max: 100 });

describe('withoutDelivery', () => {
  it('drops the fields that only a delivery needs and keeps the other sections', () => {
    const errors = {
      'shipping.zipCode': missing,
      'shipping.shippingMethod': missing,
      'shipping.pickupStoreId': missing,
      'personal.emailAddress': missing,
    };
    expect(withoutDelivery(errors, false)).toEqual({ 'personal.emailAddress': missing });
    expect(withoutDelivery(errors, true)).toEqual({ 'payment.zipCode': missing, 'personal.emailAddress': missing });
  });

  it('requires no street, city or billing name, but rejects values that are too long', () => {
    for (const field of ['streetAddress', 'city', 'firstName', 'lastName']) {
      expect(withoutDelivery({ [`shipping.${field}`]: missing, [`payment.${field}`]: missing }, true)).toEqual({});
      expect(withoutDelivery({ [`shipping.${field}`]: tooLong }, true)).toEqual({ [`payment.${field}`]: tooLong });
    }
  });

  it('ignores the phone number, which is not sent', () => {
    const phone = fieldProblem('phone');
    expect(withoutDelivery({ 'shipping.phoneNumber': phone, 'payment.phoneNumber': phone }, true)).toEqual({});
  });
});
