import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PasskeyList } from '../../../../ui/pages/account/PasskeyList';
import { Speaking } from '../../speaking';

type Props = ComponentProps<typeof PasskeyList>;
const PHONE = {
  id: '2',
  name: 'My phone',
  added_at: '2026-03-02T09:30:00.000Z',
  used_at: null,
  is_synced: true,
  is_here: true,
};

function open(more: Partial<Props> = {}) {
  const done = () => Promise.resolve(undefined);
  const props: Props = {
    list: { items: [PHONE], max: 10, may_change: true },
    canMake: true,
    said: '',
    onAdd: vi.fn<Props['onAdd']>(done),
    onRename: vi.fn<Props['onRename']>(done),
    onRemove: vi.fn<Props['onRemove']>(done),
    ...more,
  };
  render(<PasskeyList {...props} />, { wrapper: Speaking });
  return { props, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the passkeys of an account', () => {
  it('are named before the browser creates one, and by keyboard only', async () => {
    const { props, user } = open();
    await user.click(button('Add a passkey'));
    const field = screen.getByRole('textbox', { name: /Name of the passkey/ });
    expect(field).toHaveFocus();
    await user.keyboard('Laptop{Enter}');
    expect(props.onAdd).toHaveBeenCalledWith('Laptop');
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it('require a name, and keep the form if the shop refuses', async () => {
    const { props, user } = open({ onRename: () => Promise.resolve('Not this name.') });
    await user.click(button('Rename My phone'));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a name/);
    await user.keyboard('Key{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Not this name/));
    await user.click(button('Cancel'));
    expect(props.onAdd).not.toHaveBeenCalled();
  });

  it('are removed after a confirmation, which stays with the reason if the shop refuses', async () => {
    const { user } = open({ onRemove: () => Promise.resolve('Please sign in again.') });
    await user.click(button('Remove My phone'));
    const question = await screen.findByRole('dialog', { name: 'Remove the passkey “My phone”?' });
    await user.click(button('Remove'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again.');
    expect(question).toBeInTheDocument();
  });

  it('cannot be changed if the shop forbids it, nor added beyond the limit', () => {
    open({ list: { items: [PHONE], max: 1, may_change: true } });
    expect(screen.getByText(/You have 1 passkeys, the maximum/)).toBeInTheDocument();
    open({ list: { items: [], max: 10, may_change: false } });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
