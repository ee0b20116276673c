import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from '../../../../ui/components/fields/QuantityStepper';
import { renderPage } from '../../render-page';

interface LiveProps {
  readonly start: number;
  readonly notified: (value: number) => void;
  readonly cut?: (asked: number) => void;
}

function Live({ start, notified, cut = () => undefined }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      name="Tee"
      value={value}
      max={4}
      onCut={cut}
      onChange={(next) => {
        notified(next);
        setValue(next);
      }}
    />
  );
}
const setup = (start: number) => {
  const notified = vi.fn<(value: number) => void>();
  const cut = vi.fn<(asked: number) => void>();
  return { notified, cut, ...renderPage(<Live start={start} notified={notified} cut={cut} />) };
};
const field = () => screen.getByRole('textbox', { name: 'Quantity of Tee' });

describe('QuantityStepper', () => {
  it('steps by one and stops at its limits', async () => {
    const { user, notified } = setup(3);
    expect(screen.getByRole('button', { name: 'Fewer of Tee' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'More of Tee' }));
    expect(field()).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'More of Tee' })).toHaveAttribute('aria-disabled', 'true');
    expect(notified.mock.calls).toEqual([[4]]);
  });
  it('cannot go below one', () => {
    setup(1);
    expect(screen.getByRole('button', { name: 'Fewer of Tee' })).toHaveAttribute('aria-disabled', 'true');
  });
  it('applies the input on leaving the field, not with each key', async () => {
    const { user, notified } = setup(4);
    await user.clear(field());
    await user.type(field(), '2');
    expect(notified).not.toHaveBeenCalled();
    await user.tab();
    expect(notified.mock.calls).toEqual([[2]]);
    expect(field()).toHaveValue('2');
  });
  it('applies it with Enter too', async () => {
    const { user, notified } = setup(1);
    await user.clear(field());
    await user.type(field(), '3{Enter}');
    expect(notified.mock.calls).toEqual([[3]]);
  });
  it('clamps values to the limits', async () => {
    const { user, notified } = setup(2);
    await user.clear(field());
    await user.type(field(), '99{Enter}');
    expect(field()).toHaveValue('4');
    await user.clear(field());
    await user.type(field(), '-5{Enter}');
    expect(field()).toHaveValue('1');
    expect(notified.mock.calls).toEqual([[4], [1]]);
  });
  it('warns if more than the maximum was entered, but not at the maximum', async () => {
    const { user, cut } = setup(3);
    await user.clear(field());
    await user.type(field(), '4{Enter}');
    expect(cut.mock.calls).toEqual([]);
    await user.clear(field());
    await user.type(field(), '5{Enter}');
    expect(cut.mock.calls).toEqual([[5]]);
  });
  it.each(['', 'many', '1.5'])('resets invalid input to the quantity: %j', async (typed) => {
    const { user, notified } = setup(3);
    await user.clear(field());
    if (typed !== '') await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue('3');
    expect(notified).not.toHaveBeenCalled();
  });
});
