import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fullCart, segments } from '../../../../storybook/fixtures/cart';
import { place, setup } from './open-checkout-page';

describe('a total without a complete ZIP code', () => {
  it('keeps its tax row, is called estimated, and is on no button', () => {
    const address = { country_id: 'US', postcode: 'ABC' };
    setup({ cart: { ...fullCart, address }, props: { segments: segments.filter(({ code }) => code !== 'tax') } });
    const totals = within(screen.getByTestId('checkout-totals'));
    expect(totals.getByTestId('total-tax')).toHaveTextContent('Calculated from your address');
    expect(totals.getByTestId('total-grand_total')).toHaveTextContent(/^Estimated total/);
    expect(place()).toHaveTextContent(/^Order and pay$/);
  });
});
