import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fullCart, segments } from '../../../../storybook/fixtures/cart';
import { setup } from './open-checkout-page';

const paidBy = (cards: number, rest: number) => ({
  ...fullCart,
  segments: [
    ...segments.filter(({ code }) => code !== 'grand_total'),
    { code: 'gift_card', title: 'Gift card', value: -cards },
    { code: 'grand_total', title: 'Total', value: rest },
  ],
});
const ways = () => screen.queryByRole('radiogroup', { name: 'How would you like to pay?' });

describe('an order paid by gift cards', () => {
  it('asks for no other payment method if they pay for all of it', () => {
    setup({ cart: paidBy(403.17, 0) });
    expect(ways()).toBeNull();
    expect(screen.getByText(/^Your gift cards cover the whole order/)).toBeInTheDocument();
  });
  it('is shown as paid by gift card in the review, and the button names no amount', () => {
    const cart = paidBy(403.17, 0);
    setup({ cart, props: { segments: cart.segments } });
    expect(within(screen.getByTestId('review-choices')).getByText('Gift card')).toBeInTheDocument();
    expect(screen.getByTestId('place-order')).toHaveTextContent(/^Place order$/);
  });
  it('asks how the rest is paid if they do not', () => {
    setup({ cart: paidBy(400, 3.17) });
    expect(ways()).toBeInTheDocument();
    expect(screen.queryByText(/^Your gift cards cover the whole order/)).toBeNull();
  });
});
