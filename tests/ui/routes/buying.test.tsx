import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { put, type OpenShop } from '../../core/open-shop';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { address, openStorefront } from '../open-storefront';

const withTees = { prepare: (open: OpenShop) => put(open, 'TEE', 2) };

describe('a product page of a shop', () => {
  it('shows the price of the selection and changes the URL', async () => {
    const { user } = await openStorefront('/p/JACKET/rain-jacket-1/JACKET-BLACK-S');
    expect(within(screen.getByTestId('buy-form')).getByTestId('price')).toHaveTextContent('$80.00');
    await user.click(screen.getByRole('radio', { name: 'M' }));
    await waitFor(() =>
      expect(within(screen.getByTestId('buy-form')).getByTestId('price')).toHaveTextContent('$90.00'),
    );
    expect(address()).toContain('JACKET-BLACK-M');
  });
  it('marks a sold-out choice', async () => {
    await openStorefront('/p/JACKET/rain-jacket-1/JACKET-BLACK-S');
    expect(screen.getByRole('radio', { name: /^Red, (sold out|not available)/ })).toBeInTheDocument();
  });
  it('adds the selection to the bag and opens it on the line', async () => {
    const { user, shop } = await openStorefront('/p/JACKET/rain-jacket-1/JACKET-BLACK-M');
    await user.click(screen.getByTestId('add-to-cart'));
    const line = await screen.findByTestId('cart-line');
    const bag = screen.getByRole('dialog', { name: 'Your bag' });
    expect(within(bag).getByTestId('cart-line')).toBe(line);
    expect(line).toHaveAttribute('data-sku', 'JACKET-BLACK-M');
    expect(screen.getByTestId('cart-count')).toHaveTextContent('1');
    await shop.cart.settled();
    expect(within(bag).getByTestId('total-subtotal')).toHaveTextContent('$90.00');
    expect(within(bag).getByTestId('total-shipping')).toHaveTextContent(/\$\d|Free/);
    expect(within(bag).getByTestId('total-tax')).toHaveTextContent('Calculated from your address');
    expect(within(bag).getByTestId('total-grand_total')).toHaveTextContent(/^Estimated total\$\d/);
  });
  it('shows in the open bag the totals of the bag page', async () => {
    const { shop } = await openStorefront('/cart', withTees);
    await shop.cart.settled();
    act(() => shop.cart.toggleMicrocart(true));
    const bag = await screen.findByRole('dialog', { name: 'Your bag' });
    for (const code of ['subtotal', 'shipping', 'tax', 'grand_total']) {
      const amounts = screen.getAllByTestId(`total-${code}`).map(({ textContent }) => textContent);
      expect(amounts).toEqual([amounts[0], amounts[0]]);
      expect(within(bag).getByTestId(`total-${code}`)).toBeInTheDocument();
    }
  });
});

describe('the bag of a shop', () => {
  it('shows the lines with their prices', async () => {
    await openStorefront('/cart', withTees);
    expect(screen.getByRole('heading', { level: 1, name: 'Your bag' })).toBeInTheDocument();
    expect(screen.getByTestId('row-total')).toHaveTextContent('$30.00');
  });
  it('sends a new quantity to the shop', async () => {
    const { user, shop } = await openStorefront('/cart', withTees);
    await user.click(screen.getByRole('button', { name: 'More of Cotton Tee' }));
    await waitFor(() => expect(shop.cart.snapshot.cartItems[0]?.qty).toBe(3));
    await waitFor(() => expect(screen.getByTestId('row-total')).toHaveTextContent('$45.00'));
    await shop.cart.settled();
  });
  it('is empty after the last line is removed, with a confirmation before', async () => {
    const { user, shop } = await openStorefront('/cart', withTees);
    await user.click(screen.getByRole('button', { name: 'Remove Cotton Tee' }));
    expect(shop.cart.snapshot.cartItems).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeInTheDocument();
    await shop.cart.settled();
  });
  it('marks sold-out and short lines, removes the former and reduces the latter', async () => {
    const buyElsewhere = async ({ shop, fixture }: OpenShop, qty: number) => {
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty }]));
      await resultOf(fixture.call('POST', '/api/order', order));
      await shop.cart.sync({ force: true });
      await shop.cart.settled();
    };
    const opened = await openStorefront('/cart', {
      prepare: async (open) => {
        await put(open, 'TEE', 2);
        await put(open, 'CAP', 3);
        await buyElsewhere(open, 1);
      },
    });
    const { user, shop } = opened;
    const bag = () => shop.cart.snapshot.cartItems.map(({ sku, qty }) => `${String(qty)} ${sku}`);
    expect(screen.queryByTestId('bag-sold-out')).not.toBeInTheDocument();
    expect(screen.getByTestId('bag-short')).toHaveTextContent('There is not enough stock for one item');
    await user.click(screen.getByRole('button', { name: 'Set to available quantity' }));
    await waitFor(() => expect(bag()).toEqual(['2 TEE', '2 CAP']));
    await shop.cart.settled();
    await buyElsewhere(opened, 2);
    expect(await screen.findByTestId('bag-sold-out')).toHaveTextContent('One item in your bag is sold out');
    expect(screen.queryByTestId('bag-short')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove sold-out items' }));
    await waitFor(() => expect(bag()).toEqual(['2 TEE']));
    await shop.cart.settled();
  });
  it('does not ask for confirmation if the shop disables it (S §9, confirm before removing)', async () => {
    const { user } = await openStorefront('/cart', { ...withTees, config: { cart: { confirmRemoval: false } } });
    await user.click(screen.getByRole('button', { name: 'Remove Cotton Tee' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeInTheDocument();
  });
  it('limits a line to the configured maximum', async () => {
    await openStorefront('/cart', { ...withTees, config: { cart: { maxQuantity: 2 } } });
    expect(screen.getByRole('button', { name: /^More of/ })).toHaveAttribute('aria-disabled', 'true');
  });
  it('restores removed lines with their quantity, and focus continues from there', async () => {
    const { user, shop } = await openStorefront('/cart', withTees);
    await user.click(screen.getByRole('button', { name: 'Remove Cotton Tee' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const undo = await screen.findByRole('button', { name: 'Undo: put Cotton Tee back' });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    const line = await screen.findByTestId('cart-line');
    expect(within(line).getByRole('heading')).toHaveFocus();
    expect(shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
    expect(screen.queryByTestId('removed-line')).not.toBeInTheDocument();
    await shop.cart.settled();
  });
  it('reports that the shop did not respond, and retries on request', async () => {
    const open = await openStorefront('/cart', withTees);
    const { user, shop } = open;
    open.mishap('/api/cart/update', 'lost-before');
    await user.click(screen.getByRole('button', { name: 'More of Cotton Tee' }));
    expect(await screen.findByTestId('bag-unreached')).toBeInTheDocument();
    expect(shop.cart.snapshot.cartItems[0]?.qty).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByTestId('bag-unreached')).not.toBeInTheDocument());
    await shop.cart.settled();
    expect(shop.cart.snapshot.cartItems[0]?.qty).toBe(3);
  });
  it('reports a code that is neither a coupon nor a gift card of the shop', async () => {
    const { user } = await openStorefront('/cart', withTees);
    await user.click(screen.getByRole('button', { name: 'Have a coupon or gift card?' }));
    await user.type(screen.getByLabelText('Coupon or gift card'), 'NOSUCH{Enter}');
    expect(await screen.findByText(/^NOSUCH is not a valid coupon or gift card/)).toBeInTheDocument();
  });
});
