import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ShippingMethod } from '../../../../core/shopper';
import { emptyCart } from '../../../../storybook/fixtures/cart';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { PaymentSection } from '../../../../ui/pages/checkout/PaymentSection';
import { ShippingMethods } from '../../../../ui/pages/checkout/ShippingMethods';
import { renderPage } from '../../render-page';
import { pendingActions } from './open-checkout-page';

const express: ShippingMethod = {
  method_code: 'express',
  carrier_code: 'vitrine',
  method_title: 'Express delivery',
  amount: 14,
  price_incl_tax: 15.24,
};

const ways = (method: ShippingMethod, taxIncluded: boolean) =>
  renderPage(
    <ShippingMethods methods={[method]} chosen="" taxIncluded={taxIncluded} error={undefined} onChoose={vi.fn()} />,
  );

describe('a shipping method', () => {
  it('shows its price, with tax if prices include it', () => {
    ways(express, false);
    expect(screen.getByText('$14.00')).toBeVisible();
    ways(express, true);
    expect(screen.getByText('$15.24')).toBeVisible();
  });

  it('is free once its limit is reached, in a store with tax on top too', () => {
    ways({ ...express, price_incl_tax: 0 }, false);
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.queryByText('$14.00')).toBeNull();
  });
});

describe('a payment method', () => {
  it('shows its discount and its minimum order', () => {
    const paymentMethods = [
      { code: 'card', title: 'Card' },
      { code: 'banktransfer', title: 'Invoice', discount: { percent: 2, minimum: 100, step: 0.5 } },
    ];
    renderPage(
      <PaymentSection
        cart={{ ...emptyCart, paymentMethods }}
        details={emptyCheckout.paymentDetails}
        places={{ countries: [], states: [] }}
        form={{ errors: {}, onLeave: vi.fn() }}
        bonuses={0}
        asksBilling={false}
        isAtShop={false}
        actions={pendingActions()}
      />,
    );
    expect(screen.getByText('2% off orders from $100.00, rounded up to the next $0.50')).toBeVisible();
    expect(screen.getAllByText(/off orders from/)).toHaveLength(1);
  });
});
