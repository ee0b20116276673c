import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { setup } from './open-checkout-page';

const DUTIES = /Customs duties may be due/;
const to = (country: string, shippingMethod = 'standard') => ({
  checkout: { ...emptyCheckout, shippingDetails: { ...emptyCheckout.shippingDetails, country, shippingMethod } },
});

describe('customs duties at checkout', () => {
  it('are named for a destination in another customs area', () => {
    setup({ props: to('DE') });
    expect(screen.getByText(DUTIES)).toBeTruthy();
  });

  it('are not named in the country of the store, nor for pickup', () => {
    setup({ props: to('US') });
    setup({ props: to('DE', 'pickup') });
    expect(screen.queryByText(DUTIES)).toBeNull();
  });
});
