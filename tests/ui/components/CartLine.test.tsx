import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../../../storybook/fixtures/cart';
import { CartLine } from '../../../ui/components/CartLine';
import { renderPage } from '../render-page';

const setup = (confirmRemoval: boolean, item = line, min = 1) => {
  const onQuantity = vi.fn<(qty: number) => void>();
  const onRemove = vi.fn<() => void>();
  const rendered = renderPage(
    <CartLine
      item={item}
      href="/p/1"
      min={min}
      max={10}
      taxIncluded
      confirmRemoval={confirmRemoval}
      onQuantity={onQuantity}
      onRemove={onRemove}
    />,
  );
  return { onQuantity, onRemove, ...rendered };
};
const bin = () => screen.getByRole('button', { name: 'Remove Kestrel Flight Bomber' });

describe('CartLine', () => {
  it('asks before it removes, with the answer under the finger', async () => {
    const { user, onRemove } = setup(true);
    await user.click(bin());
    expect(onRemove).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Remove Kestrel Flight Bomber from your bag?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
  it('keeps the line when the shopper thinks again', async () => {
    const { user, onRemove } = setup(true);
    await user.click(bin());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(onRemove).not.toHaveBeenCalled();
    expect(bin()).toBeInTheDocument();
  });
  it('removes at once where the shop does not ask', async () => {
    const { user, onRemove } = setup(false);
    await user.click(bin());
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
  it('goes no lower than the fewest pieces that the shop sells of a line', async () => {
    const { user, onQuantity } = setup(true, { ...line, qty: 5 }, 5);
    await user.click(screen.getByRole('button', { name: 'One less of Kestrel Flight Bomber' }));
    expect(onQuantity).not.toHaveBeenCalled();
  });
  it('passes a new quantity on', async () => {
    const { user, onQuantity } = setup(true);
    await user.click(screen.getByRole('button', { name: 'One more of Kestrel Flight Bomber' }));
    expect(onQuantity).toHaveBeenCalledWith(2);
  });
  it('shows what was chosen, and price times quantity until the server has spoken', () => {
    setup(true, { ...line, qty: 3 });
    expect(screen.getByText('Pine · M')).toBeInTheDocument();
    expect(screen.getByTestId('row-total')).toHaveTextContent('$447.00');
  });
  it('says what is wrong with its stock', () => {
    setup(true, { ...line, errors: { stock: 'Only 1 left' } });
    expect(screen.getByText('Only 1 left')).toBeInTheDocument();
  });
});
