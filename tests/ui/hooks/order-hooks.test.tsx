import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { PlaceOutcome } from '../../../core/shopper';
import {
  ShopProvider,
  TextProvider,
  TextRegistry,
  useCart,
  useCheckout,
  useConfirmation,
  type CheckoutHook,
  type OrderNews,
} from '../../../ui/react';
import { WaitingOrders } from '../../../ui/ui';
import { clientCart, fillIn, json, openAskingShops, ordered, put, type OpenShop } from '../../core/open-shop';

const open = openAskingShops();
const messages = await new TextRegistry().load('en');

function show({ shop }: OpenShop, children: ReactNode) {
  return render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <TextProvider messages={messages} locale="en-US" price={(amount) => shop.storeViews.price(amount)}>
          {children}
        </TextProvider>
      </ShopProvider>
    </StrictMode>,
  );
}

const showsText = (text: string) => waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent(text));
const placedOrders = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

async function ready(): Promise<OpenShop> {
  const shop = await open();
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  return shop;
}

function BagPage({ notified }: { readonly notified: (outcome: PlaceOutcome | undefined) => void }) {
  const items = useCart(({ items: lines }) => lines.length);
  return items === 0 ? <p>Empty</p> : <Form notified={notified} />;
}

function Form({ notified }: { readonly notified: (outcome: PlaceOutcome | undefined) => void }) {
  const { place, refused, savePersonal, isLoading } = useCheckout();
  const [count, setCount] = useState(0);
  return (
    <>
      <p data-testid="said">{isLoading ? 'loading' : (refused?.code ?? `none ${String(count)}`)}</p>
      <button onClick={() => void place().then(notified)}>Order</button>
      <button onClick={() => void savePersonal({ firstName: 'Eve' }).then(() => setCount(count + 1))}>Save</button>
    </>
  );
}

describe('useCheckout', () => {
  it('reports the outcome of an order even if its component was unmounted with the bag', async () => {
    const shop = await ready();
    const notified: (PlaceOutcome | undefined)[] = [];
    show(shop, <BagPage notified={(outcome) => notified.push(outcome)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
    await waitFor(() => expect(notified).toMatchObject([{ status: 'placed', number: '100001' }]));
    expect(screen.getByText('Empty')).toBeInTheDocument();
  });

  it('has no outcome after its component was unmounted', () => {
    expectTypeOf<CheckoutHook>().not.toHaveProperty('outcome');
    expectTypeOf<ReturnType<CheckoutHook['place']>>().resolves.toEqualTypeOf<PlaceOutcome | undefined>();
  });

  it('shows a refusal until something is changed', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(500, { code: 500, result: 'Error: Error while adding products' }));
    const notified: (PlaceOutcome | undefined)[] = [];
    show(shop, <BagPage notified={(outcome) => notified.push(outcome)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
    await showsText('order-sold-out');
    expect(notified).toMatchObject([{ status: 'refused', change: 'bag', items: [{ sku: 'TEE' }] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await showsText('none 1');
  });

  it('places nothing until the details are saved, and saves them again first', async () => {
    const shop = await ready();
    const area = await shop.shop.checkout();
    const saving = vi.spyOn(area, 'savePersonal').mockRejectedValue(new Error('ECODE'));
    const notified: (PlaceOutcome | undefined)[] = [];
    show(shop, <BagPage notified={(outcome) => notified.push(outcome)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await showsText('none 1');
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(notified).toEqual([undefined]));
    expect(await placedOrders(shop)).toBe(0);
    saving.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(notified).toMatchObject([undefined, { status: 'placed' }]));
    expect(JSON.stringify(shop.bodies)).toContain('"firstName":"Eve"');
  });

  it('loads the order code at the start: an offline order is queued', async () => {
    const shop = await ready();
    const notified: (PlaceOutcome | undefined)[] = [];
    show(shop, <BagPage notified={(outcome) => notified.push(outcome)} />);
    await showsText('none');
    act(() => shop.network.set(false));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(notified).toMatchObject([{ status: 'waiting', reason: 'offline' }]));
  });

  it('refuses if the order code cannot be loaded, and places nothing', async () => {
    const opened = await ready();
    const shop = { ...opened.shop, orders: () => Promise.reject(new TypeError('Failed to fetch a module')) };
    const notified: (PlaceOutcome | undefined)[] = [];
    show({ ...opened, shop }, <BagPage notified={(outcome) => notified.push(outcome)} />);
    await showsText('none');
    act(() => opened.network.set(false));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(notified).toMatchObject([{ status: 'refused', code: 'offline', change: 'nothing' }]));
    expect(clientCart(opened)).toEqual(['2 TEE']);
  });
});

describe('useConfirmation', () => {
  function Thanks({ id }: { readonly id: string }) {
    const { news } = useConfirmation(id);
    return <p data-testid="said">{news.state}</p>;
  }

  it("returns the shop's status of an order, and sends a queued one once the network is back", async () => {
    const shop = await ready();
    shop.network.set(false);
    const { order_id } = await ordered(shop);
    show(shop, <Thanks id={order_id} />);
    await showsText('queued');
    act(() => shop.network.set(true));
    await showsText('placed');
    expect(await placedOrders(shop)).toBe(1);
  });

  it('resends one that a failing shop did not accept while the page is open', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(503, { code: 503, result: 'no' }));
    const { order_id } = await ordered(shop);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      show(shop, <Thanks id={order_id} />);
      await expect.poll(() => screen.getByTestId('said').textContent).toBe('queued');
      act(() => void vi.advanceTimersByTime(30_000));
    } finally {
      vi.useRealTimers();
    }
    await showsText('placed');
    expect(await placedOrders(shop)).toBe(1);
  });

  it('has no confirmation for an unknown order', async () => {
    const shop = await open();
    show(shop, <Thanks id="00000000-0000-4000-8000-000000000000" />);
    await showsText('none');
  });

  it('has a state for each of its pages, so that a switch without one does not compile', () => {
    expectTypeOf<OrderNews['state']>().toEqualTypeOf<
      | ('placed' | 'paid' | 'queued' | 'canceled' | 'refunded' | 'waiting' | 'declined')
      | ('unknown' | 'unreached' | 'none')
    >();
  });
});

describe('WaitingOrders', () => {
  async function waiting(): Promise<OpenShop> {
    const shop = await ready();
    shop.network.set(false);
    await ordered(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    return shop;
  }
  const panel = async () => within(await screen.findByTestId('waiting-orders'));

  it('shows nothing if none is queued', async () => {
    const shop = await ready();
    const { container } = show(shop, <WaitingOrders checkoutPath="/bag" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows queued orders, sends them on request and reports the result', async () => {
    const shop = await waiting();
    show(shop, <WaitingOrders checkoutPath="/bag" />);
    const shown = await panel();
    expect(shown.getByTestId('waiting-order')).toHaveTextContent(/\$37\.02.*2 × Cotton Tee/);
    expect(shown.getByRole('button', { name: 'Send now' })).toBeDisabled();
    act(() => shop.network.set(true));
    expect(await placedOrders(shop)).toBe(0);
    await userEvent.click(await shown.findByRole('button', { name: 'Send now' }));
    expect(await shown.findByText(/Your order 100001 is placed/)).toBeVisible();
    expect(await placedOrders(shop)).toBe(1);
    expect(shown.getByRole('heading', { name: 'Your order' })).toHaveFocus();
  });

  it('cancels one, and links to the bag with its restored lines', async () => {
    const shop = await waiting();
    show(shop, <WaitingOrders checkoutPath="/bag" />);
    const shown = await panel();
    await userEvent.click(shown.getByRole('button', { name: /^Cancel order from/ }));
    expect(await shown.findByText('The order is cancelled. Its items are back in your bag.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/bag');
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('does not send refused orders along with queued ones', async () => {
    const shop = await waiting();
    act(() => shop.network.set(true));
    await put(shop, 'CAP');
    await fillIn(shop);
    shop.mishap('/api/order', json(400, { code: 400, result: 'no' }));
    expect(await (await shop.shop.orders()).place()).toMatchObject({ status: 'refused' });
    show(shop, <WaitingOrders checkoutPath="/bag" />);
    const shown = await panel();
    await userEvent.click(shown.getByRole('button', { name: 'Send now' }));
    expect(await shown.findByText(/Your order 100001 is placed/)).toBeVisible();
    expect(await placedOrders(shop)).toBe(1);
    expect(clientCart(shop)).toEqual(['1 CAP']);
  });

  it('explains why one could not be cancelled, and keeps it', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(503, { code: 503, result: 'no' }));
    await ordered(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    show(shop, <WaitingOrders checkoutPath="/bag" />);
    const shown = await panel();
    shop.mishap('/api/cart/close', 'lost-before');
    await userEvent.click(shown.getByRole('button', { name: /^Cancel order from/ }));
    expect(await shown.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(shown.getByTestId('waiting-order')).toBeVisible();
  });
});
