import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, put, accepted } from '../../core/open-shop';
import { openStorefront } from '../open-storefront';

describe('returning from the payment page', () => {
  it('shows that a payment failed and nothing was charged, with a link back', async () => {
    await openStorefront('/failed-payment');
    expect(screen.getByRole('heading', { level: 1, name: 'Payment did not go through' })).toBeInTheDocument();
    expect(screen.getByText(/^Nothing was charged/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
  });
  it('does not call an unknown order paid', async () => {
    await openStorefront('/successful-payment');
    await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'none'));
    expect(screen.queryByText(/is paid/)).not.toBeInTheDocument();
  });
  it.each([
    ['cancel', 'canceled', /^You have not paid\. Order \d+ is cancelled/],
    ['silent', 'kept', /^You have not paid\. Order \d+ and your bag are unchanged/],
  ])('shows in checkout that the order is not paid (%s)', async (answer, state, words) => {
    const open = await openStorefront('/');
    await put(open, 'TEE', 2);
    await fillIn(open);
    await (await open.shop.checkout()).savePayment({ paymentMethod: 'card' });
    const { order_id: id } = accepted(await (await open.shop.orders()).place());
    const body = new URLSearchParams({ answer });
    await open.fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`, { method: 'POST', body }));
    act(() => window.history.pushState(null, '', `/checkout?order=${id}`));
    await waitFor(() => expect(screen.getByTestId('unpaid-order')).toHaveAttribute('data-state', state));
    expect(screen.getByTestId('unpaid-order')).toHaveTextContent(words);
    expect(open.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });
  it('calls an order paid only once the shop has received the payment', async () => {
    const open = await openStorefront('/');
    await put(open, 'TEE', 2);
    await fillIn(open);
    const checkout = await open.shop.checkout();
    await checkout.savePayment({ paymentMethod: 'card' });
    const { order_id: id } = accepted(await (await open.shop.orders()).place());
    act(() => window.history.pushState(null, '', `/successful-payment?order=${id}`));
    await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'waiting'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not paid yet');
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/pay/${id}`);

    const body = new URLSearchParams({ answer: 'approve' });
    await open.fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`, { method: 'POST', body }));
    act(() => window.history.pushState(null, '', '/about'));
    await screen.findByRole('heading', { name: 'About us' });
    act(() => window.history.pushState(null, '', `/successful-payment?order=${id}`));
    await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'paid'));
  });
});
