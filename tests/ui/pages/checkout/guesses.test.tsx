import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { setup } from './open-checkout-page';

describe('likely typing errors in checkout', () => {
  it('are suggested when the field is left, corrected with one press, and never rejected', async () => {
    const { user, actions } = setup();
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await user.clear(email);
    await user.type(email, 'ann@gmial.com');
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
    await user.tab();
    const question = screen.getByRole('button', { name: 'Did you mean ann@gmail.com?' });
    expect(email).toBeValid();
    await user.click(question);
    expect(actions.onPersonal).toHaveBeenLastCalledWith({ emailAddress: 'ann@gmail.com' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });
});

const STATES = [
  { region_id: 43, code: 'NY', name: 'New York' },
  { region_id: 12, code: 'CA', name: 'California' },
];
const open = (shipping: Partial<typeof emptyCheckout.shippingDetails> = {}) => {
  const regionOf = vi.fn((zip: string) =>
    Promise.resolve(zip.startsWith('100') ? 43 : zip.startsWith('902') ? 12 : undefined),
  );
  const checkout = { ...emptyCheckout, shippingDetails: { ...emptyCheckout.shippingDetails, ...shipping } };
  return {
    ...setup({ regionOf, props: { checkout, states: { shipping: STATES, payment: STATES } } }),
    regionOf,
    zip: screen.getByRole('textbox', { name: /^ZIP code/ }),
    state: screen.getByRole('combobox', { name: /^State/ }),
  };
};
const question = () => screen.queryByRole('button', { name: / is in / });

describe('the state of a postcode in checkout', () => {
  it('is filled in once the postcode is complete and none is selected, and not earlier', async () => {
    const { user, zip, state, regionOf } = open();
    await user.type(zip, '1000');
    expect(regionOf).not.toHaveBeenCalled();
    await user.type(zip, '1');
    await waitFor(() => expect(state).toHaveValue('43'));
    expect(regionOf).toHaveBeenCalledExactlyOnceWith('10001', 'US');
    expect(zip).toHaveFocus();
    expect(question()).toBeNull();
  });

  it('is suggested if another one is selected, which stays until the shopper answers', async () => {
    const { user, zip, state, actions } = open({ state: 'NY', region_id: 43 });
    await user.type(zip, '90210');
    const asked = await screen.findByRole('button', { name: '90210 is in California. Use California?' });
    expect(state).toHaveValue('43');
    expect(actions.onShipping).not.toHaveBeenCalledWith(expect.objectContaining({ region_id: 12 }));
    expect(zip).toBeValid();
    await user.click(asked);
    expect(state).toHaveValue('12');
    expect(state).toHaveFocus();
    expect(question()).toBeNull();
  });

  it("keeps the shopper's input: a cleared state is not refilled, and unknown ones cause no suggestion", async () => {
    const { user, zip, state } = open();
    await user.type(zip, '10001');
    await waitFor(() => expect(state).toHaveValue('43'));
    await user.selectOptions(state, '');
    await act(() => Promise.resolve());
    expect(state).toHaveValue('');
    await user.selectOptions(state, '43');
    await user.clear(zip);
    await user.type(zip, '34002');
    await act(() => Promise.resolve());
    expect(state).toHaveValue('43');
    expect(question()).toBeNull();
  });
});
