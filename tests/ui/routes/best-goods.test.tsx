import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStorefront } from '../open-storefront';

describe('a page with nothing to show', () => {
  it.each(['/cart', '/compare', '/my-account/wishlist', '/recently-viewed', '/nothing-here', '/search?q=qqzzxx'])(
    '%s ends with products that can be bought',
    async (path) => {
      await openStorefront(path);
      const goods = within(await screen.findByTestId('best-goods'));
      const tiles = await goods.findAllByTestId('product-tile');
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThanOrEqual(8);
      expect(goods.getByRole('region', { name: 'Bestsellers' })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { name: 'Bestsellers' })).toHaveLength(1);
    },
  );
});
