import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { signIn } from '../../core/sign-in';
import { address, openStorefront } from '../open-storefront';

describe('the pages of the account (A §2.1)', () => {
  it.each(['/my-account', '/my-account/edit', '/my-account/orders', '/my-account/orders/17'])(
    '%s asks a guest to sign in and returns to the page afterwards',
    async (path) => {
      const { user, shop } = await openStorefront(path);
      await user.click(await screen.findByRole('button', { name: 'Sign in' }));
      expect(shop.ui.snapshot).toMatchObject({ authElem: { view: 'login' }, redirect: path });
    },
  );

  it('tell a guest the benefits of an account, and let them create one', async () => {
    const { user, shop } = await openStorefront('/my-account');
    const gains = await screen.findByRole('region', { name: 'What an account gives you' });
    expect(gains).toHaveTextContent('Your bag on every device');
    expect(screen.getByRole('link', { name: 'Find that order' })).toHaveAttribute('href', '/order');
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(shop.ui.snapshot).toMatchObject({ authElem: { view: 'register' }, redirect: '/my-account' });
  });

  it('name their owner, and signing out leads to the home page (A §4.3)', async () => {
    const { user, shop } = await openStorefront('/my-account', {
      prepare: async (open) => {
        await seedPeople(open.fixture.platform.people, { now: open.fixture.clock.now() });
        await signIn(open, 'ada@vitrine.example');
      },
    });
    expect(await screen.findByText('Signed in as Ada Whitfield')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(shop.routing.page?.name).toBe('home'));
  });

  it('/create-password says immediately that a link has expired', async () => {
    const reset = { email: 'ada@vitrine.example', token: 'old' };
    const { user, shop } = await openStorefront('/create-password', { arrival: { reset } });
    await user.click(await screen.findByRole('button', { name: 'Request a new link' }));
    expect(screen.getByText('This link has expired or is incomplete. Request a new one.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(shop.ui.snapshot.authElem).toMatchObject({ view: 'forgot-password', contact: reset.email });
  });

  it('/create-password without a token offers a new link', async () => {
    const { user, shop } = await openStorefront('/create-password');
    await user.click(await screen.findByRole('button', { name: 'Request a new link' }));
    expect(shop.ui.snapshot.authElem).toMatchObject({ view: 'forgot-password' });
  });
});
