import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillIn, put, type OpenShop } from '../../core/open-shop';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { codeFor, signIn } from '../../fixtures/signed-in';
import { openStorefront } from '../open-storefront';

vi.setConfig({ testTimeout: 30_000 });

const ADA = 'ada@shop.test';

async function secondTime(open: OpenShop, query = ''): Promise<void> {
  const { fixture, shop } = open;
  await fixture.platform.catalogue.writeCoupons([
    { code: 'HELLO', kind: 'percent', value: '10', source: 'test', first_order_only: true },
  ]);
  const token = await cartWith(fixture, [{ sku: 'CAP' }]);
  await resultOf(fixture.call('POST', `/api/order${query}`, await orderOf(fixture, token)));
  await put(open, 'TEE', 2);
  expect(await shop.cart.applyCoupon('HELLO')).toBe(true);
}

async function filledIn(open: OpenShop): Promise<void> {
  await secondTime(open);
  await fillIn(open);
  await open.shop.cart.settled();
}

const refused = () => screen.getByTestId('coupon-refused');
const said = () => waitFor(() => expect(refused()).toHaveTextContent(/^The coupon HELLO is only for a first order/));
const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

describe('a coupon that the shop refuses when the order is placed', () => {
  it('stays marked as refused next to it and above the button while it is in the bag, announced, and without a notice', async () => {
    const open = await openStorefront('/checkout', { prepare: filledIn });
    await open.user.click(await screen.findByTestId('place-order'));
    await said();
    expect(refused()).toHaveAttribute('role', 'alert');
    expect(screen.getByText('The coupon HELLO cannot be used for this order.')).toBeInTheDocument();
    expect(open.notices.map(({ code }) => code)).toEqual(['product-added']);
    await open.user.click(screen.getByRole('button', { name: 'Remove coupon HELLO' }));
    await waitFor(() => expect(refused()).toBeEmptyDOMElement());
    expect(await ordersOf(open)).toBe(1);
  });

  it('is ignored from then on: total and button are those of the order without it, which the next press places', async () => {
    const open = await openStorefront('/checkout', { prepare: filledIn });
    const button = await screen.findByTestId('place-order');
    const before = button.textContent;
    expect(screen.getByTestId('checkout-totals')).toHaveTextContent('Discount');
    await open.user.click(button);
    await said();
    const total = /without the coupon, for (\S+)\.$/.exec(refused().textContent)?.[1] ?? 'none';
    expect(screen.getByTestId('checkout-totals')).toHaveTextContent(total);
    expect(screen.getByTestId('checkout-totals')).not.toHaveTextContent('Discount');
    expect(button).toHaveTextContent(total);
    expect(button.textContent).not.toBe(before);
    await open.user.click(button);
    await waitFor(() => expect(screen.getByTestId('thank-you')).toHaveAttribute('data-state', 'placed'));
    expect(screen.getByTestId('thank-you')).toHaveTextContent(total);
    expect(await ordersOf(open)).toBe(2);
  });

  it('is reset when another user orders: their order may be a first one', async () => {
    const open = await openStorefront('/checkout', { prepare: filledIn });
    await open.user.click(await screen.findByTestId('place-order'));
    await said();
    await open.user.type(screen.getByLabelText(/^E-mail \(/), 'x');
    expect(refused()).toBeEmptyDOMElement();
  });
});

describe('a coupon of an existing bag', () => {
  it('is validated once its customer has signed in with a code, and not while a guest only types the address', async () => {
    const open = await openStorefront('/checkout', {
      prepare: async (shop) => {
        await secondTime(shop, `?token=${(await signIn(shop.fixture, ADA)).token}`);
        await shop.fixture.clock.advance(60_000);
      },
    });
    await open.user.type(await screen.findByLabelText(/^E-mail \(/), ADA);
    await open.user.tab();
    await open.shop.cart.settled();
    expect(refused()).toBeEmptyDOMElement();
    const accounts = await open.shop.accounts();
    await accounts.requestCode(ADA);
    await accounts.checkCode(await codeFor(open.fixture, ADA));
    await said();
  });
});
