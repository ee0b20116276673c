import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldTexts } from '../../../ui/text/format';
import { noNotes } from '../../../storybook/fixtures/bag';
import { emptyCart, fullCart } from '../../../storybook/fixtures/cart';
import { emptyCheckout } from '../../../storybook/fixtures/checkout';
import { keyOf } from '../../../ui/components/products/line-state';
import type { CheckoutActions } from '../../../ui/pages/checkout/checkout-form';
import { place, setup } from './checkout/open-checkout-page';

const nothing = () => undefined;
const refused: FieldTexts = {
  'personal.emailAddress': 'Enter an e-mail address',
  'shipping.zipCode': 'A postcode has 5 digits',
};

describe('CheckoutPage', () => {
  it('shows the total in the button', () => {
    setup();
    expect(place()).toHaveAccessibleName('Order and pay $403.17');
  });
  it('does not mention payment in the button if it is paid later', () => {
    const paid = (paymentMethod: string) => ({
      ...emptyCheckout,
      paymentDetails: { ...emptyCheckout.paymentDetails, paymentMethod },
    });
    const card = { code: 'card', title: 'Card', redirect: true };
    const cart = { ...fullCart, paymentMethods: [...fullCart.paymentMethods.slice(0, 2), card] };
    const { unmount } = setup({ cart, props: { checkout: paid('cashondelivery') } });
    expect(place()).toHaveAccessibleName('Place order, $403.17 to pay');
    unmount();
    setup({ cart, props: { checkout: paid('card') } });
    expect(place()).toHaveAccessibleName('Order and pay $403.17');
  });
  it('links to terms and privacy in the sentence that names them', () => {
    setup();
    const terms = screen.getByRole('link', { name: 'terms' });
    expect(terms.parentElement).toHaveTextContent('By ordering you accept our terms and privacy policy.');
  });
  it('names each error at its field, counts them and puts focus on the first', async () => {
    const { user } = setup({ onPlace: () => Promise.resolve(refused) });
    await user.click(place());
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Enter an e-mail address');
    expect(screen.getByRole('textbox', { name: /^(Postcode|ZIP code)/ })).toHaveAccessibleDescription(
      'A postcode has 5 digits',
    );
    expect(screen.getByText(/^Please check/)).toHaveTextContent('Please check 2 fields');
  });
  it('focuses the first shipping method if it is missing', async () => {
    const { user } = setup({ onPlace: () => Promise.resolve({ 'shipping.shippingMethod': 'Choose how it travels' }) });
    await user.click(place());
    await waitFor(() => expect(screen.getByRole('radio', { name: /Standard/ })).toHaveFocus());
  });
  it('removes an error while its field is being corrected', async () => {
    const { user } = setup({ onPlace: () => Promise.resolve(refused) });
    await user.click(place());
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await waitFor(() => expect(email).toBeInvalid());
    await user.type(email, 'a@b.cd');
    expect(email).toBeValid();
    expect(screen.getByText(/^Please check/)).toHaveTextContent('Please check one field');
  });
  it('places once for any number of presses, and never blocks typing meanwhile', async () => {
    let finish: (errors: FieldTexts) => void = nothing;
    const onPlace = vi.fn<CheckoutActions['onPlace']>(() => new Promise((resolve) => (finish = resolve)));
    const { user, actions } = setup({ onPlace });
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
  it('selects a state by name and passes on its id', async () => {
    const { user, actions } = setup();
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
    expect(actions.onShipping).toHaveBeenCalledWith({ state: 'NY', region_id: 43 });
  });
  it('asks for another billing address only if it differs', async () => {
    const { user, actions } = setup();
    expect(screen.getAllByRole('textbox', { name: /^(Address|Street)\b/ })).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Use the shipping address as billing address' }));
    expect(actions.onPayment).toHaveBeenCalledWith({ useShippingAddress: false });
  });
  it('explains offline that the order can still be placed', () => {
    setup({ props: { online: false } });
    expect(screen.getByText(/^You are offline. You can still order/)).toBeInTheDocument();
    expect(place()).toBeEnabled();
  });
  it('has no fields for an empty bag', () => {
    setup({ cart: emptyCart, props: { onward: <p>Departments</p> } });
    expect(screen.queryByTestId('place-order')).not.toBeInTheDocument();
    expect(screen.getByText('Departments')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/');
  });
});

describe('a checkout field', () => {
  const wrongPostcode: CheckoutActions['onLeave'] = (field) =>
    Promise.resolve(field === 'shipping.zipCode' ? 'A postcode has 5 digits' : undefined);
  const postcode = () => screen.getByRole('textbox', { name: /^(Postcode|ZIP code)/ });

  it('shows its error when it is left, not while typing', async () => {
    const { user } = setup({ onLeave: wrongPostcode });
    await user.type(postcode(), '12');
    expect(postcode()).toBeValid();
    await user.tab();
    await waitFor(() => expect(postcode()).toBeInvalid());
    expect(postcode()).toHaveAccessibleDescription('A postcode has 5 digits');
  });
  it('that was only tabbed through shows no error', async () => {
    const { user, actions } = setup({ onLeave: wrongPostcode });
    await user.click(postcode());
    await user.tab();
    expect(actions.onLeave).not.toHaveBeenCalled();
    expect(postcode()).toBeValid();
  });
  it('is not called invalid for its previous value', async () => {
    let answer: (wrong: string) => void = nothing;
    const { user } = setup({ onLeave: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(postcode(), '12');
    await user.tab();
    await user.type(postcode(), '345');
    await act(async () => {
      answer('A postcode has 5 digits');
      await Promise.resolve();
    });
    expect(postcode()).toBeValid();
    expect(postcode()).toHaveValue('12345');
  });
  it('is valid again in another country, if its format allows it', async () => {
    const { user } = setup({ onPlace: () => Promise.resolve(refused) });
    await user.click(place());
    await waitFor(() => expect(postcode()).toBeInvalid());
    await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Germany');
    expect(postcode()).toBeValid();
  });
  it('keeps its input while the order is being sent, and is not marked invalid after a correction', async () => {
    let finish: (errors: FieldTexts) => void = nothing;
    const { user } = setup({ onPlace: () => new Promise((resolve) => (finish = resolve)) });
    await user.click(place());
    await user.type(postcode(), '10001');
    await act(async () => {
      finish(refused);
      await Promise.resolve();
    });
    expect(postcode()).toHaveValue('10001');
    expect(postcode()).toBeValid();
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInvalid();
  });
  it('sets its autocomplete token and, for phones, its keyboard', () => {
    setup({
      props: {
        checkout: { ...emptyCheckout, paymentDetails: { ...emptyCheckout.paymentDetails, useShippingAddress: false } },
      },
    });
    const fills = [...document.querySelectorAll('form [id][autocomplete]')].map(
      (field) => [field.id, field.getAttribute('autocomplete')] as const,
    );
    expect(Object.fromEntries(fills)).toMatchObject({
      'personal-firstName': 'given-name',
      'personal-lastName': 'family-name',
      'personal-emailAddress': 'email',
      'shipping-country': 'shipping country',
      'shipping-streetAddress': 'shipping address-line1',
      'shipping-apartmentNumber': 'shipping address-line2',
      'shipping-zipCode': 'shipping postal-code',
      'shipping-city': 'shipping address-level2',
      'shipping-state': 'shipping address-level1',
      'shipping-phoneNumber': 'shipping tel',
      'payment-firstName': 'billing given-name',
      'payment-zipCode': 'billing postal-code',
      'payment-company': 'billing organization',
    });
    expect(document.getElementById('shipping-zipCode')).toHaveAttribute('inputmode', 'numeric');
    expect(document.getElementById('shipping-phoneNumber')).toHaveAttribute('type', 'tel');
    expect(document.getElementById('personal-emailAddress')).toHaveAttribute('type', 'email');
  });
});

describe('checkout of services only', () => {
  const virtual = { ...fullCart, cartItems: fullCart.cartItems.map((item) => ({ ...item, type_id: 'virtual' })) };
  it('asks nothing about a delivery: no shipping address, shipping method or recipient', () => {
    setup({ cart: virtual, props: { isVirtual: true } });
    expect(screen.getByRole('heading', { name: /Billing address/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Shipping/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Shipping method' })).not.toBeInTheDocument();
    expect(screen.queryByText(/to see the shipping methods/)).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Someone else|shipping address/ })).not.toBeInTheDocument();
  });
  it('asks only for the place of taxation: no street, no city, no phone', () => {
    setup({ cart: virtual, props: { isVirtual: true } });
    expect(screen.getByLabelText(/^Country/)).toHaveAttribute('autocomplete', 'billing country');
    expect(screen.getByLabelText(/^(Postcode|ZIP code)/)).toHaveAttribute('autocomplete', 'billing postal-code');
    expect(screen.getByLabelText(/^State/)).toBeInTheDocument();
    for (const name of ['streetAddress', 'apartmentNumber', 'city', 'phoneNumber', 'firstName', 'lastName']) {
      expect(document.getElementById(`payment-${name}`)).toBeNull();
    }
    expect(screen.getByText(/your location to calculate the tax/)).toBeInTheDocument();
  });
  it('shows other errors of the address, so that they can be corrected', async () => {
    const { user } = setup({
      cart: virtual,
      props: { isVirtual: true },
      onPlace: () => Promise.resolve({ 'payment.streetAddress': 'Please use at most 200 characters' }),
    });
    await user.click(place());
    expect(await screen.findByLabelText(/^(Address|Street)\b/)).toHaveAccessibleDescription(
      'Please use at most 200 characters',
    );
  });
  it('shows the billing name and address in the review', () => {
    const checkout = {
      ...emptyCheckout,
      shippingDetails: { ...emptyCheckout.shippingDetails, firstName: 'Ada', lastName: 'Byron', zipCode: '10001' },
    };
    setup({ cart: virtual, props: { isVirtual: true, checkout } });
    expect(screen.getByTestId('review-choices')).toHaveTextContent('Billed toAda Byron, 10001');
  });
});

describe('checkout with pickup', () => {
  it('asks for the shop, and for no place of the buyer', () => {
    const checkout = {
      ...emptyCheckout,
      shippingDetails: { ...emptyCheckout.shippingDetails, shippingMethod: 'pickup' },
    };
    const methods = [
      { carrier_code: 'shop', carrier_title: 'Shops', method_code: 'pickup', method_title: 'Fetch it', amount: 0 },
    ];
    const cart = { ...fullCart, shippingMethods: methods, paymentMethods: [{ code: 'cashondelivery', title: 'Cash' }] };
    const shop = { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', country: 'US' };
    setup({ cart, props: { checkout, shops: [shop] } });
    for (const field of ['streetAddress', 'city', 'zipCode', 'phoneNumber']) {
      expect(document.getElementById(`shipping-${field}`)).toBeNull();
    }
    expect(screen.getByRole('radio', { name: /Vitrine SoHo/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Pay when you collect' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'No separate billing address' })).toBeChecked();
  });
});

describe('a bag with an item that is not handed over', () => {
  const WHY = 'Gift cards, services and downloads cannot be paid on delivery.';
  it('explains why cash on delivery is missing, and only then', () => {
    const [line] = fullCart.cartItems;
    if (line === undefined) throw new Error('The bag of the fixture is empty');
    setup({
      cart: { ...fullCart, cartItems: [...fullCart.cartItems, { ...line, type_id: 'virtual', checksum: 'card' }] },
    });
    expect(screen.getByText(WHY)).toBeInTheDocument();
  });
  it('is the only one with this explanation', () => {
    setup();
    expect(screen.queryByText(WHY)).toBeNull();
  });
});

describe('the order review', () => {
  it('shows the quantity before a name only if it is above one, without a dangling separator', () => {
    setup();
    const [first, second] = screen.getAllByTestId('review-line');
    expect(first).toHaveTextContent(/^Kestrel Flight BomberPine · M\$149\.00$/);
    expect(second).toHaveTextContent(/^2 × Selvedge Straight Jean\$258\.00$/);
  });
  it('repeats the destination, the method and the payment', async () => {
    const { user } = setup({
      props: {
        checkout: {
          ...emptyCheckout,
          shippingDetails: {
            ...emptyCheckout.shippingDetails,
            firstName: 'Ada',
            lastName: 'Byron',
            streetAddress: '12 Engine Street',
            zipCode: '10001',
            city: 'New York',
            state: 'New York',
            shippingMethod: 'express',
          },
          paymentDetails: { ...emptyCheckout.paymentDetails, paymentMethod: 'invoice' },
        },
      },
    });
    expect(screen.getByTestId('review-choices')).toHaveTextContent(
      'Ships toAda Byron, 12 Engine Street, New York, NY 10001ShippingExpress, tomorrowPaymentInvoice',
    );
    await user.type(screen.getByRole('textbox', { name: /^City/ }), '!');
    expect(screen.getByTestId('review-choices')).toHaveTextContent('New York!');
  });
  it('marks lines with a changed price or sold out, with a button to order the rest', async () => {
    const onRemoveSoldOut = vi.fn<() => void>();
    const [sold, other] = fullCart.cartItems;
    if (sold === undefined || other === undefined) throw new Error('the fixture has two lines');
    const { user } = setup({
      cart: { ...fullCart, cartItems: [{ ...sold, errors: { stock: 'AVAILABILITY_OUT_OF_STOCK' } }, other] },
      props: {
        news: { [keyOf(other)]: { priceWas: 119 } },
        notes: { ...noNotes, soldOut: 1, onRemoveSoldOut },
      },
    });
    const [first, second] = screen.getAllByTestId('review-line');
    expect(first).toHaveTextContent('Sold out');
    expect(second).toHaveTextContent('It was $119.00');
    await user.click(screen.getByRole('button', { name: 'Remove sold-out items' }));
    expect(onRemoveSoldOut).toHaveBeenCalledTimes(1);
  });
});

describe('an account with the order', () => {
  const withAccount = {
    ...emptyCheckout,
    personalDetails: { ...emptyCheckout.personalDetails, createAccount: true },
  };
  it('shows the strength of a password while typing', async () => {
    const { user } = setup({ props: { checkout: withAccount } });
    const password = screen.getByLabelText(/^Password/);
    await user.type(password, 'abc');
    expect(screen.getByText('5 more to go: at least 8 characters')).toBeInTheDocument();
    await user.type(password, ' def three words');
    expect(screen.getByText('Strong')).toBeInTheDocument();
  });
  it('is not offered to a user who has one', () => {
    setup({ props: { isSignedIn: true } });
    expect(screen.queryByRole('checkbox', { name: 'Save my details in an account' })).not.toBeInTheDocument();
  });
});

describe('fields for some shoppers only', () => {
  it('include the name of another recipient', async () => {
    const { user, actions } = setup();
    expect(document.getElementById('shipping-firstName')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Someone else receives the order' }));
    expect(actions.onOtherRecipient).toHaveBeenCalledWith(true);
  });
  it('include the name of the recipient once it differs', () => {
    setup({ props: { isForOther: true } });
    expect(screen.getByLabelText(/^Recipient’s first name/)).toHaveAttribute('autocomplete', 'shipping given-name');
  });
  it('include the choice to pay with bonuses, for a user who has some', async () => {
    const { user, actions } = setup({ props: { isSignedIn: true, bonuses: 25.5 } });
    const bonuses = screen.getByRole('checkbox', { name: 'Pay with your bonuses You have $25.50' });
    expect(bonuses).toBeChecked();
    await user.click(bonuses);
    expect(actions.onBonuses).toHaveBeenCalledWith(false);
  });
  it('include a coupon, which Enter applies without ordering', async () => {
    const onPlace = vi.fn<CheckoutActions['onPlace']>(() => Promise.resolve({}));
    const { user, actions } = setup({ onPlace, cart: { ...fullCart, coupon: null } });
    await user.click(screen.getByRole('button', { name: 'Have a coupon or gift card?' }));
    await user.type(screen.getByLabelText('Coupon or gift card'), 'WELCOME10{Enter}');
    expect(actions.onCoupon).toHaveBeenCalledWith('WELCOME10');
    expect(onPlace).not.toHaveBeenCalled();
  });
});
