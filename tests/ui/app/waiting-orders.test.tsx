import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, put } from '../../core/open-shop';
import { openStorefront, type OpenStorefront } from '../open-storefront';

async function withWaiting(url: string): Promise<OpenStorefront> {
  return openStorefront(url, {
    config: { orders: { automaticTransmission: false } },
    prepare: async (open) => {
      await put(open, 'TEE', 2);
      await fillIn(open);
      await open.shop.cart.settled();
      open.network.set(false);
      await (await open.shop.orders()).place();
      (await open.shop.checkout()).setThankYouPage(false);
      for (const notice of open.notices) open.shop.notices.remove(notice.id);
    },
  });
}
const back = ({ network }: OpenStorefront) => act(() => network.set(true));
const dialog = () => screen.findByRole('dialog', { name: 'Order waiting!' });
const orderCount = async ({ fixture }: OpenStorefront) => (await fixture.platform.stats()).orders;

describe('queued orders when the network is back (S §4, offline-order-confirmation)', () => {
  it('are listed with number, lines, total and time; nothing is sent before the shopper confirms', async () => {
    const shop = await withWaiting('/');
    expect(screen.queryByRole('dialog', { name: 'Order waiting!' })).toBeNull();
    back(shop);
    const asked = within(await dialog());
    const order = asked.getByTestId('waiting-order');
    expect(order).toHaveTextContent(/^Order from \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M\$37\.022 × Cotton Tee/);
    expect(asked.getByRole('heading', { name: 'Order waiting!' })).toHaveFocus();
    expect(await orderCount(shop)).toBe(0);
    await shop.user.click(asked.getByRole('button', { name: 'Send now' }));
    expect(await asked.findByText(/Your order 100001 is placed\./)).toBeVisible();
    expect(await orderCount(shop)).toBe(1);
    const close = asked.getAllByRole('button', { name: 'Close' });
    await shop.user.click(close[0] ?? document.body);
    expect(screen.queryByRole('dialog', { name: 'Order waiting!' })).toBeNull();
  });

  it('stay queued after ‘not now’, listed in the bag, and are offered again the next time the network is back', async () => {
    const shop = await withWaiting('/cart');
    back(shop);
    await shop.user.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const note = within(screen.getByTestId('waiting-note'));
    expect(note.getByText('One order is waiting on this device.')).toBeVisible();
    await shop.user.click(note.getByRole('button', { name: 'View waiting orders' }));
    await shop.user.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    act(() => shop.network.set(false));
    back(shop);
    expect(await dialog()).toBeVisible();
    expect(await orderCount(shop)).toBe(0);
  });

  it('are cancelled one by one, and their lines return to the bag', async () => {
    const shop = await withWaiting('/');
    back(shop);
    const asked = within(await dialog());
    await shop.user.click(asked.getByRole('button', { name: /^Cancel order from / }));
    expect(await asked.findByText('The order is cancelled. Its items are back in your bag.')).toBeVisible();
    expect(asked.queryByTestId('waiting-order')).toBeNull();
    expect(asked.getByRole('heading', { name: 'Order waiting!' })).toHaveFocus();
    expect(asked.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
    expect(shop.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
    await shop.shop.cart.settled();
    expect(await orderCount(shop)).toBe(0);
  });

  it('do not take focus while the shopper is typing: the question waits', async () => {
    const shop = await withWaiting('/');
    const field = screen.getByPlaceholderText('E-mail');
    await shop.user.type(field, 'ada@');
    back(shop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shop.user.type(field, 'shop.test');
    expect(field).toHaveValue('ada@shop.test');
    await shop.user.tab();
    expect(await dialog()).toBeVisible();
  });

  it('show why they were not placed', async () => {
    const shop = await withWaiting('/');
    back(shop);
    const asked = within(await dialog());
    shop.mishap('/api/order?', 'lost-before');
    await shop.user.click(asked.getByRole('button', { name: 'Send now' }));
    expect(await asked.findByText(/could not be sent\. It is still saved on this device\./)).toBeVisible();
    expect(asked.getByTestId('waiting-order')).toBeVisible();
    const soldOut = { code: 500, result: 'Error: Error while adding products' };
    shop.mishap('/api/order?', {
      status: 500,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(soldOut),
    });
    await shop.user.click(asked.getByRole('button', { name: 'Send now' }));
    expect(await asked.findByText(/was not placed and nothing was charged\./)).toBeVisible();
    expect(asked.getByText(/out of stock\. Your order has been canceled\./)).toBeVisible();
    expect(asked.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  });
});
