import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bomber } from '../../../../storybook/fixtures/products';
import { QuickAddButton } from '../../../../ui/components/products/QuickAddButton';
import { quickAdd$ } from '../../../../ui/state/quick-add';
import { renderPage } from '../../render-page';

describe('the button of a saved product', () => {
  afterEach(() => quickAdd$.next(null));

  it('adds the product to the bag, and names it', async () => {
    const { user } = renderPage(<QuickAddButton product={bomber} href="/p/1" />);
    await user.click(screen.getByRole('button', { name: `Add to bag: ${bomber.name}` }));
    expect(quickAdd$.value).toMatchObject({ product: { sku: bomber.sku }, href: '/p/1', image: bomber.thumbnail });
  });

  it('is hidden for sold-out products', () => {
    renderPage(<QuickAddButton product={{ ...bomber, stock: { qty: 0, is_in_stock: false } }} href="/p/1" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
