import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { address, openStorefront } from '../open-storefront';

function open(path: string, contact = 'ada@vitrine.example') {
  return openStorefront(path, {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, contact);
    },
  });
}

const rows = () => screen.findAllByTestId('order');
const numbers = async () => (await rows()).map((row) => row.dataset['number'] ?? '');

describe('my orders (A §2.9)', () => {
  it('are loaded ten at a time, newest first, and the rest on request', async () => {
    const { user, shop } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 20 });
    expect(items.length).toBeGreaterThan(10);
    const first = await rows();
    expect(first).toHaveLength(10);
    expect(await numbers()).toEqual(items.slice(0, 10).map(({ number }) => number));
    expect(first[0]).not.toHaveTextContent('No.');
    await user.click(screen.getByRole('button', { name: 'Show more orders' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(10));
    expect((await numbers())[10]).toBe(items[10]?.number);
    expect(within((await rows())[10]!).getByRole('button')).toHaveFocus();
    expect(new Set(await numbers()).size).toBe((await rows()).length);
  });

  it('open at their own route, stay in place, and close with Back', async () => {
    const { user } = await open('/my-account/orders');
    const [number = ''] = await numbers();
    const button = within((await rows())[0]!).getByRole('button');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(address()).toBe(`/my-account/orders/${number}`);
    expect(await screen.findByTestId('order-details')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveFocus();
    expect(await numbers()).toHaveLength(10);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByTestId('order-details')).not.toBeInTheDocument());
    expect(address()).toBe('/my-account/orders');
  });

  it('open the order in the URL, even if no loaded page contains it', async () => {
    const { shop } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 1, currentPage: 12 });
    const number = items[0]?.number ?? '';
    expect(await numbers()).not.toContain(number);
    act(() => window.history.pushState(null, '', `/my-account/orders/${number}`));
    const region = await screen.findByRole('region', { name: new RegExp(`Order ${number}`) });
    expect(within(region).getByTestId('order-totals')).toBeInTheDocument();
    expect((await numbers())[0]).toBe(number);
  });

  it("open by the shop's own id too, and close by the button (A §2.1)", async () => {
    const { user, shop } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 12, currentPage: 1 });
    for (const { order_id: id, increment_id: number } of [items[2]!, items[11]!]) {
      act(() => window.history.pushState(null, '', `/my-account/orders/${id}`));
      const region = await screen.findByRole('region', { name: new RegExp(`Order ${number}`) });
      expect(within(region).getByTestId('order-totals')).toBeInTheDocument();
    }
    expect(screen.queryByTestId('order-unknown')).not.toBeInTheDocument();
    await user.click(within((await rows())[0]!).getByRole('button', { expanded: true }));
    expect(address()).toBe('/my-account/orders');
  });

  it('copy the tracking number, and confirm it (A §8)', async () => {
    const { user, shop, notices } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 100 });
    const { increment_id: number, delivery } = items.find((order) => order.delivery.number !== null)!;
    act(() => window.history.pushState(null, '', `/my-account/orders/${number}`));
    await user.click(await screen.findByRole('button', { name: /^Copy/ }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(delivery.number));
    await waitFor(() =>
      expect(notices.find(({ code }) => code === 'COPIED_TO_BUFFER')).toMatchObject({
        type: 'success',
        message: 'Copied',
      }),
    );
  });

  it('report an order that does not belong to this account', async () => {
    await open('/my-account/orders/999');
    expect(await screen.findByTestId('order-unknown')).toHaveTextContent('There is no order 999 in your account.');
    expect(await rows()).toHaveLength(10);
  });

  it('add an order to the bag again and open it', async () => {
    const { user, shop } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 100 });
    const again = items.find(({ may }) => may.again)!;
    act(() => window.history.pushState(null, '', `/my-account/orders/${again.number}`));
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(shop.cart.snapshot.cartItems.length).toBeGreaterThan(0);
  });

  it('are cancelled in place: the order shows it at once, also when it is closed, and in the sidebar', async () => {
    const { user, shop } = await open('/my-account/orders');
    const { items } = await (await shop.accounts()).orders({ pageSize: 100 });
    const { number } = items.find(({ may }) => may.cancel)!;
    const row = () => document.querySelector<HTMLElement>(`[data-number="${number}"]`)!;
    await rows();
    await user.click(within(row()).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/^Your order is cancelled/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    await user.click(within(row()).getByRole('button', { expanded: true }));
    await waitFor(() => expect(row()).toHaveTextContent('Cancelled'));
    const accounts = await shop.accounts();
    await waitFor(() =>
      expect(accounts.snapshot.user?.orders_history).toContainEqual(
        expect.objectContaining({ increment_id: number, canceled: true }),
      ),
    );
  });

  it('link to the search for orders without an account', async () => {
    await open('/my-account/orders');
    expect(await screen.findByRole('link', { name: 'Find that order' })).toHaveAttribute('href', '/order');
  });

  it('show that there are no orders, and link to the shop', async () => {
    await open('/my-account/orders', 'mira@vitrine.example');
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/');
  });

  it('show a blogger why an order was cancelled, but not a shopper', async () => {
    const reasonOf = async (contact: string) => {
      const { shop } = await open('/my-account/orders', contact);
      const { items } = await (await shop.accounts()).orders({ pageSize: 100 });
      const number = items.find(({ canceled }) => canceled)?.number ?? '';
      act(() => window.history.pushState(null, '', `/my-account/orders/${number}`));
      await screen.findByRole('region', { name: new RegExp(`Order ${number}`) });
      return screen.queryByTestId('cancel-reason')?.textContent;
    };
    expect(await reasonOf('ada@vitrine.example')).toBeUndefined();
    document.body.replaceChildren();
    expect(await reasonOf('lotte@vitrine.example')).toBe('Reason: Sold out before it could be sent');
  });
});

describe('the overview of the account (A §2.1)', () => {
  it('shows the user, the last order, orders in progress and the bonuses', async () => {
    await open('/my-account');
    expect(await screen.findByTestId('last-order')).toHaveTextContent(/Order \d+/);
    expect(screen.getByTestId('account-person')).toHaveTextContent('Signed in as Ada Whitfield');
    expect(screen.getByTestId('bonuses')).toHaveTextContent('$12.50');
    expect(screen.getByTestId('bonuses')).toHaveTextContent('Bonuses pay for part of an order');
    expect(screen.getByTestId('active-orders').children).toHaveLength(3);
  });

  it('shows a VIP, whose bonuses may pay for a whole order (A §6)', async () => {
    await open('/my-account', 'vincent@vitrine.example');
    expect(await screen.findByText('Privileged client')).toBeInTheDocument();
    expect(await screen.findByText('You can pay for a whole order with your bonuses.')).toBeInTheDocument();
  });
});
