import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { fillIn as fillInAtOnce, json, put, type OpenShop } from '../../core/open-shop';
import { recordOf } from '../../fixtures/catalogue';
import { openStorefront, type OpenStorefront } from '../open-storefront';

const withTees = { prepare: (open: OpenShop) => put(open, 'TEE', 2) };

async function withTeesForAda(open: OpenShop): Promise<void> {
  await put(open, 'TEE', 2);
  await fillInAtOnce(open);
}

async function fillIn({ user }: OpenStorefront): Promise<void> {
  await user.type(await screen.findByLabelText(/^First name/), 'Ada');
  await user.type(screen.getByLabelText(/^Last name/), 'Byron');
  await user.type(screen.getByLabelText(/^E-mail \(/), 'ada@shop.test');
  await waitFor(() => expect(screen.getByLabelText(/^Country \(/)).toHaveValue('US'));
  await user.type(screen.getByLabelText(/^(Address|Street)\b/), '1 Broadway');
  await user.type(screen.getByLabelText(/^(Postcode|ZIP code)/), '10004');
  await user.type(screen.getByLabelText(/^City/), 'New York');
  await user.selectOptions(await screen.findByLabelText(/^State/), 'New York');
  await user.type(screen.getByLabelText(/^Phone/), '+1 212 555 0100');
  await user.click(await screen.findByRole('radio', { name: /Standard/ }));
  await user.click(await screen.findByRole('radio', { name: /Cash/ }));
}

async function seeTotal(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('total-tax')).toHaveTextContent(/\d/));
}

async function seeThanks(state = 'placed'): Promise<void> {
  const isPlaced = () => {
    expect(window.location.pathname).toBe('/successful-payment');
    expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', state);
  };
  await waitFor(isPlaced);
}

describe('checkout of a shop', () => {
  it('places the completed order, once, and confirms it', async () => {
    const open = await openStorefront('/checkout', withTees);
    await fillIn(open);
    await seeTotal();
    await open.user.dblClick(screen.getByTestId('place-order'));
    await seeThanks();
    expect(screen.getByTestId('thank-you')).toHaveTextContent('ada@shop.test');
    expect(window.location.href).toMatch(/\/successful-payment\?order=/);
    expect(open.requests.filter((request) => request === 'POST /api/order')).toHaveLength(1);
    expect(open.shop.cart.snapshot.cartItems).toHaveLength(0);
  });

  it('asks again when the total changed while the button was pressed', async () => {
    const open = await openStorefront('/checkout', { prepare: withTeesForAda });
    await seeTotal();
    await open.shop.cart.settled();
    const { product, ...rest } = recordOf('TEE');
    await open.fixture.platform.catalogue.writeProduct({ ...rest, product: { ...product, price: 17 } });
    await open.user.click(screen.getByTestId('place-order'));
    expect(await screen.findByText(/^Prices have changed/)).toBeInTheDocument();
    expect((await open.fixture.platform.stats()).orders).toBe(0);
    await open.shop.cart.settled();
    await open.user.click(screen.getByTestId('place-order'));
    await seeThanks();
    expect((await open.fixture.platform.stats()).orders).toBe(1);
    expect(screen.queryByText(/^Prices have changed/)).not.toBeInTheDocument();
  });

  it('marks the total as outdated when another shipping method is selected, but not for a name', async () => {
    const { user, shop } = await openStorefront('/checkout', { prepare: withTeesForAda });
    await seeTotal();
    await shop.cart.settled();
    const totals = screen.getByTestId('checkout-totals');
    await waitFor(() => expect(totals).toHaveAttribute('aria-busy', 'false'));
    await user.type(screen.getByLabelText(/^Last name/), 'x');
    expect(totals).toHaveAttribute('aria-busy', 'false');
    const before = totals.textContent;
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    expect(totals).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(totals).toHaveAttribute('aria-busy', 'false'));
    expect(totals.textContent).not.toBe(before);
  });

  it('names missing fields and focuses the first', async () => {
    const { user, requests } = await openStorefront('/checkout', withTees);
    await user.click(await screen.findByTestId('place-order'));
    const first = await screen.findByLabelText(/^First name/);
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription();
    expect(requests).not.toContain('POST /api/order');
  });

  it('stays at the field that the shop refuses, with all input, and confirms nothing', async () => {
    const open = await openStorefront('/checkout', { prepare: withTeesForAda });
    await seeTotal();
    await open.shop.cart.settled();
    const field = 'addressInformation.shippingAddress.postcode';
    const meta = { error: 'invalid_input', errors: [{ field, message: `${field} is wrong` }] };
    open.mishap('/api/order', json(400, { code: 400, result: 'no', meta }));
    await open.user.click(screen.getByTestId('place-order'));
    const postcode = await screen.findByLabelText(/^(Postcode|ZIP code)/);
    await waitFor(() => expect(postcode).toBeInvalid());
    expect(postcode).toHaveAccessibleDescription(/The shop did not accept this value/);
    expect(postcode).toHaveValue('10004');
    expect(screen.queryByTestId('thank-you')).not.toBeInTheDocument();
    expect(open.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });

  it('reports that something was sold out at the last moment, and keeps the bag', async () => {
    const open = await openStorefront('/checkout', { prepare: withTeesForAda });
    await seeTotal();
    await open.shop.cart.settled();
    open.mishap('/api/order', json(500, { code: 500, result: 'Error: Error while adding products' }));
    await open.user.click(screen.getByTestId('place-order'));
    expect(await screen.findAllByText(/sold out, so the order was not placed/)).toHaveLength(1);
    expect(screen.queryByTestId('thank-you')).not.toBeInTheDocument();
    expect(open.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });

  it('stores the order on this device when the shop is unreachable', async () => {
    const open = await openStorefront('/checkout', { prepare: withTeesForAda });
    await seeTotal();
    await open.shop.cart.settled();
    open.network.set(false);
    expect(await screen.findByText(/^You are offline. You can still order/)).toBeInTheDocument();
    await open.user.click(screen.getByTestId('place-order'));
    await seeThanks('queued');
    expect(screen.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
  });

  it('places a pickup order at the selected shop, which the confirmation shows', async () => {
    const open = await openStorefront('/checkout', { prepare: withTeesForAda });
    await open.user.click(await screen.findByRole('radio', { name: /Pick up in a shop/ }));
    await open.user.click(await screen.findByRole('radio', { name: /Vitrine SoHo/ }));
    await waitFor(() => expect(open.shop.cart.snapshot.shipping?.method_code).toBe('pickup'));
    await open.shop.cart.settled();
    await open.user.click(screen.getByTestId('place-order'));
    expect(await screen.findByTestId('pickup-store')).toHaveTextContent(
      'Pick up your order at Vitrine SoHo, 112 Greene Street, New York',
    );
  });

  it('orders items without delivery with name, email address and the place of taxation alone', async () => {
    const open = await openStorefront('/checkout', { prepare: (shop: OpenShop) => put(shop, 'CARD') });
    const { user } = open;
    await user.type(await screen.findByLabelText(/^First name/), 'Ada');
    await user.type(screen.getByLabelText(/^Last name/), 'Byron');
    await user.type(screen.getByLabelText(/^E-mail \(/), 'ada@shop.test');
    await user.type(screen.getByLabelText(/^(Postcode|ZIP code)/), '10004');
    await user.selectOptions(await screen.findByLabelText(/^State/), 'New York');
    expect(screen.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /bank transfer/i }));
    await seeTotal();
    await user.click(screen.getByTestId('place-order'));
    await seeThanks();
  });

  it('shows each store its own country if another one was only viewed', async () => {
    const storage = createMemoryStorage();
    const bag = { prepare: (open: OpenShop) => put(open, 'TEE'), storage };
    const us = await openStorefront('/checkout', bag);
    await waitFor(() => expect(screen.getByLabelText(/^Country \(/)).toHaveValue('US'));
    await us.shop.cart.settled();
    expect((await us.shop.checkout()).isActive()).toBe(false);
    cleanup();
    await openStorefront('/checkout', { ...bag, fixture: us.fixture, config: { stores: { available: ['en'] } } });
    await waitFor(() => expect(screen.getByLabelText(/^Country \(/)).toHaveValue('UK'));
  });

  it('has no fields for an empty bag', async () => {
    await openStorefront('/checkout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeInTheDocument();
  });
});
