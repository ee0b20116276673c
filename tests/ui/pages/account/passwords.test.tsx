import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreatePassword } from '../../../../ui/pages/account/CreatePassword';
import { PasswordForm } from '../../../../ui/pages/account/PasswordForm';
import { renderPage } from '../../render-page';

const SHORT = 'Please choose a password of at least 8 characters';
const REFUSED = 'The current password is not correct';

describe('a refused password', () => {
  it('focuses its field in the profile, with the reason, each time', async () => {
    const { user } = renderPage(<PasswordForm hasPassword onChange={() => Promise.resolve(REFUSED)} />);
    const change = screen.getByRole('button', { name: 'Change password' });
    const wanted = screen.getByLabelText(/^New password/);
    await user.click(change);
    expect(wanted).toHaveFocus();
    expect(wanted).toHaveAccessibleDescription(SHORT);
    await user.type(wanted, 'battery staple');
    for (const _ of ['once', 'again']) {
      await user.click(change);
      const current = screen.getByLabelText(/^Current password/);
      await waitFor(() => expect(current).toHaveFocus());
      expect(current).toHaveAccessibleDescription(REFUSED);
    }
    expect(wanted).toHaveValue('battery staple');
  });

  it('does so behind an emailed link too', async () => {
    const refuse = () => Promise.resolve({ field: 'password', text: SHORT });
    const { user } = renderPage(<CreatePassword link="good" email="ada@vitrine.example" onSave={refuse} />);
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    const password = screen.getByLabelText(/^Password/);
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveAccessibleDescription(SHORT);
  });
});
