import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TotalsList } from '../../../../ui/components/bag/TotalsList';
import { renderPage } from '../../render-page';

describe('TotalsList', () => {
  it('shows the included tax, which does not change the total', () => {
    renderPage(
      <TotalsList
        taxIncluded
        segments={[
          { code: 'subtotal', title: 'Subtotal', value: 95 },
          { code: 'tax', title: 'Tax', value: 0, value_included: 15.17 },
          { code: 'grand_total', title: 'Grand total', value: 95 },
        ]}
      />,
    );
    expect(screen.getByTestId('total-tax')).toHaveTextContent('Including tax$15.17');
    expect(screen.getByTestId('total-grand_total')).toHaveTextContent('$95.00');
  });
  describe('that is not final', () => {
    const segments = [
      { code: 'subtotal', title: 'Subtotal', value: 95 },
      { code: 'discount', title: 'Discount', value: -5 },
      { code: 'grand_total', title: 'Grand total', value: 90 },
    ];
    const rows = () => screen.getAllByTestId(/^total-/).map((row) => row.textContent);
    it('is called estimated, and has a row for each missing part', () => {
      renderPage(<TotalsList taxIncluded={false} pending="before-tax-and-shipping" segments={segments} />);
      expect(rows()).toEqual([
        'Subtotal$95.00',
        'ShippingCalculated from your address',
        'Discount-$5.00',
        'TaxCalculated from your address',
        'Estimated total$90.00',
      ]);
    });
    it('omits no known part', () => {
      const shipped = [
        ...segments.slice(0, 1),
        { code: 'shipping', title: 'Shipping', value: 4 },
        ...segments.slice(1),
      ];
      renderPage(<TotalsList taxIncluded={false} pending="before-tax" segments={shipped} />);
      expect(rows()[1]).toBe('Shipping$4.00');
      expect(rows()).toHaveLength(5);
    });
    it('is empty while no sum is known', () => {
      renderPage(<TotalsList taxIncluded={false} pending="before-tax-and-shipping" segments={[]} />);
      expect(screen.queryByText('Tax')).not.toBeInTheDocument();
    });
  });
  it('names an unknown segment as the server does', () => {
    renderPage(<TotalsList taxIncluded={false} segments={[{ code: 'gift_wrap', title: 'Gift wrap', value: 3 }]} />);
    expect(screen.getByTestId('total-gift_wrap')).toHaveTextContent('Gift wrap$3.00');
  });
});
