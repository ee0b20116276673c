import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { setup } from './open-checkout-page';

const to = (country: string) => ({
  checkout: { ...emptyCheckout, shippingDetails: { ...emptyCheckout.shippingDetails, country } },
});

describe('the phone field of an address', () => {
  it.each([
    ['US', '+1 212 555 0123'],
    ['RU', '+7 495 123-45-67'],
    ['FR', '+33 6 12 34 56 78'],
    ['CN', '+86 138 0013 8000'],
  ])('shows an example number of %s', (country, example) => {
    setup({ props: to(country) });
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(
      `For the courier only. Example: ${example}`,
    );
  });
});
