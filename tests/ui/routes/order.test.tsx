import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { OrderResult } from '../../../core/account';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform } from '../../fixtures/platform';
import { signIn as signInAt } from '../../fixtures/signed-in';
import { fillIn, put, accepted } from '../../core/open-shop';
import { address, openStorefront, type OpenStorefront } from '../open-storefront';

interface Ordered extends OpenStorefront {
  readonly key: string;
  readonly number: string;
}

async function ordered(): Promise<Ordered> {
  const open = await openStorefront('/');
  await put(open, 'TEE', 2);
  await fillIn(open);
  const { order_id: key, number } = accepted(await (await open.shop.orders()).place());
  return { ...open, key, number };
}

const go = (path: string) => act(() => window.history.pushState(null, '', path));
const orderPage = (level: string) =>
  waitFor(() => expect(screen.getByTestId('order-page')).toHaveAttribute('data-level', level));

async function move({ fixture, number }: Ordered, change: object): Promise<void> {
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const { token } = await signInAt(fixture, 'mira@vitrine.example');
  await resultOf(fixture.call('POST', `/api/manage/order?token=${token}`, { id: number, ...change }));
}

describe('the order page', () => {
  it('opens completely on the device that ordered, without any input', async () => {
    const { key, number } = await ordered();
    go(`/order/${number}?key=${key}`);
    await orderPage('all');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${number}`);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByTestId('order-line')).toHaveTextContent('2');
    expect(screen.getByTestId('delivery-status')).toBeInTheDocument();
    expect(screen.getByTestId('order-page')).toHaveTextContent('1 Broadway');
  });

  it('shows no address on other devices until its email address is entered, and then everything', async () => {
    const fixture = await openFixturePlatform();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
    const other = await openStorefront(`/order/${number}?key=${order.order_id}`, { fixture });
    await orderPage('link');
    expect(screen.getByTestId('order-page')).not.toHaveTextContent('1 Broadway');
    await other.user.type(screen.getByLabelText(/E-mail address/), 'eve@shop.test');
    await other.user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText(/No order matches this number/)).toBeInTheDocument();
    expect(screen.getByLabelText(/E-mail address/)).toHaveFocus();
    await other.user.clear(screen.getByLabelText(/E-mail address/));
    await other.user.type(screen.getByLabelText(/E-mail address/), 'ada@shop.test');
    await other.user.click(screen.getByRole('button', { name: 'Show everything' }));
    await orderPage('all');
    expect(screen.getByTestId('order-page')).toHaveTextContent('1 Broadway');
  });

  it('opens by number and email address, and becomes its own URL', async () => {
    const { key, number, user } = await ordered();
    go('/order');
    await user.click(await screen.findByRole('button', { name: 'Show the order' }));
    expect(screen.getByLabelText(/Order number/)).toHaveFocus();
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    await user.type(screen.getByLabelText(/Order number/), number);
    await user.type(screen.getByLabelText(/E-mail address/), 'Ada@Shop.test');
    await user.click(screen.getByRole('button', { name: 'Show the order' }));
    await orderPage('all');
    expect(address()).toBe(`/order/${number}?key=${key}`);
  });

  it('shows the status on other devices by number and address, and sends its link to that address', async () => {
    const fixture = await openFixturePlatform();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
    const { user } = await openStorefront('/order', { fixture });
    await user.type(await screen.findByLabelText(/Order number/), number);
    await user.type(screen.getByLabelText(/E-mail address/), 'ada@shop.test');
    await user.click(screen.getByRole('button', { name: 'Show the order' }));
    await orderPage('number');
    expect(screen.getByTestId('order-page')).not.toHaveTextContent('1 Broadway');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    await waitFor(() => expect(screen.getByText(/^We have sent the link/)).toHaveFocus());
    const mails = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'order-link');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(order.order_id)]);
  });

  it('reports an invalid link', async () => {
    await openStorefront('/order/1000001?key=nobodys-order-at-all');
    expect(await screen.findByText(/^This link does not open an order/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Order number/)).toHaveValue('1000001');
  });

  it('cancels the order after a confirmation', async () => {
    const { key, number, user } = await ordered();
    go(`/order/${number}?key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByText('Cancel the whole order?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.getByText(/^Your order is cancelled/)).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it('announces the refund before the cancellation', async () => {
    const open = await ordered();
    await move(open, { paid: true });
    go(`/order/${open.number}?key=${open.key}`);
    await open.user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByText('Cancel the whole order? We refund what you paid.')).toHaveFocus();
  });

  it('reports that it is too late if packing has started meanwhile', async () => {
    const open = await ordered();
    go(`/order/${open.number}?key=${open.key}`);
    await open.user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await move(open, { status: 'AB' });
    await open.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/^This order can no longer be cancelled: it is being packed/)).toHaveFocus();
    expect(screen.getByTestId('delivery-status')).toHaveAttribute('data-state', 'preparing');
  });

  it('returns items by line, and shows the return address', async () => {
    const open = await ordered();
    const { key, number, user } = open;
    await move(open, { status: 'O' });
    go(`/order/${number}?key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: 'Start the return' }));
    expect(screen.getByText('Choose the items to return.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(screen.getByRole('button', { name: 'Start the return' }));
    expect(screen.getByText('Choose a reason.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Why/), 'Too small');
    await user.click(screen.getByRole('button', { name: 'Start the return' }));
    const started = await screen.findByTestId('started-return');
    expect(within(started).getByRole('heading')).toHaveTextContent(`Return ${number}-R1`);
    expect(started).toHaveTextContent('1 ×');
    expect(screen.getByText(/^Your return has started/)).toHaveFocus();
    expect(screen.queryByTestId('return-form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.selectOptions(screen.getByLabelText(/Why/), 'Too small');
    await user.click(screen.getByRole('button', { name: 'Start the return' }));
    await waitFor(() => expect(screen.getAllByTestId('started-return')).toHaveLength(2));
    expect(screen.getByText(/^Your return has started/)).toHaveFocus();
  });

  it('creates an account with one press', async () => {
    const { key, number, user, fixture } = await ordered();
    go(`/order/${number}?key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(
      await screen.findByText('We have e-mailed ada@shop.test. The link in that e-mail opens your account.'),
    ).toBeInTheDocument();
    const kinds = (await fixture.platform.outbox.list('ada@shop.test')).map(({ kind }) => kind);
    expect(kinds).toContain('account');
  });
});
