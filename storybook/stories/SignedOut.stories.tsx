import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SignInButton } from '../../ui/parts/SignInButton';
import { SignInHint } from '../../ui/app/frame/SignInHint';
import { CreatePassword } from '../../ui/pages/account/CreatePassword';
import { AccountGate } from '../../ui/routes/account/AccountGate';
import { ShopProvider } from '../../ui/state/shop-context';
import { storyShop } from '../fixtures/story-shop';
import { inMainUnder, inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Signed out',
  decorators: [
    (Story) => (
      <ShopProvider shop={shop}>
        <Story />
      </ShopProvider>
    ),
  ],
};
export default meta;
const shop = storyShop(true);
const nothing = () => undefined;
const ORDERS = { name: 'my-orders', path: '/my-account/orders', query: {}, params: {}, storeCode: 'us' } as const;

export const Button: StoryObj<typeof SignInButton> = {
  decorators: [inMainUnder('Checkout')],
  parameters: { layout: 'padded' },
  args: { kind: 'primary', wide: false },
  argTypes: {
    kind: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] },
    request: { control: false },
  },
  render: (args) => <SignInButton {...args} />,
};
export const Hint: StoryObj = {
  decorators: [inMainUnder('Wishlist')],
  parameters: { layout: 'padded' },
  render: () => <SignInHint />,
};
export const AccountOfAGuest: StoryObj = {
  decorators: [inMain],
  render: () => (
    <AccountGate page={{ name: 'my-orders', route: ORDERS }} part="orders" title="My orders">
      {nothing}
    </AccountGate>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
  },
};

type CreateProps = ComponentProps<typeof CreatePassword>;
const create = (props: CreateProps): StoryObj => ({
  decorators: [inMain],
  render: () => <CreatePassword {...props} />,
});
const email = 'ada@vitrine.example';
export const NewPasswordAsking = create({ link: 'asking' });
export const NewPasswordLinkGone = create({ link: 'gone', onAsk: nothing });
export const NewPassword = create({ link: 'good', email, onSave: () => Promise.resolve(undefined) });
export const NewPasswordTyped: StoryObj = {
  ...NewPassword,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three words and more');
  },
};
export const NewPasswordRefused: StoryObj = {
  ...create({
    link: 'good',
    email,
    onSave: () => Promise.resolve({ field: 'password', text: 'Please choose a password of at least 8 characters' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and sign in' }));
    await canvas.findByText('Please choose a password of at least 8 characters');
  },
};
export const NewPasswordBeingSaved: StoryObj = {
  ...create({ link: 'good', email, onSave: () => new Promise<never>(nothing) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three words and more{Enter}');
  },
};
