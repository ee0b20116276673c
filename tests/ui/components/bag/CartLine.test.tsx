import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../../../../storybook/fixtures/cart';
import { CartLine } from '../../../../ui/components/bag/CartLine';
import { renderPage } from '../../render-page';

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
  it('asks before removing, with the confirmation under the pointer', async () => {
    const { user, onRemove } = setup(true);
    await user.click(bin());
    expect(onRemove).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Remove Kestrel Flight Bomber from your bag?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
  it('keeps the line when the shopper cancels', async () => {
    const { user, onRemove } = setup(true);
    await user.click(bin());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(onRemove).not.toHaveBeenCalled();
    expect(bin()).toBeInTheDocument();
  });
  it('removes at once if the shop does not require confirmation', async () => {
    const { user, onRemove } = setup(false);
    await user.click(bin());
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
  it('stops at the minimum quantity of a line', async () => {
    const { user, onQuantity } = setup(true, { ...line, qty: 5 }, 5);
    await user.click(screen.getByRole('button', { name: 'Fewer of Kestrel Flight Bomber' }));
    expect(onQuantity).not.toHaveBeenCalled();
  });
  it('passes a new quantity on', async () => {
    const { user, onQuantity } = setup(true);
    await user.click(screen.getByRole('button', { name: 'More of Kestrel Flight Bomber' }));
    expect(onQuantity).toHaveBeenCalledWith(2);
  });
  it('shows the price once if the quantity is one', () => {
    setup(true);
    expect(screen.getAllByText('$149.00')).toHaveLength(1);
    expect(screen.queryByTestId('row-total')).toBeNull();
  });
  it('shows the choices, and price times quantity until the server has responded', () => {
    setup(true, { ...line, qty: 3 });
    expect(screen.getByText('Pine · M')).toBeInTheDocument();
    expect(screen.getByTestId('row-total')).toHaveTextContent('$447.00');
  });
  it('shows the unit price once', () => {
    setup(true, { ...line, qty: 1 });
    expect(screen.queryByTestId('row-total')).not.toBeInTheDocument();
    expect(screen.getByTestId('price')).toHaveTextContent('$149.00');
  });
  describe('limits the entered quantity', () => {
    const type = async ({ user }: ReturnType<typeof setup>, typed: string) => {
      const field = screen.getByRole('textbox', { name: 'Quantity of Kestrel Flight Bomber' });
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
    };
    const saidLive = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    it('to the stock, and announces the rest in a live region', async () => {
      const page = setup(true, { ...line, stock_qty: 7 });
      await type(page, '500');
      expect(page.onQuantity).toHaveBeenCalledWith(7);
      expect(saidLive()).toEqual(['Only 7 left']);
      await type(page, '3');
      expect(saidLive()).toEqual(['']);
    });
    it('and says so if it already has all that is left', async () => {
      const page = setup(true, { ...line, qty: 7, stock_qty: 7 });
      await type(page, '500');
      expect(page.onQuantity).not.toHaveBeenCalled();
      expect(saidLive()).toEqual(['Only 7 left']);
    });
    it('to the purchase limit, and says so', async () => {
      const page = setup(true, { ...line, qty: 10, stock_qty: 700 });
      await type(page, '500');
      expect(saidLive()).toEqual(['We could not set the quantity to 500. It stays at 10.']);
    });
  });
  it('shows its stock error', () => {
    setup(true, { ...line, errors: { stock: 'Only 1 left' } });
    expect(screen.getByText('Only 1 left')).toBeInTheDocument();
  });
});
