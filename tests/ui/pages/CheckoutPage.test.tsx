import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartState, Confirmation } from '../../../core';
import type { FieldTexts } from '../../../ui/text/say';
import { emptyCart, fullCart, segments } from '../../../storybook/fixtures/cart';
import { emptyCheckout } from '../../../storybook/fixtures/checkout';
import { CheckoutPage, type CheckoutActions } from '../../../ui/pages/CheckoutPage';
import { ThankYouPage } from '../../../ui/pages/ThankYouPage';
import { renderPage } from '../render-page';

const nothing = () => undefined;
const setup = (onPlace: CheckoutActions['onPlace'], cart: CartState = fullCart, online = true) => {
  const actions = {
    onPersonal: vi.fn<CheckoutActions['onPersonal']>(),
    onShipping: vi.fn<CheckoutActions['onShipping']>(),
    onPayment: vi.fn<CheckoutActions['onPayment']>(),
    onShippingMethod: vi.fn<CheckoutActions['onShippingMethod']>(),
    onPaymentMethod: vi.fn<CheckoutActions['onPaymentMethod']>(),
    onPlace,
  };
  const rendered = renderPage(
    <CheckoutPage
      checkout={emptyCheckout}
      cart={cart}
      segments={segments}
      countries={[
        { id: 'US', name: 'United States' },
        { id: 'DE', name: 'Germany' },
      ]}
      states={[{ region_id: 43, code: 'NY', name: 'New York' }]}
      taxIncluded={false}
      online={online}
      paths={{ home: '/', cart: '/cart', terms: '/terms-of-use', privacy: '/privacy' }}
      actions={actions}
    />,
  );
  return { actions, ...rendered };
};
const refused: FieldTexts = {
  'personal.emailAddress': 'Enter an e-mail address',
  'shipping.zipCode': 'A postcode has 5 digits',
};
const place = () => screen.getByTestId('place-order');

describe('CheckoutPage', () => {
  it('says in the button what the order costs', () => {
    setup(() => Promise.resolve({}));
    expect(place()).toHaveAccessibleName('Order and pay $403.17');
  });
  it('names each error at its field, counts them and puts focus on the first', async () => {
    const { user } = setup(() => Promise.resolve(refused));
    await user.click(place());
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Enter an e-mail address');
    expect(screen.getByRole('textbox', { name: /^Postcode/ })).toHaveAccessibleDescription('A postcode has 5 digits');
    expect(screen.getByRole('alert')).toHaveTextContent('2 things are still missing');
  });
  it('puts focus on the first way of shipping when that is what is missing', async () => {
    const { user } = setup(() => Promise.resolve({ 'shipping.shippingMethod': 'Choose how it travels' }));
    await user.click(place());
    await waitFor(() => expect(screen.getByRole('radio', { name: /Standard/ })).toHaveFocus());
  });
  it('takes an error away when its field is being put right', async () => {
    const { user } = setup(() => Promise.resolve(refused));
    await user.click(place());
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(email).toBeInvalid());
    await user.type(email, 'a');
    expect(email).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('One thing is still missing');
  });
  it('places once, however often it is asked, and never blocks typing meanwhile', async () => {
    let finish: (errors: FieldTexts) => void = nothing;
    const onPlace = vi.fn<CheckoutActions['onPlace']>(() => new Promise((resolve) => (finish = resolve)));
    const { user, actions } = setup(onPlace);
    await user.dblClick(place());
    await user.type(screen.getByRole('textbox', { name: /^City/ }), 'B');
    await user.keyboard('{Enter}');
    expect(onPlace).toHaveBeenCalledTimes(1);
    expect(actions.onShipping).toHaveBeenCalledWith({ city: 'B' });
    expect(place()).toHaveAttribute('aria-busy', 'true');
    await act(async () => {
      finish({});
      await Promise.resolve();
    });
    expect(place()).not.toHaveAttribute('aria-busy');
  });
  it('chooses a state by name and passes on its number', async () => {
    const { user, actions } = setup(() => Promise.resolve({}));
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
    expect(actions.onShipping).toHaveBeenCalledWith({ state: 'NY', region_id: 43 });
  });
  it('asks for another billing address only when there is one', async () => {
    const { user, actions } = setup(() => Promise.resolve({}));
    expect(screen.getAllByRole('textbox', { name: /^Street/ })).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'The bill goes to the shipping address' }));
    expect(actions.onPayment).toHaveBeenCalledWith({ useShippingAddress: false });
  });
  it('says offline that the order can be finished all the same', () => {
    setup(() => Promise.resolve({}), fullCart, false);
    expect(screen.getByText(/^You are offline. You can finish/)).toBeInTheDocument();
    expect(place()).toBeEnabled();
  });
  it('offers nothing to fill in for an empty bag', () => {
    setup(() => Promise.resolve({}), emptyCart);
    expect(screen.queryByTestId('place-order')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/');
  });
});

describe('ThankYouPage', () => {
  const setupThanks = (state: Confirmation['state'] | null, online = true) => {
    const onSendNow = vi.fn<() => void>();
    const confirmation = state === null ? null : { order_id: 'o', number: 'V-7', email: 'ada@shop.test', state };
    const rendered = renderPage(
      <ThankYouPage confirmation={confirmation} homePath="/" online={online} onSendNow={onSendNow} />,
    );
    return { onSendNow, ...rendered };
  };
  it.each([
    ['placed', 'Your order V-7 is placed. A confirmation is on its way to ada@shop.test.'],
    ['paid', 'Your order V-7 is paid. A confirmation is on its way to ada@shop.test.'],
    ['queued', 'Order waiting! It is kept on this device and goes out as soon as the shop can be reached.'],
    ['canceled', 'The order could not be placed and was cancelled. Nothing was charged.'],
  ] as const)('says of an order that is %s just that', (state, sentence) => {
    setupThanks(state);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });
  it('does not thank for an order that was cancelled', () => {
    setupThanks('canceled');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not ordered');
    expect(screen.queryByText('What happens now')).not.toBeInTheDocument();
  });
  it('claims nothing before the shop has spoken of the order', () => {
    setupThanks(null);
    expect(screen.getByRole('status')).toHaveTextContent('The shop is being asked about your order.');
    expect(screen.queryByText('What happens now')).not.toBeInTheDocument();
  });
  it('can send a waiting order only when there is a network', async () => {
    const offline = setupThanks('queued', false);
    expect(screen.queryByRole('button', { name: 'Send it now' })).not.toBeInTheDocument();
    offline.unmount();
    const { user, onSendNow } = setupThanks('queued');
    await user.click(screen.getByRole('button', { name: 'Send it now' }));
    expect(onSendNow).toHaveBeenCalledTimes(1);
  });
});
