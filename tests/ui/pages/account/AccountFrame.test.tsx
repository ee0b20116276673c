import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountFrame } from '../../../../ui/pages/account/AccountFrame';
import { renderPage } from '../../render-page';

function show(part: 'overview' | 'orders', onSignOut?: () => void): void {
  renderPage(
    <AccountFrame part={part} title="My orders" pathOf={(path) => path} onSignOut={onSignOut}>
      <p>Two orders</p>
    </AccountFrame>,
  );
}

describe('the frame of the account (A §2.1)', () => {
  it('shows the back link above the title even before the sign-in status is known, to avoid layout shift', () => {
    show('orders');
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my-account');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has no back link if it would lead to the page itself', () => {
    show('overview', () => undefined);
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'My account' })).toBeVisible();
  });
});
