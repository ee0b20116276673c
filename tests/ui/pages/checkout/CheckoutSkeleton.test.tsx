import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckoutSkeleton } from '../../../../ui/pages/checkout/CheckoutSkeleton';
import { renderPage } from '../../render-page';

function Page() {
  const [ready, setReady] = useState(false);
  return (
    <>
      <button onClick={() => setReady(true)}>ready</button>
      <main id="content" tabIndex={-1}>
        {ready ? <input aria-label="Name" /> : <CheckoutSkeleton />}
      </main>
      <footer>
        <a href="/privacy">Privacy</a>
      </footer>
    </>
  );
}

describe('checkout while its code is loading', () => {
  it('is marked busy, with the heading of the page', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.getByTestId('checkout-loading')).toHaveAttribute('aria-busy', 'true');
  });
  it('is a tab stop, so that Tab does not lead into the footer, and leads to the first field then', async () => {
    const { user } = renderPage(<Page />);
    const button = screen.getByRole('button', { name: 'ready' });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('status')).toHaveFocus();
    button.click();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(document.getElementById('content')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
  it('takes no focus from other elements', async () => {
    renderPage(<Page />);
    const button = screen.getByRole('button', { name: 'ready' });
    button.focus();
    button.click();
    await screen.findByRole('textbox', { name: 'Name' });
    expect(button).toHaveFocus();
  });
});
