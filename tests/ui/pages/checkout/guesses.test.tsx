import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setup } from './open-checkout-page';

describe('what looks mistyped in checkout', () => {
  it('is asked about once the field is left, is put right by one press, and is refused by nobody', async () => {
    const { user, actions } = setup();
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await user.clear(email);
    await user.type(email, 'ann@gmial.com');
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
    await user.tab();
    const question = screen.getByRole('button', { name: 'Did you mean ann@gmail.com?' });
    expect(email).toBeValid();
    await user.click(question);
    expect(actions.onPersonal).toHaveBeenLastCalledWith({ emailAddress: 'ann@gmail.com' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });
});
