import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TotalsList } from '../../../ui/components/TotalsList';
import { renderPage } from '../render-page';

describe('TotalsList', () => {
  it('shows how much tax the prices hold, though it adds nothing to the total', () => {
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
    expect(screen.getByTestId('total-tax')).toHaveTextContent('of which tax$15.17');
    expect(screen.getByTestId('total-grand_total')).toHaveTextContent('$95.00');
  });
  it('names a segment that it does not know as the server does', () => {
    renderPage(<TotalsList taxIncluded={false} segments={[{ code: 'gift_wrap', title: 'Gift wrap', value: 3 }]} />);
    expect(screen.getByTestId('total-gift_wrap')).toHaveTextContent('Gift wrap$3.00');
  });
});
