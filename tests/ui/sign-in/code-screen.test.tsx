import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeScreen } from '../../../ui/sign-in/CodeScreen';
import { renderPage } from '../render-page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(isEmail: boolean) {
  const actions = {
    onCheck: vi.fn(() => Promise.resolve(undefined)),
    onResend: vi.fn(() => Promise.resolve(undefined)),
    onCall: vi.fn(() => Promise.resolve({ field: 'code', text: 'The call could not be requested.' })),
    onBack: vi.fn(),
  };
  const contact = isEmail ? 'eve@shop.test' : '+1 212 555 0100';
  renderPage(<CodeScreen {...{ contact, isEmail, resendAt: Date.now() + 15_000 }} {...actions} />);
  return actions;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('a requested call (A §2.8, §9)', () => {
  const PHONE = '+1 212 555 0100';
  it('is confirmed on its button, which is disabled until its time is over, and keeps the typed code', async () => {
    const actions = { onCheck: vi.fn(), onResend: vi.fn(), onBack: vi.fn() };
    const onCall = vi.fn(() => Promise.resolve(undefined));
    const screenAt = (callAt: number) => (
      <CodeScreen contact={PHONE} isEmail={false} resendAt={0} callAt={callAt} onCall={onCall} {...actions} />
    );
    const { rerender } = renderPage(screenAt(0));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'AB' } });
    await press('Call me instead');
    rerender(screenAt(Date.now() + 15_000));
    expect(screen.getByRole('button', { name: 'Call requested' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(`We will call ${PHONE}.`);
    expect(field).toHaveValue('AB');
    expect(field).toHaveFocus();
    await pass(15_000);
    expect(screen.getByRole('button', { name: 'Call me instead' })).toBeEnabled();
    expect(onCall).toHaveBeenCalledOnce();
  });
});

describe('the code step (A §4.1, §9)', () => {
  it('asks for the whole code before it is sent', async () => {
    const { onCheck } = open(true);
    for (const value of ['', 'AB3']) {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      await press('Sign in');
      await pass(100);
      expect(screen.getByText('Enter all four characters of the code')).toBeInTheDocument();
    }
    expect(onCheck).not.toHaveBeenCalled();
  });
  it('offers another code after a visible countdown of 15 seconds that is not read out', async () => {
    const { onResend } = open(true);
    expect(screen.getByTestId('resend-wait')).toHaveTextContent('Send again in 0:15');
    expect(screen.getByTestId('resend-wait').closest('[aria-live], [role=status]')).toBeNull();
    await pass(14_000);
    expect(screen.getByTestId('resend-wait')).toHaveTextContent('Send again in 0:01');
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull();
    await pass(1000);
    await press('Send the code again');
    expect(onResend).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way.');
  });

  it('empties and focuses the field after another code was requested', async () => {
    open(true);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'OLD' } });
    await pass(15_000);
    await press('Send the code again');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('offers a call for a phone, and none for an email address', async () => {
    open(true);
    await pass(15_000);
    expect(screen.queryByRole('button', { name: 'Call me instead' })).toBeNull();
  });

  it('shows next to the field that a call cannot be requested', async () => {
    open(false);
    await pass(15_000);
    await press('Call me instead');
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('The call could not be requested.');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('submits four characters once, ignoring surrounding characters', async () => {
    const { onCheck } = open(true);
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: ' AB-3K 9' } });
    await pass(0);
    expect(onCheck.mock.calls).toEqual([['AB3K']]);
    expect(screen.getByLabelText(/^Code/)).toHaveValue('AB3K');
  });
});
