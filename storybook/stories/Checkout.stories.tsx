import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { CheckoutState, Confirmation } from '../../core/shopper';
import { keyOf } from '../../ui/components/products/line-state';
import type { FieldTexts } from '../../ui/text/format';
import { CheckoutPage } from '../../ui/pages/CheckoutPage';
import type { CheckoutActions } from '../../ui/pages/checkout/checkout-form';
import { CheckoutSkeleton } from '../../ui/pages/checkout/CheckoutSkeleton';
import type { OrderNews } from '../../ui/hooks/use-confirmation';
import { ThankYouPage } from '../../ui/pages/ThankYouPage';
import { emptyCheckout as checkout } from '../fixtures/checkout';
import { noNotes } from '../fixtures/bag';
import { emptyCart, fullCart, line, secondLine, segments } from '../fixtures/cart';
import { ordered } from '../fixtures/ordered';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Checkout',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const NEW_YORK = [{ region_id: 43, code: 'NY', name: 'New York' }];
const CALIFORNIA = { region_id: 12, code: 'CA', name: 'California' };
const refuse = (): Promise<FieldTexts> =>
  Promise.resolve({
    'personal.emailAddress': 'Enter an e-mail address',
    'shipping.zipCode': 'A postcode in the United States has 5 digits',
  });
const page = (
  state: CheckoutState,
  cart = fullCart,
  online = true,
  onPlace = refuse,
  more: Partial<ComponentProps<typeof CheckoutPage>> = {},
  actions: Partial<CheckoutActions> = {},
) => (
  <CheckoutPage
    checkout={state}
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
    online={online}
    paths={{ home: '/', cart: '/cart', terms: '/terms-of-use', privacy: '/privacy' }}
    actions={{
      onPersonal: nothing,
      onShipping: nothing,
      onPayment: nothing,
      onShippingMethod: nothing,
      onPaymentMethod: nothing,
      onSignIn: nothing,
      onOtherRecipient: nothing,
      onCoupon: () => Promise.resolve(false),
      onCouponRemove: () => Promise.resolve(),
      giftCards: { onApply: () => Promise.resolve(), onRemove: () => Promise.resolve() },
      onBonuses: nothing,
      onLeave: () => Promise.resolve(undefined),
      onPlace,
      ...actions,
    }}
    {...more}
  />
);
const thanks = (
  news: OrderNews | Confirmation['state'],
  {
    online = true,
    payPath,
  }: {
    readonly online?: boolean;
    readonly payPath?: string;
    readonly orderPath?: string;
  } = {},
) => (
  <ThankYouPage
    news={typeof news === 'string' ? { order_id: 'o', number: 'V-1001', email: 'ada@example.com', state: news } : news}
    homePath="/"
    checkoutPath="/checkout"
    payPath={payPath}
    online={online}
    onSendNow={nothing}
    onAskAgain={nothing}
  />
);
const FILLED: CheckoutState = {
  ...checkout,
  personalDetails: {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    password: '',
    createAccount: true,
  },
  shippingDetails: {
    ...checkout.shippingDetails,
    firstName: 'Ada',
    lastName: 'Byron',
    streetAddress: '12 Engine Street',
    apartmentNumber: '4b',
    zipCode: '10001',
    city: 'New York',
    state: 'New York',
    region_id: 43,
    phoneNumber: '+1 212 555 0100',
    shippingMethod: 'standard',
  },
  paymentDetails: { ...checkout.paymentDetails, paymentMethod: 'invoice' },
};
const withPassword = (password: string): CheckoutState => ({
  ...FILLED,
  personalDetails: { ...FILLED.personalDetails, password },
});

const business: CheckoutState = {
  ...checkout,
  paymentDetails: { ...checkout.paymentDetails, company: 'Moteurs SARL', taxId: 'FR40303265045' },
};
const checked = (status: 'invalid' | 'malformed' | 'unchecked' | 'valid') => ({
  ...fullCart,
  address: { country_id: 'FR', vat_id: 'FR40303265045' },
  totals: {
    ...{ quote_currency_code: 'EUR', coupon_code: null, items: [], items_qty: 3, total_segments: [] },
    ...{ grand_total: 0, subtotal: 0, subtotal_incl_tax: 0, discount_amount: 0, tax_amount: 0 },
    ...{ shipping_amount: 0, shipping_incl_tax: 0 },
    rules: { vat: { number: 'FR40303265045', status, checked_at: null } },
  },
});
const exempt = [...segments.filter(({ code }) => code !== 'tax'), { code: 'tax', title: 'Tax', value: 0 }];
export const BusinessWithoutTax: Story = {
  render: () =>
    page(business, { ...checked('valid'), segments: exempt }, true, refuse, { asksVat: true, segments: exempt }),
};
export const BusinessUnchecked: Story = {
  render: () => page(business, checked('unchecked'), true, refuse, { asksVat: true }),
};
export const BusinessMalformed: Story = {
  render: () => page(business, checked('malformed'), true, refuse, { asksVat: true }),
};
export const Loading: Story = { render: () => <CheckoutSkeleton /> };
export const Empty: Story = { render: () => page(checkout) };
export const SummaryOpen: Story = {
  render: () => page(FILLED),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: /order summary/ });
    if (button !== null) await userEvent.click(button);
  },
};
export const Filled: Story = { render: () => page(FILLED) };
export const Repricing: Story = { render: () => page(FILLED, fullCart, true, refuse, { isRepricing: true }) };
export const AskedAbout: Story = {
  render: () =>
    page(
      {
        ...FILLED,
        personalDetails: { ...FILLED.personalDetails, emailAddress: 'ada@gmial.com', createAccount: false },
        shippingDetails: { ...FILLED.shippingDetails, zipCode: '90210' },
      },
      fullCart,
      true,
      refuse,
      { states: { shipping: [...NEW_YORK, CALIFORNIA], payment: NEW_YORK } },
      { regionOf: () => Promise.resolve(CALIFORNIA.region_id) },
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^E-mail/ }));
    await userEvent.tab();
    await canvas.findByText('Did you mean ada@gmail.com?');
    await canvas.findByText('90210 is in California. Use California?');
  },
};
export const OtherBillingAddress: Story = {
  render: () => page({ ...checkout, paymentDetails: { ...checkout.paymentDetails, useShippingAddress: false } }),
};
export const Offline: Story = { render: () => page(checkout, fullCart, false) };
export const NothingToOrder: Story = { render: () => page(checkout, emptyCart) };
export const Placed: Story = { render: () => thanks('placed') };
export const Paid: Story = { render: () => thanks('paid') };
export const PlacedAndNothingIsDelivered: Story = {
  render: () =>
    thanks({ order_id: 'o', number: 'V-1001', email: 'ada@example.com', state: 'placed', is_virtual: true }),
};
export const PlacedAndBooked: Story = {
  render: () =>
    thanks({
      order_id: 'o',
      number: 'V-1001',
      email: 'ada@example.com',
      state: 'placed',
      is_virtual: true,
      booked: 'all',
    }),
};
export const ThanksWithWhatWasOrdered: Story = {
  render: () =>
    thanks({ order_id: 'o', number: 'V-1001', email: 'ada@example.com', state: 'placed', summary: ordered }),
};
export const Queued: Story = { render: () => thanks('queued') };
export const QueuedOffline: Story = { render: () => thanks('queued', { online: false }) };
export const Cancelled: Story = { render: () => thanks('canceled') };
export const Refunded: Story = { render: () => thanks('refunded') };
export const WithErrors: Story = {
  render: () => page(checkout),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('place-order'));
    await canvas.findByText('Enter an e-mail address');
  },
};
export const CouponRefused: Story = {
  render: () => {
    const text = 'The coupon HELLO is for a first order, and you have ordered here before.';
    const cart = { ...fullCart, coupon: { code: 'HELLO', active: true } };
    return page(FILLED, cart, true, refuse, { couponRefusal: { coupon: 'HELLO', text, segments } });
  },
};
export const Placing: Story = {
  render: () => page(checkout, fullCart, true, () => new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('place-order'));
  },
};
export const BeforeTheMethodsAreKnown: Story = {
  render: () => page(checkout, { ...fullCart, shippingMethods: [], paymentMethods: [], shipping: null, payment: null }),
};
export const NotYetKnown: Story = { render: () => thanks({ state: 'unknown' }) };
export const WaitingForPayment: Story = { render: () => thanks('waiting', { payPath: '/pay/o' }) };
export const Declined: Story = {
  render: () =>
    thanks({ order_id: 'o', number: 'V-1001', email: '', state: 'declined', in_cart: true }, { payPath: '/pay/o' }),
};
export const DeclinedEarlier: Story = {
  render: () => thanks('declined', { payPath: '/pay/o', orderPath: '/my-account/orders/V-1001' }),
};
export const ShopCannotBeAsked: Story = { render: () => thanks({ state: 'unreached' }) };
export const NoSuchOrder: Story = { render: () => thanks({ state: 'none' }) };
export const OnlyServices: Story = {
  render: () =>
    page(FILLED, { ...fullCart, cartItems: [{ ...secondLine, type_id: 'virtual' }] }, true, refuse, {
      isVirtual: true,
    }),
};
export const PaidOnAPage: Story = {
  render: () =>
    page(
      { ...FILLED, paymentDetails: { ...FILLED.paymentDetails, paymentMethod: 'card' } },
      {
        ...fullCart,
        paymentMethods: [
          {
            code: 'card',
            title: 'Card',
            redirect: true,
            cards: ['Visa', 'Mastercard', 'American Express'],
            wallets: ['apple-pay', 'google-pay'],
          },
          { code: 'cashondelivery', title: 'Cash on delivery' },
        ],
      },
    ),
};
export const Abroad: Story = {
  render: () => page({ ...FILLED, shippingDetails: { ...FILLED.shippingDetails, country: 'DE' } }),
};
export const ForSomebodyElse: Story = {
  render: () => page(FILLED, fullCart, true, refuse, { isForOther: true }),
};
const SHOPS = [
  { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', hours: 'Mon-Sat 10-20' },
  { id: 2, name: 'Vitrine Silver Lake', address: '3531 Sunset Boulevard', city: 'Los Angeles' },
];
export const PickedUp: Story = {
  render: () =>
    page(
      { ...FILLED, shippingDetails: { ...FILLED.shippingDetails, shippingMethod: 'pickup' } },
      fullCart,
      true,
      refuse,
      {
        shops: SHOPS,
      },
    ),
};
export const PickedUpInAShop: Story = {
  render: () =>
    page(
      { ...FILLED, shippingDetails: { ...FILLED.shippingDetails, shippingMethod: 'pickup', pickupStoreId: 1 } },
      fullCart,
      true,
      refuse,
      { shops: SHOPS },
    ),
};
export const ThanksForWhatIsPickedUp: Story = {
  render: () =>
    thanks({ order_id: 'o', number: 'V-10042', email: 'ada@shop.test', state: 'placed', pickup_store: SHOPS[0] }),
};
export const PickedUpWhereThereIsNoShop: Story = {
  render: () =>
    page(
      { ...FILLED, shippingDetails: { ...FILLED.shippingDetails, shippingMethod: 'pickup' } },
      fullCart,
      true,
      refuse,
      { shops: [] },
    ),
};
export const SignedInWithBonuses: Story = {
  render: () => page(FILLED, fullCart, true, refuse, { isSignedIn: true, bonuses: 25.5 }),
};
export const SignedInWithASavedAddress: Story = {
  render: () => {
    const { shippingDetails: details } = FILLED;
    const saved = {
      name: 'Ada Byron',
      canFillIn: false,
      onFillIn: nothing,
      addresses: [details],
      chosen: 0,
      onAddress: nothing,
    };
    return page(FILLED, fullCart, true, refuse, { isSignedIn: true, saved });
  },
};
export const WeakPassword: Story = { render: () => page(withPassword('password')) };
export const StrongPassword: Story = { render: () => page(withPassword('three words and more')) };
export const BackFromThePaymentPage: Story = {
  render: () =>
    page(FILLED, fullCart, true, refuse, {
      unpaid: { state: 'kept', number: '100003', payPath: '/pay/o', path: '/successful-payment?order=o' },
    }),
};
export const PaymentGivenUp: Story = {
  render: () => page(FILLED, fullCart, true, refuse, { unpaid: { state: 'canceled', number: '100003' } }),
};
export const PricesAndStockChangedMeanwhile: Story = {
  render: () =>
    page(
      FILLED,
      { ...fullCart, cartItems: [{ ...line, errors: { stock: 'AVAILABILITY_OUT_OF_STOCK' } }, secondLine] },
      true,
      refuse,
      { news: { [keyOf(secondLine)]: { priceWas: 119 } }, notes: { ...noNotes, soldOut: 1 } },
    ),
};
export const ShopNotReached: Story = {
  render: () => page(FILLED, fullCart, true, refuse, { notes: { ...noNotes, reach: 'unreached' } }),
};
