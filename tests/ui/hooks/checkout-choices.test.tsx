import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShopProvider, useCheckout } from '../../../ui/react';
import { fillIn, openAskingShops } from '../../core/open-shop';

const open = openAskingShops();

function Choices() {
  const { details, error, isLoading, pickupShops, states } = useCheckout();
  if (isLoading) return <p role="status">loading</p>;
  const method = details?.shippingDetails.shippingMethod ?? '';
  return <p role="status">{`${method} ${pickupShops.length} of ${states.length} ${error?.message ?? ''}`}</p>;
}

const showsText = (text: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('useCheckout', () => {
  it('has the shops of the country for pickup, and none before', async () => {
    const { shop, requests } = await open();
    await fillIn({ shop });
    render(
      <ShopProvider shop={shop}>
        <Choices />
      </ShopProvider>,
    );
    await showsText(/^standard 0 of [1-9]/);
    expect(requests.filter((request) => request.includes('/stores'))).toEqual([]);
    await (await shop.checkout()).saveShipping({ shippingMethod: 'pickup' });
    await showsText(/^pickup [1-9]/);
    await (await shop.checkout()).saveShipping({ shippingMethod: 'standard' });
    await showsText(/^standard 0 of/);
  });

  it('gives the reason if its code cannot be loaded', async () => {
    const { shop } = await open();
    const broken = { ...shop, checkout: () => Promise.reject(new TypeError('Failed to fetch a module')) };
    render(
      <ShopProvider shop={broken}>
        <Choices />
      </ShopProvider>,
    );
    await showsText(/Failed to fetch a module/);
  });
});
