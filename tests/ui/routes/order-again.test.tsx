import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { clientCart, fillIn, put } from '../../core/open-shop';
import { recordOf } from '../../fixtures/catalogue';
import { resultOf } from '../../fixtures/order';
import { signIn } from '../../fixtures/signed-in';
import { address, openStorefront } from '../open-storefront';

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
  await waitFor(() => expect(document.title).toContain('Thank you'));
  expect(address()).toContain('/successful-payment?order=');
  await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'placed'));
  expect(clientCart(open)).toEqual([]);
  return open;
}

async function delivered() {
  const open = await ordered();
  const id = new URLSearchParams(window.location.search).get('order') ?? '';
  await seedPeople(open.fixture.platform.people, { now: open.fixture.clock.now() });
  const { token } = await signIn(open.fixture, 'mira@vitrine.example');
  const { number } = await resultOf<{ number: string }>(
    open.fixture.call('POST', `/api/manage/order?token=${token}`, { id, status: 'O' }),
  );
  act(() => window.history.pushState(null, '', `/order/${number}?key=${id}`));
  return open;
}

it('an order is confirmed at checkout and on the thank-you page, without a gap between', async () => {
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

describe('Order again, if an order is shown (A §4.8)', () => {
  it('adds the ordered items to the bag and opens it', async () => {
    const open = await delivered();
    await open.user.dblClick(await screen.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(screen.queryByTestId('order-page')).not.toBeInTheDocument());
    expect(address()).toBe('/cart');
    expect(clientCart(open)).toEqual(['2 TEE']);
  });

  it('stays and explains if none of its items are available any more', async () => {
    const open = await delivered();
    const { product, ...record } = recordOf('TEE');
    await open.fixture.platform.catalogue.writeProduct({ ...record, product: { ...product, status: 2 } });
    await open.user.click(await screen.findByRole('button', { name: 'Order again' }));
    const alert = await screen.findByText('None of the items in this order are available any more.');
    expect(alert.closest('[role="alert"]')).toHaveTextContent('Cotton Tee: no longer available');
    expect(screen.getByTestId('order-page')).toBeInTheDocument();
    expect(clientCart(open)).toEqual([]);
  });
});
