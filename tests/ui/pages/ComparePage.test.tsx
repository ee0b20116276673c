import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { compared, listed } from '../../../storybook/fixtures/lists';
import { ComparePage } from '../../../ui/pages/ComparePage';
import { renderPage } from '../render-page';

const nothing = () => undefined;
const setup = (more: Partial<React.ComponentProps<typeof ComparePage>> = {}) =>
  renderPage(
    <ComparePage
      table={compared(2)}
      limit={4}
      candidates={[]}
      homePath="/"
      linkOf={(product) => `/p/${product.sku}`}
      onRemove={nothing}
      onAdd={nothing}
      onClear={nothing}
      {...more}
    />,
  );
const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

describe('ComparePage', () => {
  it('shows products side by side, attribute by attribute', () => {
    setup();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    const brand = screen.getByRole('row', { name: /^Brand/ });
    expect(
      within(brand)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Norrland', 'Terrace Club']);
    expect(screen.getByRole('row', { name: /^Material/ })).toHaveTextContent('not specified');
  });

  it('marks differences, visually and for screen readers', () => {
    setup();
    expect(screen.getByRole('row', { name: /^Brand/ })).toHaveAttribute('data-differs');
    expect(rowNames()).toContain('Brand (different)');
    expect(screen.getByRole('row', { name: /^Fit/ })).not.toHaveAttribute('data-differs');
  });

  it('shows only differences on request', async () => {
    const { user } = setup();
    expect(rowNames()).toContain('Fit');
    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(rowNames()).not.toContain('Fit');
  });

  it('removes a product and offers known ones while there is room', async () => {
    const onRemove = vi.fn<(sku: string) => void>();
    const onAdd = vi.fn();
    const { user } = setup({ onRemove, onAdd, candidates: listed.slice(3, 4) });
    await user.click(screen.getByRole('button', { name: `Remove ${listed[0]?.name ?? ''}` }));
    expect(onRemove.mock.calls).toEqual([[listed[0]?.sku]]);
    await user.click(screen.getByRole('button', { name: `Compare ${listed[3]?.name ?? ''}` }));
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('adds each of its products to the bag', () => {
    setup();
    expect(screen.getAllByRole('button', { name: /^Add to bag/ })).toHaveLength(2);
  });
  it('offers no more when it is full', () => {
    setup({ table: compared(4), candidates: listed.slice(4, 5) });
    expect(screen.queryByText('Add to the comparison')).not.toBeInTheDocument();
  });

  it('explains how to fill it while it is empty, and that one product is not enough', () => {
    const { rerender } = setup({ table: { products: [], rows: [] } });
    expect(screen.getByText(/Select Compare on up to 4 items/)).toBeInTheDocument();
    rerender(
      <ComparePage
        table={compared(1)}
        limit={4}
        candidates={[]}
        homePath="/"
        linkOf={() => '/p'}
        onRemove={nothing}
        onAdd={nothing}
        onClear={nothing}
      />,
    );
    expect(screen.getByText(/Add one more item/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
