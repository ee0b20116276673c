import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CheckoutState, Confirmation } from '../../core';
import type { FieldTexts } from '../../ui/text/say';
import { CheckoutPage } from '../../ui/pages/CheckoutPage';
import { CheckoutSkeleton } from '../../ui/pages/checkout/CheckoutSkeleton';
import { ThankYouPage } from '../../ui/pages/ThankYouPage';
import { emptyCheckout as checkout } from '../fixtures/checkout';
import { emptyCart, fullCart, segments } from '../fixtures/cart';

const meta: Meta = {
  title: 'Shop/Checkout',
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const refuse = (): Promise<FieldTexts> =>
  Promise.resolve({
    'personal.emailAddress': 'Enter an e-mail address',
    'shipping.zipCode': 'A postcode in the United States has 5 digits',
  });
const page = (state: CheckoutState, cart = fullCart, online = true, onPlace = refuse) => (
  <CheckoutPage
    checkout={state}
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
    actions={{
      onPersonal: nothing,
      onShipping: nothing,
      onPayment: nothing,
      onShippingMethod: nothing,
      onPaymentMethod: nothing,
      onPlace,
    }}
  />
);
const thanks = (state: Confirmation['state'], online = true) => (
  <ThankYouPage
    confirmation={{ order_id: 'o', number: 'V-1001', email: 'ada@example.com', state }}
    homePath="/"
    online={online}
    onSendNow={nothing}
  />
);

export const Loading: Story = { render: () => <CheckoutSkeleton /> };
export const Empty: Story = { render: () => page(checkout) };
export const Filled: Story = {
  render: () =>
    page({
      ...checkout,
      personalDetails: {
        firstName: 'Ada',
        lastName: 'Byron',
        emailAddress: 'ada@example.com',
        password: '',
        createAccount: true,
      },
    }),
};
export const OtherBillingAddress: Story = {
  render: () => page({ ...checkout, paymentDetails: { ...checkout.paymentDetails, useShippingAddress: false } }),
};
export const Offline: Story = { render: () => page(checkout, fullCart, false) };
export const NothingToOrder: Story = { render: () => page(checkout, emptyCart) };
export const Placed: Story = { render: () => thanks('placed') };
export const Paid: Story = { render: () => thanks('paid') };
export const Queued: Story = { render: () => thanks('queued') };
export const QueuedOffline: Story = { render: () => thanks('queued', false) };
export const Cancelled: Story = { render: () => thanks('canceled') };
/** The first wrong field has the focus, each says what it wants. */
export const WithErrors: Story = {
  render: () => page(checkout),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('place-order'));
    await canvas.findByText('Enter an e-mail address');
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
export const NotYetKnown: Story = {
  render: () => <ThankYouPage confirmation={null} homePath="/" online onSendNow={nothing} />,
};
