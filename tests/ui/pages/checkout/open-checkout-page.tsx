import { screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { vi } from 'vitest';
import type { CartState, CheckoutState } from '../../../../core/shopper';
import { noNotes } from '../../../../storybook/fixtures/bag';
import { fullCart, segments } from '../../../../storybook/fixtures/cart';
import { emptyCheckout } from '../../../../storybook/fixtures/checkout';
import { CheckoutPage } from '../../../../ui/pages/CheckoutPage';
import type { CheckoutActions } from '../../../../ui/pages/checkout/checkout-form';
import { renderPage } from '../../render-page';

interface Setting {
  readonly onPlace?: CheckoutActions['onPlace'];
  readonly onLeave?: CheckoutActions['onLeave'];
  readonly regionOf?: CheckoutActions['regionOf'];
  readonly cart?: CartState;
  readonly props?: Partial<ComponentProps<typeof CheckoutPage>>;
}
function Live({
  initial,
  actions,
  ...props
}: ComponentProps<typeof CheckoutPage> & { readonly initial: CheckoutState }) {
  const [state, setState] = useState(initial);
  const change = (section: 'personalDetails' | 'shippingDetails' | 'paymentDetails', details: object) =>
    setState((before) => ({ ...before, [section]: { ...before[section], ...details } }));
  return (
    <CheckoutPage
      {...props}
      checkout={state}
      actions={{
        ...actions,
        onPersonal: (details) => {
          change('personalDetails', details);
          actions.onPersonal(details);
        },
        onShipping: (details) => {
          change('shippingDetails', details);
          actions.onShipping(details);
        },
        onPayment: (details) => {
          change('paymentDetails', details);
          actions.onPayment(details);
        },
      }}
    />
  );
}
const NEW_YORK = [{ region_id: 43, code: 'NY', name: 'New York' }];
export const pendingActions = () => ({
  onPersonal: vi.fn<CheckoutActions['onPersonal']>(),
  onShipping: vi.fn<CheckoutActions['onShipping']>(),
  onPayment: vi.fn<CheckoutActions['onPayment']>(),
  onShippingMethod: vi.fn<CheckoutActions['onShippingMethod']>(),
  onPaymentMethod: vi.fn<CheckoutActions['onPaymentMethod']>(),
  onSignIn: vi.fn(),
  onOtherRecipient: vi.fn<CheckoutActions['onOtherRecipient']>(),
  onBonuses: vi.fn<CheckoutActions['onBonuses']>(),
  onCoupon: vi.fn<CheckoutActions['onCoupon']>(() => Promise.resolve(true)),
  onCouponRemove: vi.fn<CheckoutActions['onCouponRemove']>(() => Promise.resolve()),
  giftCards: { onApply: () => Promise.resolve(), onRemove: () => Promise.resolve() },
  onLeave: vi.fn<CheckoutActions['onLeave']>(() => Promise.resolve(undefined)),
  onPlace: vi.fn<CheckoutActions['onPlace']>(() => Promise.resolve({})),
});

export const setup = ({ onPlace, onLeave, regionOf, cart = fullCart, props = {} }: Setting = {}) => {
  const actions = {
    ...pendingActions(),
    ...(onLeave && { onLeave: vi.fn<CheckoutActions['onLeave']>(onLeave) }),
    ...(onPlace && { onPlace }),
    ...(regionOf && { regionOf }),
  };
  const { checkout = emptyCheckout, ...others } = props;
  const rendered = renderPage(
    <Live
      initial={checkout}
      checkout={checkout}
      cart={cart}
      segments={segments}
      news={{}}
      notes={noNotes}
      countries={[
        { id: 'US', name: 'United States' },
        { id: 'DE', name: 'Germany' },
      ]}
      states={{ shipping: NEW_YORK, payment: NEW_YORK }}
      shops={undefined}
      taxIncluded={false}
      storeCountry="US"
      isVirtual={false}
      isForOther={false}
      isSignedIn={false}
      bonuses={0}
      online
      paths={{ home: '/', cart: '/cart', terms: '/terms-of-use', privacy: '/privacy' }}
      actions={actions}
      {...others}
    />,
  );
  return { actions, ...rendered };
};

export const place = () => screen.getByTestId('place-order');
