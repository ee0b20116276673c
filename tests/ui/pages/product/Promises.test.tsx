import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product, ShippingMethod } from '../../../../core/shopper';
import {
  bomberView,
  byTheBox,
  giftCard,
  plan,
  styling,
  tailored,
  viewOf,
} from '../../../../storybook/fixtures/products';
import { ICON_PATHS } from '../../../../ui/components/base/icon-paths';
import { Promises } from '../../../../ui/pages/product/Promises';
import { Words } from '../../../../ui/pages/product/Words';
import { de, en, ru, uk, zh } from '../../all-words';
import { renderPage } from '../../render-page';

const promised = (product: Product) => {
  renderPage(<Promises view={viewOf(product)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('Promises', () => {
  it('says that the shop will write about a booking', () => {
    expect(promised(styling)).toEqual(['Once it is paid, we contact you to arrange how and when']);
  });
  it('shows downloadable files beside a download, but no opening hours', () => {
    promised(plan);
    expect(document.querySelector('li path')).toHaveAttribute('d', ICON_PATHS.download);
  });
  it('says that the code of a gift card comes by email', () => {
    expect(promised(giftCard)).toEqual(['The code arrives by e-mail']);
  });
  it('has different promises for each non-physical type, in every language', () => {
    for (const words of [en, de, ru, uk, zh]) {
      const said = (['product.promise-booking', 'product.promise-code', 'product.promise-download'] as const).map(
        (key) => words[key],
      );
      expect(new Set(said).size).toBe(3);
    }
  });
  it('shows the step, minimum and maximum quantity of a product', () => {
    expect(promised(byTheBox)[0]).toBe('Sold in multiples of 6, from 6 to 72');
  });
  it('shows the minimum and maximum without steps', () => {
    expect(promised({ ...plan, min_sale_qty: 2, max_sale_qty: 5 })[0]).toBe('Quantity: 2 to 5');
  });
  it('omits the maximum if the product has none of its own', () => {
    expect(promised({ ...byTheBox, max_sale_qty: undefined })[0]).toBe('Sold in multiples of 6, from 6');
  });
  it('is reduced to the essential ones if no others are set', () => {
    expect(promised({ ...plan, min_sale_qty: 2 })[0]).toBe('Minimum quantity: 2');
  });
  it('omits quantities if the product itself has none', () => {
    expect(promised(plan)).toHaveLength(1);
    expect(promised(tailored).join()).not.toMatch(/Minimum quantity|Quantity:|multiples of/);
  });
});

describe('the delivery costs of a product', () => {
  const way: ShippingMethod = {
    method_code: 'standard',
    carrier_code: 'house',
    method_title: 'Standard delivery',
    amount: 4,
    free_from: 400,
    available: true,
    arrival: { earliest: '2026-12-02', latest: '2026-12-04' },
  };
  const said = (final: number, taxIncluded = false) => {
    const view = { ...bomberView, price: { ...bomberView.price, final } };
    renderPage(<Words facts={[]} view={view} ways={[way]} taxIncluded={taxIncluded} />);
    const lines = new Set(screen.getAllByText(/^Arrives/).map(({ textContent }) => textContent));
    return [...lines].join(); // the line beside the button and the fold say the same
  };

  it('are zero if its price alone reaches the threshold', () => {
    expect(said(585)).toMatch(/free delivery$/);
  });
  it('are the price of the method and the threshold otherwise', () => {
    expect(said(399.99)).toMatch(/\$4\.00, free from \$400\.00$/);
  });
  it('are omitted if the price includes tax, since thresholds are net', () => {
    expect(said(585, true)).toMatch(/free from/);
  });
});
