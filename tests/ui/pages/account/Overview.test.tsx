import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountUser, ORDERS_READ_AT, sentOrder } from '../../../../storybook/fixtures/orders';
import { Overview, type Recent } from '../../../../ui/pages/account/Overview';
import { renderPage } from '../../render-page';

const user = accountUser({ account: 24.5, account_currency: 'USD' });

function show(recent: Recent): void {
  renderPage(<Overview user={user} recent={recent} online pathOf={(path) => path} onRetry={() => undefined} />);
}

describe('the overview of the account (A §2.1)', () => {
  it('has nothing below loading orders, to avoid layout shift', () => {
    show('loading');
    const awaited = screen.getByTestId('account-loading');
    expect(awaited).toBeVisible();
    expect(awaited.nextElementSibling).toBeNull();
  });

  it('shows the bonuses below the last order', () => {
    show({ last: sentOrder, others: [], now: ORDERS_READ_AT });
    expect(screen.getByTestId('last-order')).toBeVisible();
    expect(screen.getByTestId('bonuses')).toHaveTextContent('$24.50');
  });

  it('shows them even if the orders failed to load', () => {
    show('failed');
    expect(screen.getByTestId('bonuses')).toHaveTextContent('$24.50');
  });

  it('shows an icon instead of initials for users without a name', () => {
    const { container } = renderPage(
      <Overview
        user={accountUser({ firstname: '', lastname: '' })}
        recent="failed"
        online
        pathOf={(path) => path}
        onRetry={() => undefined}
      />,
    );
    expect(container.querySelector('[data-testid="account-person"] [aria-hidden] svg')).not.toBeNull();
  });
});
