import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Drawer } from '../../ui/components/base/Drawer';
import { SavedAddresses } from '../../ui/pages/checkout/SavedAddresses';
import { Notifications } from '../../ui/shell/notices/Notifications';
import { SignInScreens, useScreenTitle, type Screen, type SignInActions } from '../../ui/sign-in/SignInScreens';
import type { Refusal } from '../../ui/state/use-submit';

const meta: Meta = { title: 'Shop/Sign in' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const done = () => Promise.resolve(undefined);
const refuse = (field: string, text: string, code?: Refusal['code']) => () => Promise.resolve({ field, text, code });
const never = () => new Promise<undefined>(nothing);

const actions: SignInActions = {
  onRequest: done,
  onCheck: done,
  onCall: done,
  onName: done,
  onPassword: done,
  onRegister: done,
  onForgotten: done,
  onLink: done,
  onBack: nothing,
  onWay: nothing,
};

type Shown = Partial<Omit<ComponentProps<typeof SignInScreens>, 'actions'>>;
const SCREENS: readonly Screen[] = [
  'login',
  'sms-code',
  'enter-name',
  'password',
  'register',
  'forgot-password',
  'link',
  'mail-sent',
];
const WAIT_MS = 15_000;

function Modal({ shown, more = {} }: { readonly shown: Shown; readonly more?: Partial<SignInActions> }) {
  const [sentAt, setSentAt] = useState<number>();
  const [opened] = useState(() => Date.now());
  const { screen = 'login', contact = '', reason, isEmail = true, name = '' } = shown;
  const resendAt = sentAt === undefined ? (shown.resendAt ?? opened + WAIT_MS) : sentAt + WAIT_MS;
  const sent = () => {
    setSentAt(Date.now());
    return done();
  };
  return (
    <Drawer open onClose={nothing} title={useScreenTitle(screen)} side="middle">
      <SignInScreens
        {...{ screen, contact, reason, isEmail, resendAt, name }}
        actions={{ ...actions, onRequest: sent, onCall: sent, ...more }}
      />
    </Drawer>
  );
}
const at = (shown: Shown, more?: Partial<SignInActions>): StoryObj<Shown> => ({
  args: { screen: 'login', contact: '', reason: '', name: '', isEmail: true, ...shown },
  argTypes: { screen: { control: 'select', options: SCREENS }, resendAt: { control: false } },
  render: ({ reason, ...args }) => (
    <Modal shown={{ ...args, reason: reason === '' ? undefined : reason }} {...(more && { more })} />
  ),
});
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const button = [...canvasElement.ownerDocument.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (button !== undefined) await userEvent.click(button);
  };
const typeCode: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const field = canvasElement.ownerDocument.querySelector('input');
  if (field !== null) await userEvent.type(field, 'AB3K');
};

const EVE = 'eve@shop.test';
const PHONE = '+1 212 555 0100';
const LONG = 'someone-with-a-very-long-name-indeed@a-shop-with-a-long-name-as-well.example';

export const Contact: Story = at({});
export const ContactWithAReason: StoryObj<Shown> = at({
  contact: EVE,
  reason: 'This link is no longer valid. We can send you a new one.',
});
export const ContactRefused: Story = {
  ...at({ contact: 'eve' }, { onRequest: refuse('contact', 'Please enter a phone number or an e-mail address') }),
  play: press('Send code'),
};
export const CodeByMail: Story = at({ screen: 'sms-code', contact: EVE });
export const CodeByPhone: Story = at({ screen: 'sms-code', contact: PHONE, isEmail: false });
export const CodeToALongAddress: Story = at({ screen: 'sms-code', contact: LONG });
export const CodeCanBeSentAgain: Story = at({
  screen: 'sms-code',
  contact: PHONE,
  isEmail: false,
  resendAt: 0,
});
export const CodeRefused: Story = {
  ...at(
    { screen: 'sms-code', contact: EVE, resendAt: 0 },
    { onCheck: refuse('code', 'This code is not correct or has expired') },
  ),
  play: typeCode,
};
export const CodeRefusedWithTriesLeft: StoryObj<Shown> = {
  ...at(
    { screen: 'sms-code', contact: PHONE, isEmail: false },
    { onCheck: refuse('code', 'This code is not correct. You have 2 attempts left.', 'wrong') },
  ),
  play: typeCode,
};
export const CodeSpent: StoryObj<Shown> = {
  ...at(
    { screen: 'sms-code', contact: EVE, resendAt: 0 },
    { onCheck: refuse('code', 'This code is no longer valid. Please request a new one.', 'spent') },
  ),
  play: typeCode,
};
export const CodeSentAgain: StoryObj<Shown> = {
  ...at({ screen: 'sms-code', contact: EVE, resendAt: 0 }),
  play: press('Send the code again'),
};
export const CodeCalled: StoryObj<Shown> = {
  ...at({ screen: 'sms-code', contact: PHONE, isEmail: false, resendAt: 0 }),
  play: press('Call me instead'),
};
export const Name: Story = at({ screen: 'enter-name' });
export const NameKnownAlready: StoryObj<Shown> = at({ screen: 'enter-name', name: 'Eve Marchetti' });
export const NameRefused: StoryObj<Shown> = {
  ...at({ screen: 'enter-name' }, { onName: refuse('name', 'Please enter your name') }),
  play: press('Done'),
};
export const Password: Story = at({ screen: 'password', contact: EVE });
export const PasswordRefused: Story = {
  ...at({ screen: 'password', contact: EVE }, { onPassword: refuse('password', 'Incorrect login or password') }),
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
export const LinkOfAnotherDevice: Story = at({ screen: 'link', contact: EVE });
export const LinkWithoutNetwork: Story = {
  ...at(
    { screen: 'link', contact: '+1 212 555 0100', isEmail: false },
    { onLink: refuse('link', 'You are offline. Signing in needs a connection.') },
  ),
  play: press('Sign in as +*******0100'),
};
export const SendingTheCode: StoryObj<Shown> = {
  ...at({ contact: EVE }, { onRequest: never }),
  play: press('Send code'),
};
export const CheckingTheCode: StoryObj<Shown> = {
  ...at({ screen: 'sms-code', contact: EVE }, { onCheck: never }),
  play: typeCode,
};
export const SavingTheName: StoryObj<Shown> = {
  ...at({ screen: 'enter-name', name: 'Eve Marchetti' }, { onName: never }),
  play: press('Done'),
};
export const SigningInWithAPassword: StoryObj<Shown> = {
  ...at({ screen: 'password', contact: EVE }, { onPassword: never }),
  play: press('Sign in'),
};
export const SendingTheLink: StoryObj<Shown> = {
  ...at({ screen: 'forgot-password', contact: EVE }, { onForgotten: never }),
  play: press('Send the link'),
};
export const CreatingAnAccount: StoryObj<Shown> = {
  ...at({ screen: 'register', contact: EVE }, { onRegister: never }),
  play: async (context) => {
    const fields = context.canvasElement.ownerDocument.querySelectorAll('input');
    const typed = ['Eve', 'Marchetti', '', 'three words and more'];
    for (const [index, field] of fields.entries()) {
      const text = typed[index] ?? '';
      if (text !== '') await context.userEvent.type(field, text);
    }
    await press('Create an account')(context);
  },
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
          message: '2 items from this device were added to your bag.',
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
export const ManyAddressesOfTheAccount: Story = {
  render: () => (
    <main style={{ padding: 24, maxWidth: 560 }}>
      <h1>Checkout</h1>
      <SavedAddresses
        chosen={6}
        onAddress={nothing}
        addresses={Array.from({ length: 20 }, (_, index) => ({ ...place, streetAddress: `${String(index + 1)} Yard` }))}
      />
    </main>
  ),
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
