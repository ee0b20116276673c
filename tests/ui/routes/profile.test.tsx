import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { OrderAddress } from '../../../core/account';
import { codeFor } from '../../fixtures/signed-in';
import { openShop, type OpenShop } from '../../core/open-shop';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

async function open(
  contact = 'ada@vitrine.example',
  before: (shop: OpenShop) => Promise<void> = () => Promise.resolve(),
) {
  const open = await openStorefront('/my-account/edit', {
    prepare: async (shop) => {
      await seedPeople(shop.fixture.platform.people, { now: shop.fixture.clock.now() });
      await signIn(shop, contact);
      await before(shop);
    },
  });
  await screen.findByRole('heading', { name: 'Addresses' });
  const accounts = await open.shop.accounts();
  return { ...open, accounts };
}

describe('the profile (A §2.1, §5)', () => {
  it('saves name and email, and confirms it', async () => {
    const { user, accounts } = await open();
    const name = screen.getByRole('textbox', { name: 'Last name' });
    await user.clear(name);
    await user.type(name, 'Byron');
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    await screen.findByText('Account data has successfully been updated');
    expect(accounts.snapshot.user?.lastname).toBe('Byron');
    expect(screen.getByText('+12125550110', { selector: 'dd' })).toBeInTheDocument();
  });

  it('lists sessions, ends one, and moves focus to the heading', async () => {
    const { user, accounts } = await open('ada@vitrine.example', async (elsewhere) => {
      await elsewhere.fixture.clock.advance(60_000);
      const phone = 'ada@vitrine.example';
      await elsewhere.fixture.call('GET', `/api/user/get-sms-code?phone=${phone}`);
      const code = await codeFor(elsewhere.fixture, phone);
      await elsewhere.fixture.platform.fetch(
        new Request(`http://shop.test/api/user/check-sms-code?phone=${phone}&code=${code}`, {
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
        }),
      );
    });
    const heading = await screen.findByRole('heading', { name: 'Where you are signed in' });
    const list = within(screen.getByTestId('sessions'));
    expect(list.getByText('Firefox, Linux')).toBeInTheDocument();
    expect(list.getByText(/This device/)).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Sign out: Firefox, Linux' }));
    expect(await list.findByText('Device signed out.')).toHaveAttribute('role', 'status');
    expect(list.queryByText('Firefox, Linux')).toBeNull();
    expect(heading).toHaveFocus();
    expect(await accounts.sessions()).toMatchObject([{ is_current: true }]);
  });

  it('keeps the input if it cannot be saved, and shows the errors', async () => {
    const { user, shop } = await open();
    const [email] = screen.getAllByLabelText('E-mail');
    if (email === undefined) throw new Error('No field');
    await user.clear(email);
    await user.type(email, 'not an address');
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveFocus();
    expect(email).toHaveValue('not an address');
    expect(await shop.accounts()).toHaveProperty('snapshot.user.email', 'ada@vitrine.example');
  });

  it('shows next to the button that nothing was saved offline, and keeps the input and the addresses', async () => {
    const { user, accounts, network, ...front } = await open();
    network.set(false);
    front.mishap('/api/user/update', 'lost-before');
    front.mishap('/api/user/update', 'lost-before');
    const name = screen.getByRole('textbox', { name: 'Last name' });
    await user.clear(name);
    await user.type(name, 'Byron');
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(await screen.findByText(/^You are offline, so nothing was saved/)).toHaveAttribute('role', 'alert');
    expect(name).toHaveValue('Byron');
    await user.click(screen.getByRole('button', { name: /^Remove: 48 Mercer/ }));
    expect(await screen.findByText(/^You are offline, so your addresses were not changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Remove: 48 Mercer/ })).toBeInTheDocument();
    expect(screen.queryByText(/ENOTFOUND/)).not.toBeInTheDocument();
    network.set(true);
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    await waitFor(() => expect(accounts.snapshot.user?.lastname).toBe('Byron'));
    expect(screen.queryByText(/^You are offline, so nothing/)).not.toBeInTheDocument();
  });

  it('shows the sign-in address next to a different email, and asks for a code whoever has that address', async () => {
    const { user } = await open();
    const [email] = screen.getAllByLabelText('E-mail');
    if (email === undefined) throw new Error('No field');
    expect(email).not.toHaveAccessibleDescription();
    await user.clear(email);
    await user.type(email, 'vincent@vitrine.example');
    expect(email).toHaveAccessibleDescription(
      'We send e-mails to this address. You still sign in with ada@vitrine.example.',
    );
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(await screen.findByText(/vincent@vitrine\.example/)).toBeInTheDocument();
    expect(screen.queryByText('This e-mail address cannot be used here')).not.toBeInTheDocument();
  });

  it('adds an address validated as in checkout, makes it the default, removes and restores it, with focus on the next step', async () => {
    const { user, accounts } = await open();
    const streets = () => accounts.snapshot.user?.addresses.map(({ street }) => street.join());
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('form', { name: 'New address' }));
    await user.type(form.getByLabelText(/^(Address|Street)\b/), '7 Yard');
    await user.type(form.getByLabelText(/^City/), 'Berlin');
    await waitFor(() => expect(form.getByRole('option', { name: 'Germany' })).toBeInTheDocument());
    await user.selectOptions(form.getByLabelText(/^Country/), 'DE');
    await user.type(form.getByLabelText(/^Phone/), '1');
    await user.type(form.getByLabelText(/^Postcode/), '1');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByLabelText(/^Postcode/)).toHaveAttribute('aria-invalid', 'true');
    expect(streets()).toHaveLength(1);
    await user.type(form.getByLabelText(/^Postcode/), '0115');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(streets()).toEqual(['48 Mercer Street', '7 Yard']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change: 7 Yard, Berlin' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Make default: 7 Yard, Berlin' }));
    await waitFor(() => expect(streets()).toEqual(['7 Yard', '48 Mercer Street']));
    await user.click(screen.getByRole('button', { name: 'Remove: 7 Yard, Berlin' }));
    await waitFor(() => expect(streets()).toEqual(['48 Mercer Street']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo: 7 Yard, Berlin' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo: 7 Yard, Berlin' }));
    await waitFor(() => expect(streets()).toEqual(['7 Yard', '48 Mercer Street']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change: 7 Yard, Berlin' })).toHaveFocus());
    expect(screen.queryByTestId('removed-address')).not.toBeInTheDocument();
  });

  it('keeps each address in place: a new default, a removed one with its own undo, and a new one', async () => {
    const { user, accounts } = await open();
    const home = accounts.snapshot.user?.addresses[0];
    if (home === undefined) throw new Error('No address');
    const at = (number: number): OrderAddress => ({ ...home, street: [`${number} Yard`] });
    await accounts.update({ addresses: [1, 2, 3, 4].map(at) });
    const seen = () =>
      Array.from(screen.getByRole('region', { name: 'Addresses' }).querySelectorAll('li'), ({ textContent }) => {
        const [yard = ''] = textContent.match(/\d Yard/) ?? [];
        return textContent.includes('Undo') ? `${yard} gone` : yard;
      });
    const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(seen()).toHaveLength(4));
    await press(/^Make default: 3 Yard/);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change: 3 Yard/ })).toHaveFocus());
    expect(accounts.snapshot.user?.addresses[0]).toEqual(at(3));
    await press(/^Remove: 2 Yard/);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Undo: 2 Yard/ })).toHaveFocus());
    await press(/^Remove: 1 Yard/);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Undo: 1 Yard/ })).toHaveFocus());
    await accounts.changeAddresses({ kind: 'add', address: at(5) });
    await waitFor(() => expect(seen()).toEqual(['1 Yard gone', '2 Yard gone', '3 Yard', '4 Yard', '5 Yard']));
    await press(/^Undo: 2 Yard/);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change: 2 Yard/ })).toHaveFocus());
    expect(seen()).toEqual(['1 Yard gone', '2 Yard', '3 Yard', '4 Yard', '5 Yard']);
    expect(accounts.snapshot.user?.addresses).toContainEqual(at(2));
  });

  it('reloads the addresses when opened, and adds to those of another device', async () => {
    const { user, accounts } = await open('ada@vitrine.example', async (shop) => {
      const other = await openShop({ fixture: shop.fixture });
      await signIn(other, 'ada@vitrine.example');
      const elsewhere = await other.shop.accounts();
      const [home] = elsewhere.snapshot.user?.addresses ?? [];
      if (home === undefined) throw new Error('No address');
      await elsewhere.update({ addresses: [home, { ...home, street: ['7 Yard'] }] });
      other.shop.dispose();
    });
    expect(await screen.findByRole('button', { name: /^Change: 7 Yard/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Make default: 7 Yard/ }));
    await waitFor(() => expect(accounts.snapshot.user?.addresses.map(({ street }) => street.join())[0]).toBe('7 Yard'));
  });

  it('keeps the form of an address that is changed elsewhere, reports it, and saves it as a new one', async () => {
    let fixture: OpenShop['fixture'] | undefined;
    const { user, accounts } = await open('ada@vitrine.example', (shop) => {
      ({ fixture } = shop);
      return Promise.resolve();
    });
    const [home] = accounts.snapshot.user?.addresses ?? [];
    if (home === undefined || fixture === undefined) throw new Error('No address');
    await user.click(screen.getByRole('button', { name: /^Change: 48 Mercer/ }));
    const street = await screen.findByLabelText(/^(Address|Street)\b/);
    await user.clear(street);
    await user.type(street, '9 Yard');
    const other = await openShop({ fixture });
    await signIn(other, 'ada@vitrine.example');
    await (await other.shop.accounts()).update({ addresses: [{ ...home, street: ['8 Yard'] }] });
    other.shop.dispose();
    await user.click(screen.getByRole('form').querySelector('[type=submit]')!);
    expect(await screen.findByText(/^This address was changed on another device/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^(Address|Street)\b/)).toHaveValue('9 Yard');
    expect(screen.getByRole('form', { name: 'New address' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Change: 8 Yard/ })).toBeInTheDocument();
  });

  it("starts a new address in the store's country if none is known, with its states to choose from", async () => {
    const { user, accounts } = await open('nobody-yet@shop.test');
    expect(accounts.snapshot.user).toMatchObject({ country: null, addresses: [] });
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('form', { name: 'New address' }));
    expect(form.getByLabelText(/^Country/)).toHaveValue('US');
    expect(await form.findByRole('option', { name: 'Massachusetts' })).toBeInTheDocument();
  });

  it('sets a first password, asks for the current one before a new one, and shows why the shop refuses it (A §8)', async () => {
    const { user } = await open();
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^New password/), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Set a password' }));
    expect(await screen.findByText('Password has successfully been changed')).toBeInTheDocument();
    await user.type(await screen.findByLabelText(/^Current password/), 'wrong');
    await user.type(screen.getByLabelText(/^New password/), 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getAllByText('The current password is not correct').length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^New password/)).toHaveValue('battery staple');
  });

  it('rejects an invalid photo', async () => {
    const { accounts } = await open();
    const input = screen.getByLabelText('Choose a photo');
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.gif', { type: 'image/gif' })] } });
    expect(await screen.findByText('me.gif is not a JPEG, PNG or WebP picture.')).toBeInTheDocument();
    expect(accounts.snapshot.user?.photo).toBeNull();
  });
});

describe('acting as another user (A §4.3)', () => {
  it('is shown on the page, with a way to return', async () => {
    const { user, shop, accounts } = await open('mira@vitrine.example');
    expect(screen.queryByTestId('acting-as')).not.toBeInTheDocument();
    await accounts.loginAsUser('ada@vitrine.example');
    expect(await screen.findByTestId('acting-as')).toHaveTextContent('You are acting as Ada Whitfield');
    await user.click(await screen.findByRole('button', { name: 'Return to Mira Okafor' }));
    await waitFor(() => expect(screen.queryByTestId('acting-as')).not.toBeInTheDocument());
    expect((await shop.accounts()).snapshot.user?.firstname).toBe('Mira');
  });
});
