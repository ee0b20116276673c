import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientCart, fillIn, put, accepted } from '../../core/open-shop';
import { recordOf } from '../../fixtures/catalogue';
import { address, openStorefront } from '../open-storefront';

/** A shopper who has just ordered two tees at /checkout, and reads the thanks for it. */
async function ordered(before?: () => void) {
  const open = await openStorefront('/checkout', {
    prepare: async (shop) => {
      await put(shop, 'TEE', 2);
      await fillIn(shop);
    },
  });
  before?.();
  await act(async () => {
    await (await open.shop.orders()).place();
  });
  // The thanks are said at /checkout, and then anew at the address where they stay.
  await waitFor(() => expect(document.title).toContain('Thank you'));
  expect(address()).toContain('/successful-payment?order=');
  await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'placed'));
  expect(clientCart(open)).toEqual([]);
  return open;
}

it('is thanked for at checkout and at the address of the thanks, with nothing unsaid between', async () => {
  const states = new Set<string | undefined>();
  const look = () => {
    const thanks = document.querySelector<HTMLElement>('[data-testid="thank-you"]');
    if (thanks !== null) states.add(thanks.dataset.state);
  };
  const seen = new MutationObserver(look);
  await ordered(() => seen.observe(document.body, { subtree: true, childList: true, attributes: true }));
  seen.disconnect();
  expect([...states]).toEqual(['placed']);
});

describe('Order again, where an order is shown (A §4.8)', () => {
  it('puts what was ordered into the cart and goes to /checkout', async () => {
    const open = await ordered();
    await open.user.dblClick(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(screen.queryByTestId('thank-you')).not.toBeInTheDocument());
    expect(address()).toBe('/checkout');
    expect(clientCart(open)).toEqual(['2 TEE']);
  });

  it('goes there from the return address of the payment page too', async () => {
    const open = await openStorefront('/');
    await put(open, 'TEE', 1);
    await fillIn(open);
    await (await open.shop.checkout()).savePayment({ paymentMethod: 'card' });
    await open.shop.cart.settled();
    const { order_id: id } = accepted(await (await open.shop.orders()).place());
    const body = new URLSearchParams({ answer: 'approve' });
    await open.fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`, { method: 'POST', body }));
    act(() => window.history.pushState(null, '', `/successful-payment?order=${id}`));
    await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'paid'));
    await open.user.click(screen.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(clientCart(open)).toEqual(['1 TEE']);
  });

  it('stays and says why where nothing of it can be had any more', async () => {
    const open = await ordered();
    const { product, ...record } = recordOf('TEE');
    await open.fixture.platform.catalogue.writeProduct({ ...record, product: { ...product, status: 2 } });
    await open.user.click(screen.getByRole('button', { name: 'Order again' }));
    const alert = await screen.findByText('Nothing of this order can be had any more.');
    expect(alert.closest('[role="alert"]')).toHaveTextContent('Cotton Tee: not sold any more');
    expect(screen.getByTestId('thank-you')).toBeInTheDocument();
    expect(clientCart(open)).toEqual([]);
  });
});
