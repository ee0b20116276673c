import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { put, type OpenShop } from '../../core/open-shop';
import { openFixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { address, openStorefront, type OpenStorefront } from '../open-storefront';

const ADA = 'ada@vitrine.example';
const EVE = 'eve@shop.test';

async function withPeople({ fixture }: OpenShop): Promise<void> {
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  return Promise.resolve();
}

async function open(url = '/'): Promise<OpenStorefront> {
  const front = await openStorefront(url, { prepare: withPeople });
  front.shop.ui.openSignIn();
  await screen.findByRole('dialog', { name: 'Sign in' });
  return front;
}

const contact = () => screen.findByLabelText(/Phone or e-mail/);
const code = () => screen.findByLabelText(/^Code/);
const hasFocus = (field: typeof code) => waitFor(async () => expect(await field()).toHaveFocus());

async function sendCode({ user }: OpenStorefront, to: string): Promise<void> {
  await user.type(await contact(), to);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await code();
}

describe('the sign-in modal (A §2.8)', () => {
  it('signs in with a code that is submitted at its fourth character, and reports what happened to the bag', async () => {
    const front = await openStorefront('/', {
      prepare: async (shop) => {
        await withPeople(shop);
        await put(shop, 'TEE', 2);
      },
    });
    front.shop.ui.openSignIn();
    await hasFocus(contact);
    expect(await contact()).toHaveAttribute('autocomplete', 'username');
    await sendCode(front, ADA);
    await hasFocus(code);
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await front.user.keyboard((await codeFor(front.fixture, ADA)).toLowerCase());
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
    expect(await screen.findByText('Your bag is as you left it.')).toBeInTheDocument();
    expect(front.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });

  it('shows the bonuses of an account, in a shop that awards some (A §2.7, §2.8)', async () => {
    const fixture = await openFixturePlatform();
    const json = { name: 'Vitrine', award_bonuses: true, award_bonuses_amount: 10 };
    const block = { id: 1, identifier: 'cms_settings', title: 'Settings', json };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
    const { shop } = await openStorefront('/', { fixture });
    shop.ui.openSignIn();
    const modal = await screen.findByRole('dialog', { name: 'Sign in' });
    expect(await within(modal).findByText(/10% of what you pay comes back to you as bonuses/)).toBeInTheDocument();
  });

  it('accepts a code that is pasted with surrounding spaces', async () => {
    const front = await open();
    await sendCode(front, ADA);
    const [a, b, c, d] = await codeFor(front.fixture, ADA);
    await front.user.paste(`  ${a}${b} ${c}${d}\n`);
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
  });

  it('shows a wrong code and the remaining attempts only at its field, sends it once, and allows retyping', async () => {
    const front = await open();
    await sendCode(front, ADA);
    await front.user.keyboard('0000');
    const field = await code();
    const text = 'This code is not correct. You have 4 attempts left.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toBeInvalid();
    expect(front.notices).toEqual([]);
    expect((await front.shop.accounts()).snapshot.signIn.resendAt).toBeGreaterThan(0);
    await waitFor(() => expect(field).toHaveFocus());
    const sent = front.requests.length;
    await front.user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(front.requests).toHaveLength(sent);
    await front.user.keyboard(await codeFor(front.fixture, ADA));
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
  });

  it('explains that a new code is needed when no attempt is left, and offers it', async () => {
    const front = await open();
    await sendCode(front, ADA);
    const field = await code();
    for (const wrong of ['0000', '0001', '0010', '0100', '1000']) {
      await front.user.clear(field);
      await front.user.type(field, wrong);
      await waitFor(() => expect(field).toBeInvalid());
    }
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This code is no longer valid. Please request a new one.'),
    );
    const sent = front.requests.length;
    await front.user.clear(field);
    await front.user.type(field, await codeFor(front.fixture, ADA));
    await waitFor(() => expect(field).toBeInvalid());
    expect(front.requests).toHaveLength(sent);
    await front.fixture.clock.advance(60_000);
    await front.user.click(screen.getByRole('button', { name: 'Send the code again' }));
    await waitFor(() => expect(field).not.toBeInvalid());
    await front.user.keyboard(await codeFor(front.fixture, ADA));
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
  });

  it('explains that it opened because of an expired link', async () => {
    await openStorefront('/', {
      prepare: async (shop) => {
        await withPeople(shop);
        await (await shop.shop.accounts()).fastLogin(ADA, 'old');
      },
    });
    expect(await contact()).toHaveValue(ADA);
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'This link is no longer valid. We can send you a new one.',
    );
  });

  it('asks before a link requested by another device signs in, and names the account', async () => {
    const front = await openStorefront('/', { prepare: withPeople });
    await front.fixture.call('GET', `/api/user/get-sms-code?phone=${ADA}`);
    const code = /code=([\w-]+)/.exec((await front.fixture.platform.outbox.list(ADA))[0]?.text ?? '')?.[1] ?? '';
    const accounts = await front.shop.accounts();
    await act(() => accounts.openLink(ADA, code));
    const modal = await screen.findByRole('dialog', { name: 'Is this your account?' });
    expect(modal).toHaveTextContent(
      'This link was requested on another device. It opens the account of ada@vitrine.example.',
    );
    const yes = within(modal).getByRole('button', { name: 'Sign in as ada@vitrine.example' });
    await waitFor(() => expect(yes).toHaveFocus());
    expect(accounts.snapshot.user).toBeNull();
    front.mishap('fast-login', 'lost-before');
    // A press is ignored until the question has been visible long enough.
    await waitFor(async () => {
      if (within(modal).queryByRole('alert') === null) await front.user.click(yes);
      expect(within(modal).getByRole('alert')).toHaveTextContent(/could not be reached/i);
    });
    await front.user.click(yes);
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
    expect(accounts.snapshot.user?.firstname).toBe('Ada');
  });

  it('lets users who do not know the account of a link sign in to their own', async () => {
    const front = await openStorefront('/', { prepare: withPeople });
    const accounts = await front.shop.accounts();
    await act(() => accounts.openLink(ADA, 'SECRET'));
    await front.user.click(await screen.findByRole('button', { name: 'This is not my account' }));
    expect(await contact()).toHaveValue('');
    expect(accounts.snapshot.user).toBeNull();
    expect(front.requests.filter((path) => path.includes('fast-login'))).toEqual([]);
  });

  it('explains offline that signing in needs a network', async () => {
    const front = await open();
    front.network.set(false);
    await front.user.type(await contact(), `${ADA}{Enter}`);
    await waitFor(async () =>
      expect(await contact()).toHaveAccessibleDescription('You are offline. Signing in needs a connection.'),
    );
    expect(front.notices).toEqual([]);
  });

  it('refuses anything but a phone number or email address, and incomplete codes', async () => {
    const front = await open();
    await front.user.type(await contact(), 'eve{Enter}');
    await waitFor(async () =>
      expect(await contact()).toHaveAccessibleDescription('Please enter a phone number or an e-mail address'),
    );
    await front.user.clear(await contact());
    await sendCode(front, EVE);
    await front.user.keyboard('123{Enter}');
    await waitFor(async () => expect(await code()).toBeInvalid());
  });

  it('asks a user without a name for one, goes back a step, and keeps the input', async () => {
    const front = await open();
    await sendCode(front, EVE);
    await front.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await contact()).toHaveValue(EVE);
    await hasFocus(contact);
    const accounts = await front.shop.accounts();
    const came = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(came);
    await accounts.checkCode(await codeFor(front.fixture, EVE), EVE);
    const name = await screen.findByLabelText(/Your name/);
    await front.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(name).toHaveAccessibleDescription('');
    now.mockReturnValue(came + 1000);
    name.focus();
    await front.user.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter your name'));
    now.mockRestore();
    await front.user.type(name, 'Eve Adams{Enter}');
    await waitFor(() => expect(accounts.snapshot.user?.firstname).toBe('Eve'));
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
  });

  it('returns to the pending code after closing or going back, without requesting another', async () => {
    const front = await open();
    await sendCode(front, EVE);
    const codes = async () => (await front.fixture.platform.outbox.list(EVE)).length;
    await front.user.click(screen.getByRole('button', { name: 'Back' }));
    await front.user.click(await screen.findByRole('button', { name: 'Send code' }));
    await hasFocus(code);
    expect(screen.getByTestId('resend-wait')).toBeInTheDocument();
    await front.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
    front.shop.ui.openSignIn();
    expect(await contact()).toHaveValue(EVE);
    await front.user.click(screen.getByRole('button', { name: 'Send code' }));
    await front.user.type(await code(), await codeFor(front.fixture, EVE));
    expect(await screen.findByLabelText(/Your name/)).toBeInTheDocument();
    expect(await codes()).toBe(1);
  });

  it('counts down to another code from 15 seconds', async () => {
    const front = await open();
    await sendCode(front, '+1 212 555 0100');
    expect(screen.getByTestId('resend-wait')).toHaveTextContent(/Send again in 0:1\d/);
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
  });
});

describe('other ways to sign in', () => {
  it('include a password, typed after the known contact', async () => {
    const front = await open();
    const accounts = await front.shop.accounts();
    await accounts.register({ email: EVE, firstname: 'Eve', lastname: 'Adams', password: 'correct horse' });
    await accounts.logout({ silent: true });
    front.shop.ui.openSignIn();
    await front.user.type(await contact(), EVE);
    await front.user.click(screen.getByRole('button', { name: 'Use a password' }));
    const password = await screen.findByLabelText(/^Password/);
    expect(await contact()).toHaveValue(EVE);
    await waitFor(() => expect(password).toHaveFocus());
    await front.user.type(password, 'wrong');
    await front.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect login or password'));
    await waitFor(() => expect(password).toHaveFocus());
    expect(front.notices.filter(({ type }) => type === 'error')).toEqual([]);
    await front.user.clear(password);
    await front.user.type(password, 'correct horse{Enter}');
    await waitFor(() => expect(accounts.snapshot.user?.firstname).toBe('Eve'));
  });

  it('include a new account, signed in at once', async () => {
    const front = await open();
    await front.user.type(await contact(), EVE);
    await front.user.click(screen.getByRole('button', { name: 'Create an account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create an account' });
    const field = (label: RegExp) => within(dialog).getByLabelText(label);
    const send = () => front.user.click(within(dialog).getByRole('button', { name: 'Create an account' }));
    expect(field(/E-mail/)).toHaveValue(EVE);
    await send();
    expect(field(/First name/)).toHaveAccessibleDescription('Please fill this in');
    await front.user.type(field(/First name/), 'Eve');
    await front.user.type(field(/Last name/), 'Adams');
    await front.user.type(field(/^Password/), 'short');
    await send();
    expect(field(/^Password/)).toBeInvalid();
    await front.user.type(field(/^Password/), ' and then longer');
    await send();
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
    expect((await front.shop.accounts()).snapshot.user).toMatchObject({ firstname: 'Eve', email: EVE });
  });

  it('reveal an existing account only to its owner', async () => {
    const front = await open();
    front.shop.ui.openSignIn({ view: 'register', contact: ADA });
    const dialog = await screen.findByRole('dialog', { name: 'Create an account' });
    await front.user.type(within(dialog).getByLabelText(/First name/), 'A');
    await front.user.type(within(dialog).getByLabelText(/Last name/), 'W');
    await front.user.type(within(dialog).getByLabelText(/^Password/), 'correct horse{Enter}');
    expect(await within(dialog).findByText(/We have sent the next steps to ada@vitrine.example/)).toBeInTheDocument();
    await front.user.click(within(dialog).getByRole('button', { name: 'Back' }));
    const first = await within(dialog).findByLabelText(/First name/);
    expect(first).toHaveValue('A');
    expect(within(dialog).getByLabelText(/^Password/)).toHaveValue('');
    await front.user.click(within(dialog).getByRole('button', { name: /Sign in/ }));
    await front.user.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(await screen.findByLabelText(/Last name/)).toHaveValue('W');
    await front.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
    front.shop.ui.openSignIn({ view: 'register' });
    expect(await screen.findByLabelText(/First name/)).toHaveValue('');
  });

  it('refuse a name with an address in it, next to its field', async () => {
    const front = await open();
    front.shop.ui.openSignIn({ view: 'register' });
    const first = await screen.findByLabelText(/First name/);
    const form = within(screen.getByRole('dialog'));
    await front.user.type(first, 'evil.example');
    await front.user.type(form.getByLabelText(/Last name/), 'Adams');
    await front.user.type(form.getByLabelText(/E-mail/), EVE);
    await front.user.type(form.getByLabelText(/^Password/), 'correct horse{Enter}');
    await waitFor(() => expect(first).toHaveAccessibleDescription('Please remove the web or e-mail address'));
    expect(await front.fixture.platform.outbox.list(EVE)).toHaveLength(0);
  });

  it('include an email for a forgotten password, which requires a network (A §8)', async () => {
    const front = await open();
    front.shop.ui.openSignIn({ view: 'forgot-password', contact: ADA });
    const email = within(await screen.findByRole('dialog', { name: 'Forgotten password' })).getByLabelText(/E-mail/);
    front.network.set(false);
    await front.user.type(email, '{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Reset password feature does not work while offline!'),
    );
    front.network.set(true);
    await front.user.type(email, '{Enter}');
    const said = await screen.findByText(/If ada@vitrine.example has an account/);
    await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus());
    expect(await front.fixture.platform.outbox.list(ADA)).toHaveLength(1);
  });
});

describe('the target page of a sign-in (A §4.1)', () => {
  it('is opened after signing in', async () => {
    const front = await open();
    front.shop.ui.openSignIn({ redirect: '/my-account/orders' });
    await sendCode(front, ADA);
    await front.user.keyboard(await codeFor(front.fixture, ADA));
    await waitFor(() => expect(address()).toBe('/my-account/orders'));
  });

  it('is cleared when the modal is closed', async () => {
    const front = await open();
    front.shop.ui.openSignIn({ redirect: '/my-account/orders' });
    await contact();
    await front.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(front.shop.ui.snapshot).toMatchObject({ authElem: null, redirect: null });
    expect(address()).toBe('/');
  });
});
