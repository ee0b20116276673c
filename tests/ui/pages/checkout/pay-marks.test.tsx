import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../../core/shopper';
import { fullCart } from '../../../../storybook/fixtures/cart';
import { setup } from './open-checkout-page';

const CARD: PaymentMethod = { code: 'card', title: 'Card', redirect: true };
const withCard = (more: Partial<PaymentMethod> = {}) =>
  setup({
    cart: {
      ...fullCart,
      paymentMethods: [
        { ...CARD, ...more },
        { code: 'cashondelivery', title: 'Cash' },
      ],
    },
  });
const rows = () => within(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })).getAllByRole('radio');

describe('a payment method that leads to a payment page', () => {
  it("shows the provider's cards and wallets, and where the payment takes place", () => {
    withCard({ cards: ['Visa', 'Mastercard'], wallets: ['apple-pay', 'google-pay'] });
    const [card, cash] = rows();
    const name = 'Card You pay on the next page, over a secure connection Visa Mastercard Apple Pay Google Pay';
    expect(card).toHaveAccessibleName(name);
    expect(cash).toHaveAccessibleName('Cash');
  });

  it('shows no marks that its provider does not name', () => {
    withCard();
    expect(rows()[0]).toHaveAccessibleName('Card You pay on the next page, over a secure connection');
    expect(screen.queryByText(/Visa|Apple Pay|Google Pay/)).toBeNull();
    const row = rows()[0]?.closest('label');
    expect(row?.lastElementChild?.querySelector('svg')).not.toBeNull();
  });
});
