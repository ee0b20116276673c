import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { codeFor } from '../../fixtures/signed-in';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

const QUARTER_MS = 15 * 60 * 1000;

async function open(contact: string) {
  const open = await openStorefront('/my-account/edit', {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, contact);
    },
  });
  const part = within(await screen.findByTestId('your-data'));
  return { ...open, part, accounts: await open.shop.accounts() };
}

describe('one’s own data', () => {
  it('deletes the account after confirmation, opens the home page, and leaves nothing on the device', async () => {
    const { user, part, accounts, shop } = await open('eve@shop.test');
    await shop.wishlist.add((await shop.catalogue.search({ text: 'cap' })).items[0]!);
    await user.click(part.getByRole('button', { name: 'Delete my account' }));
    expect(await part.findByRole('heading', { name: 'Delete my account' })).toHaveFocus();
    await user.click(part.getByRole('button', { name: 'Delete permanently' }));
    const tick = part.getByRole('checkbox', { name: /cannot be undone/ });
    expect(tick).toHaveFocus();
    expect(tick).toHaveAccessibleDescription('Tick the box to continue.');
    expect(accounts.snapshot.user).not.toBeNull();
    await user.click(tick);
    await user.click(part.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Your account is deleted. You will receive a confirmation.')).toBeInTheDocument();
    expect(accounts.snapshot.user).toBeNull();
    expect(shop.wishlist.snapshot.items).toEqual([]);
    await waitFor(() => expect(shop.routing.page?.route.path).toBe('/'));
  });

  it('names what prevents the deletion, and offers nothing else', async () => {
    const { user, part } = await open('mira@vitrine.example');
    await user.click(part.getByRole('button', { name: 'Delete my account' }));
    expect(await part.findByText(/You have a staff role \(manager\)/)).toBeInTheDocument();
    expect(part.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Close' }));
    expect(part.getByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
  });

  it('asks users to sign in again if their sign-in is old, and then continues', async () => {
    const { user, part, accounts, fixture } = await open('eve@shop.test');
    await fixture.clock.advance(QUARTER_MS + 1000);
    await user.click(part.getByRole('button', { name: 'Delete my account' }));
    await user.click(await part.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await accounts.requestCode('eve@shop.test');
    await accounts.checkCode(await codeFor(fixture, 'eve@shop.test'));
    expect(await part.findByRole('checkbox', { name: /cannot be undone/ })).toBeInTheDocument();
  });

  it('is hidden from staff who act as a user', async () => {
    const { accounts } = await open('mira@vitrine.example');
    await accounts.loginAsUser('ada@vitrine.example');
    await screen.findByText('You are acting as Ada Whitfield');
    await waitFor(() => expect(screen.queryByTestId('your-data')).toBeNull());
  });
});
