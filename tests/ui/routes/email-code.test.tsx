import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeFor } from '../../fixtures/signed-in';
import { signIn } from '../../core/sign-in';
import { openStorefront } from '../open-storefront';

it('another contact email is confirmed by the code sent there, and a wrong code keeps the focus', async () => {
  const { user, shop, fixture } = await openStorefront('/my-account/edit', {
    prepare: (open) => signIn(open, 'eve@shop.test').then(() => undefined),
  });
  await screen.findByRole('heading', { name: 'Addresses' });
  const email = document.querySelector<HTMLInputElement>('#profile-email')!;
  await user.clear(email);
  await user.type(email, 'post@shop.test');
  await user.type(document.querySelector<HTMLInputElement>('#profile-firstname')!, 'Eve');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  const form = within(await screen.findByTestId('email-code'));
  const code = form.getByLabelText('Code');
  expect(code).toHaveFocus();
  const accounts = await shop.accounts();
  expect(accounts.snapshot.user).toMatchObject({ email: 'eve@shop.test', pending_email: 'post@shop.test' });
  await user.type(code, 'AAAA');
  await user.click(form.getByRole('button', { name: 'Confirm address' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/));
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, await codeFor(fixture, 'post@shop.test'));
  await user.click(form.getByRole('button', { name: 'Confirm address' }));
  await waitFor(() => expect(accounts.snapshot.user).toMatchObject({ email: 'post@shop.test' }));
  expect(screen.queryByTestId('email-code')).toBeNull();
});
