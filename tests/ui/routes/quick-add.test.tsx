import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStorefront } from '../open-storefront';

describe('the button of a tile', () => {
  it('is not there on what is sold out', async () => {
    await openStorefront('/c/men-5');
    for (const tile of screen.getAllByTestId('product-tile')) {
      const isGone = within(tile).queryByText('Sold out') !== null;
      expect(within(tile).queryByTestId('quick-add') === null).toBe(isGone);
    }
  });
});
