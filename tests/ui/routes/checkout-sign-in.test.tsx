import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { put } from '../../core/open-shop';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { codeFor } from '../../fixtures/signed-in';
import { openStorefront } from '../open-storefront';

const ADA = 'ada@vitrine.example';

async function openCheckout() {
  const front = await openStorefront('/checkout', {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await put(shop, 'TEE', 2);
    },
  });
  const field = (label: RegExp) => screen.findByLabelText(label);
  const signIn = async () => {
    const accounts = await front.shop.accounts();
    await accounts.requestCode(ADA);
    return accounts.checkCode(await codeFor(front.fixture, ADA));
  };
  return { ...front, field, signIn };
}

async function change(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
}

describe('signing in within checkout', () => {
  it('is offered above the form, opens the modal over it, and keeps the input and the bag', async () => {
    const { user, shop, field, signIn } = await openCheckout();
    await user.type(await field(/^First name/), 'Augusta');
    await user.type(await field(/^(Address|Street)\b/), '1 Broadway');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
    await signIn();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull());
    expect(await field(/^First name/)).toHaveValue('Augusta');
    expect(await field(/^(Address|Street)\b/)).toHaveValue('1 Broadway');
    expect(shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });

  it("offers the account's name and addresses with one press each; typed input is kept and can be restored", async () => {
    const { user, field, signIn } = await openCheckout();
    await user.type(await field(/^First name/), 'Augusta');
    await user.type(await field(/^(Address|Street)\b/), '1 Broadway');
    const { addresses } = await signIn();
    const [home] = addresses;
    await user.click(await screen.findByRole('button', { name: 'Use Ada Whitfield' }));
    expect(screen.getByLabelText(/^First name/)).toHaveFocus();
    expect(await field(/^First name/)).toHaveValue('Augusta');
    expect(await field(/^Last name/)).toHaveValue('Whitfield');
    expect(await field(/^E-mail \(/)).toHaveValue(ADA);
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await user.click(screen.getByRole('radio', { name: new RegExp(home?.street[0] ?? '-') }));
    expect(await field(/^(Address|Street)\b/)).toHaveValue(home?.street[0]);
    expect(await field(/^City/)).toHaveValue(home?.city);
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    expect(await field(/^(Address|Street)\b/)).toHaveValue('1 Broadway');
  });

  it('offers name and address of an earlier guest order with one press, to users who have confirmed its email address', async () => {
    const mail = 'ada@shop.test';
    const front = await openStorefront('/checkout', {
      prepare: async (shop) => {
        await resultOf(
          shop.fixture.call(
            'POST',
            '/api/order',
            await orderOf(shop.fixture, await cartWith(shop.fixture, [{ sku: 'CAP' }])),
          ),
        );
        await put(shop, 'TEE', 2);
      },
    });
    const field = (label: RegExp) => screen.findByLabelText(label);
    expect(await field(/^City/)).toHaveValue('');
    const accounts = await front.shop.accounts();
    await accounts.requestCode(mail);
    await accounts.checkCode(await codeFor(front.fixture, mail));
    const last = await screen.findByRole('radio', { name: /1 Broadway, New York/ });
    expect(await field(/^City/)).toHaveValue('');
    await front.user.click(last);
    await waitFor(() => expect(screen.getByTestId('chosen-address')).toHaveTextContent('Ada Byron1 BroadwayNew York'));
    expect(await field(/^First name/)).toHaveValue('Ada');
    expect(await field(/^E-mail \(/)).toHaveValue(mail);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Use / })).toBeNull());
  });

  it('shows three of many addresses saved on another device, including the selected one, and all behind a button', async () => {
    const { user, shop, field, signIn } = await openCheckout();
    const { addresses } = await signIn();
    const [home] = addresses;
    if (home === undefined) throw new Error('No address');
    await change(user);
    await screen.findByRole('radio', { name: 'Another address' });
    const yards = Array.from({ length: 19 }, (_, index) => ({ ...home, street: [`${index + 1} Yard`] }));
    await (await shop.accounts()).update({ addresses: [...yards.slice(0, 6), home, ...yards.slice(6)] });
    const shown = () =>
      screen
        .getAllByRole('radio', { name: /New York|Another address/ })
        .map((one) => one.closest('label')?.textContent);
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(shown()[2]).toContain(home.street[0]);
    expect(await field(/^(Address|Street)\b/)).toHaveValue(home.street[0]);
    const all = screen.getByRole('button', { name: 'Show all 20 addresses' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    expect(shown()).toHaveLength(21);
    expect(screen.getByRole('radio', { name: /^3 Yard/ })).toHaveFocus();
    expect(all).not.toBeInTheDocument();
  });

  it('fills in the name and default address of the account unless the shopper typed something, and both stay editable', async () => {
    const { user, field, signIn } = await openCheckout();
    expect(await field(/^(Address|Street)\b/)).toHaveValue('');
    const { addresses } = await signIn();
    const [home] = addresses;
    await waitFor(() => expect(screen.getByTestId('chosen-address')).toHaveTextContent(home?.street[0] ?? '-'));
    expect(screen.queryByLabelText(/^(Address|Street)\b/)).toBeNull();
    await change(user);
    expect(screen.getByRole('radio', { name: new RegExp(home?.street[0] ?? '-') })).toHaveFocus();
    expect(screen.getByLabelText(/^(Address|Street)\b/)).toHaveValue(home?.street[0]);
    expect(await field(/^First name/)).toHaveValue('Ada');
    expect(await field(/^E-mail \(/)).toHaveValue(ADA);
    expect(screen.getByRole('radio', { name: new RegExp(home?.street[0] ?? '-') })).toBeChecked();
    await user.clear(await field(/^(Address|Street)\b/));
    await user.type(await field(/^(Address|Street)\b/), '1 Broadway');
    await user.clear(await field(/^First name/));
    expect(await field(/^(Address|Street)\b/)).toHaveValue('1 Broadway');
    expect(await field(/^First name/)).toHaveValue('');
  });
});
