import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStorefront } from '../open-storefront';

describe('the comparison tray', () => {
  it.each([
    ['/c/men-5', true],
    ['/search?q=shirt', true],
    ['/p/SHIRT/linen-shirt-2', true],
    ['/cart', false],
    ['/nothing-here', false],
    ['/my-account/wishlist', false],
  ])('on %s is shown: %s', async (path, isShown) => {
    const { shop } = await openStorefront(path);
    await act(async () => shop.compare.add(await shop.product.load({ sku: 'SHIRT' })));
    if (isShown) expect(await screen.findByTestId('compare-tray')).toBeInTheDocument();
    else expect(screen.queryByTestId('compare-tray')).not.toBeInTheDocument();
  });
});
