import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { place, setup } from './open-checkout-page';

describe('a pickup order', () => {
  const checkout = {
    ...emptyCheckout,
    shippingDetails: { ...emptyCheckout.shippingDetails, streetAddress: '1 Broadway', shippingMethod: 'pickup' },
  };
  const shops = [
    { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', hours: 'Mon-Sat 10-20' },
    { id: 2, name: 'Vitrine Silver Lake', address: '3531 Sunset Boulevard', city: 'Los Angeles' },
  ];
  const soho = () => screen.getByRole('radio', { name: /Vitrine SoHo/ });

  it('offers the shops of the country with address and hours', async () => {
    const { user, actions } = setup({ props: { checkout, shops } });
    expect(screen.getByRole('radiogroup', { name: 'Where would you like to pick it up?' })).toBeInTheDocument();
    expect(soho()).toHaveAccessibleName('Vitrine SoHo 112 Greene Street, New York · Mon-Sat 10-20');
    expect(soho()).not.toBeChecked();
    await user.click(soho());
    expect(actions.onShipping).toHaveBeenCalledWith({ pickupStoreId: 1 });
    expect(soho()).toBeChecked();
  });
  it('shows the pickup location in its review instead of shipping', async () => {
    const { user } = setup({ props: { checkout, shops } });
    await user.click(soho());
    expect(screen.getByTestId('review-choices')).toHaveTextContent(
      'Pickup atVitrine SoHo, 112 Greene Street, New YorkBilled to1 BroadwayShippingPick it up',
    );
    expect(screen.queryByText('Ships to')).not.toBeInTheDocument();
  });
  it('shows at the shops that one must be selected, until it is', async () => {
    const onPlace = () => Promise.resolve({ 'shipping.pickupStoreId': 'Please choose a shop' });
    const { user } = setup({ props: { checkout, shops }, onPlace });
    await user.click(place());
    const list = screen.getByRole('radiogroup', { name: 'Where would you like to pick it up?' });
    await waitFor(() => expect(list).toHaveAccessibleDescription('Please choose a shop'));
    await waitFor(() => expect(soho()).toHaveFocus());
    await user.click(soho());
    expect(list).not.toHaveAccessibleDescription();
  });
  it('explains when there is no pickup location, or none that can be loaded', async () => {
    const onPlace = () => Promise.resolve({ 'shipping.pickupStoreId': 'Please choose a shop' });
    const { user } = setup({ props: { checkout, shops: [] }, onPlace });
    expect(screen.getByTestId('pickup-shops')).toHaveTextContent(/^There is no pickup location there/);
    await user.click(place());
    await waitFor(() => expect(screen.getByTestId('pickup-shops')).toHaveTextContent('Please choose a shop'));
    expect(screen.getByTestId('pickup-shops')).toHaveAttribute('role', 'alert');
  });
  it('offers no shop while it is delivered', () => {
    setup({ props: { checkout: emptyCheckout, shops } });
    expect(screen.queryByTestId('pickup-shops')).not.toBeInTheDocument();
  });
  it('asks for no street once pickup is selected, even if it was missing before', async () => {
    const wrong = {
      'shipping.streetAddress': 'Please enter street and house number',
      'shipping.zipCode': 'No ZIP code',
    };
    const { user, actions } = setup({
      props: { checkout: emptyCheckout, shops },
      onPlace: () => Promise.resolve(wrong),
    });
    await user.click(place());
    const street = await screen.findByRole('textbox', { name: /^(Address|Street)\b/ });
    await waitFor(() => expect(street).toBeInvalid());
    await user.click(screen.getByRole('radio', { name: /^Pick it up/ }));
    expect(actions.onShippingMethod).toHaveBeenCalledWith('pickup');
    expect(screen.queryByText('Please enter street and house number')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^ZIP code/ })).toBeInvalid();
  });
});
