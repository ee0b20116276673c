import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Drawer } from '../../ui/components/Drawer';
import { SavedAddresses } from '../../ui/pages/checkout/SavedAddresses';
import { Notifications } from '../../ui/shell/Notifications';
import { SignInScreens, useScreenTitle, type SignInActions } from '../../ui/sign-in/SignInScreens';

const meta: Meta = { title: 'Shop/Sign in' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const done = () => Promise.resolve(undefined);
const refuse = (field: string, text: string) => () => Promise.resolve({ field, text });

const actions: SignInActions = {
  onRequest: done,
  onCheck: done,
  onCall: done,
  onName: done,
  onPassword: done,
  onRegister: done,
  onForgotten: done,
  onBack: nothing,
  onWay: nothing,
};

type Shown = Partial<Omit<ComponentProps<typeof SignInScreens>, 'actions'>>;

/** The modal at a screen; `more` are ways that something goes wrong. */
function Modal({ shown, more = {} }: { readonly shown: Shown; readonly more?: Partial<SignInActions> }) {
  const [opened] = useState(() => Date.now());
  const { screen = 'login', contact = '', isEmail = true, resendAt = opened + 15_000, name = '' } = shown;
  return (
    <Drawer open onClose={nothing} title={useScreenTitle(screen)} side="middle">
      <SignInScreens {...{ screen, contact, isEmail, resendAt, name }} actions={{ ...actions, ...more }} />
    </Drawer>
  );
}
const at = (shown: Shown, more?: Partial<SignInActions>): Story => ({
  render: () => <Modal shown={shown} {...(more && { more })} />,
});
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const button = [...canvasElement.ownerDocument.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (button !== undefined) await userEvent.click(button);
  };

const EVE = 'eve@shop.test';
const LONG = 'someone-with-a-very-long-name-indeed@a-shop-with-a-long-name-as-well.example';

export const Contact: Story = at({});
export const ContactRefused: Story = {
  ...at({ contact: 'eve' }, { onRequest: refuse('contact', 'Please enter a phone number or an e-mail address') }),
  play: press('Send code'),
};
export const CodeByMail: Story = at({ screen: 'sms-code', contact: EVE });
export const CodeByPhone: Story = at({ screen: 'sms-code', contact: '+1 212 555 0100', isEmail: false });
export const CodeToALongAddress: Story = at({ screen: 'sms-code', contact: LONG });
export const CodeCanBeSentAgain: Story = at({
  screen: 'sms-code',
  contact: '+1 212 555 0100',
  isEmail: false,
  resendAt: 0,
});
export const CodeRefused: Story = {
  ...at(
    { screen: 'sms-code', contact: EVE, resendAt: 0 },
    { onCheck: refuse('code', 'This code is not right, or no longer good') },
  ),
  play: async ({ canvasElement, userEvent }) => {
    const field = canvasElement.ownerDocument.querySelector('input');
    if (field !== null) await userEvent.type(field, 'AB3K');
  },
};
export const Name: Story = at({ screen: 'enter-name' });
export const Password: Story = at({ screen: 'password', contact: EVE });
export const PasswordRefused: Story = {
  ...at(
    { screen: 'password', contact: EVE },
    { onPassword: refuse('password', 'This login and password do not belong together') },
  ),
  play: press('Sign in'),
};
export const Register: Story = at({ screen: 'register', contact: EVE });
export const RegisterIncomplete: Story = { ...at({ screen: 'register' }), play: press('Create an account') };
export const RegisteredLookAtYourMail: Story = at({ screen: 'mail-sent', contact: EVE });
export const ForgottenPassword: Story = at({ screen: 'forgot-password', contact: EVE });
export const ForgottenPasswordOffline: Story = {
  ...at(
    { screen: 'forgot-password', contact: EVE },
    { onForgotten: refuse('email', 'Reset password feature does not work while offline!') },
  ),
  play: press('Send the link'),
};
export const ForgottenPasswordSent: Story = {
  ...at({ screen: 'forgot-password', contact: EVE }),
  play: press('Send the link'),
};
export const BagAfterwards: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        {
          id: 'in',
          type: 'success',
          code: 'REGISTER_SUCCESS',
          params: {},
          message: 'You are signed in',
          timeToLive: 2000,
        },
        {
          id: 'bag',
          type: 'success',
          code: 'bag',
          params: {},
          message: '2 pieces from this device joined your bag.',
          timeToLive: 5000,
        },
      ]}
    />
  ),
};
const place = {
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'US',
  streetAddress: '12 Engine Street',
  apartmentNumber: '4',
  city: 'New York',
  state: 'New York',
  region_id: 43,
  zipCode: '10001',
  phoneNumber: '',
};
export const AddressesOfTheAccount: Story = {
  render: () => (
    <main style={{ padding: 24, maxWidth: 560 }}>
      <h1>Checkout</h1>
      <SavedAddresses
        chosen={1}
        onAddress={nothing}
        addresses={[place, { ...place, streetAddress: 'Am Rosengarten 117', zipCode: '20095', city: 'Hamburg' }]}
      />
    </main>
  ),
};
