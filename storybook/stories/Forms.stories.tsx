import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceList } from '../../ui/components/fields/ChoiceList';
import { GiftCardForm } from '../../ui/components/bag/GiftCardForm';
import { CouponForm } from '../../ui/components/bag/CouponForm';
import { Field } from '../../ui/components/fields/Field';
import { PasswordField } from '../../ui/components/fields/PasswordField';
import { QuantityStepper } from '../../ui/components/fields/QuantityStepper';
import { SearchForm } from '../../ui/components/fields/SearchForm';
import { SelectField } from '../../ui/components/fields/SelectField';
import { OptionPicker } from '../../ui/pages/product/options/OptionPicker';
import { bomberView } from '../fixtures/products';

const meta: Meta = {
  title: 'Components/Forms',
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

function Live({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field
      id="email"
      label="E-mail"
      type="email"
      value={value}
      required
      hint="For the confirmation."
      error={error}
      onChange={setValue}
    />
  );
}
export const EmptyField: Story = { render: () => <Live /> };
export const WrongField: Story = { render: () => <Live error="Enter an e-mail address such as name@example.com" /> };
export const Select: Story = {
  render: () => (
    <SelectField
      id="country"
      label="Country"
      value="US"
      choices={[
        { value: 'US', label: 'United States' },
        { value: 'DE', label: 'Germany' },
      ]}
      onChange={() => undefined}
    />
  ),
};
export const WrongSelect: Story = {
  render: () => (
    <SelectField
      id="state"
      label="State"
      value=""
      placeholder="Choose a state"
      choices={[]}
      error="Choose a state"
      onChange={() => undefined}
    />
  ),
};
function Ways({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('standard');
  return (
    <ChoiceList
      name="way"
      legend="Shipping method"
      value={value}
      error={error}
      onChange={setValue}
      choices={[
        { value: 'standard', label: 'Standard', note: 'Two to four days', aside: '$4.00' },
        { value: 'express', label: 'Express', note: 'Tomorrow', aside: '$14.00' },
      ]}
    />
  );
}
export const Choices: Story = { render: () => <Ways /> };
export const ChoicesWithError: Story = { render: () => <Ways error="Choose one" /> };
function Stepper() {
  const [value, setValue] = useState(1);
  return <QuantityStepper name="Bomber" value={value} max={4} onChange={setValue} />;
}
export const Quantity: Story = { render: () => <Stepper /> };
export const Search: Story = { render: () => <SearchForm action="/search" /> };
export const Coupon: Story = {
  render: () => <CouponForm coupon={null} onApply={() => Promise.resolve(false)} onRemove={() => Promise.resolve()} />,
};
const noCard = { onApply: () => Promise.resolve(), onRemove: () => Promise.resolve() };
export const GiftCard: Story = {
  render: () => <GiftCardForm cards={[]} {...noCard} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const GiftCardsOnTheBag: Story = {
  render: () => <GiftCardForm cards={[{ id: 'a', code: '•••• •••• •••• 7K2M', balance: 50 }]} {...noCard} />,
};
export const OpenCoupon: Story = {
  ...Coupon,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const ActiveCoupon: Story = {
  render: () => (
    <CouponForm
      coupon={{ code: 'WELCOME10', active: true }}
      onApply={() => Promise.resolve(true)}
      onRemove={() => Promise.resolve()}
    />
  ),
};
export const Colours: Story = {
  render: () => (
    <>
      {bomberView.options.slice(0, 1).map((option) => (
        <OptionPicker key={option.code} option={option} onChoose={() => undefined} />
      ))}
    </>
  ),
};
export const Sizes: Story = {
  render: () => (
    <>
      {bomberView.options.slice(1).map((option) => (
        <OptionPicker key={option.code} option={option} onChoose={() => undefined} />
      ))}
    </>
  ),
};
export const TypedField: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com');
  },
};
export const QuantityAtItsLimit: Story = {
  render: () => <QuantityStepper name="Bomber" value={4} max={4} onChange={() => undefined} />,
};
export const RejectedCoupon: Story = {
  ...Coupon,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'NOSUCHCODE{Enter}');
    await canvas.findByText(/not valid/);
  },
};
export const CouponBeingChecked: Story = {
  render: () => (
    <CouponForm coupon={null} onApply={() => new Promise(() => undefined)} onRemove={() => Promise.resolve()} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'WELCOME10{Enter}');
  },
};
export const SearchWithWords: Story = { render: () => <SearchForm action="/search" text="rain jacket" /> };

export const CouponThatNobodyAnsweredFor: Story = {
  render: () => (
    <CouponForm
      coupon={null}
      onApply={() => Promise.reject(new Error('no answer'))}
      onRemove={() => Promise.resolve()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'WELCOME10{Enter}');
    await canvas.findByText(/could not check the coupon/);
  },
};
function Secret({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      id="password"
      label="Password"
      value={value}
      autoComplete="new-password"
      hint="At least 8 characters"
      error={error}
      onChange={setValue}
    />
  );
}
export const Password: Story = { render: () => <Secret /> };
export const WrongPassword: Story = {
  render: () => <Secret error="Please choose a password of at least 8 characters" />,
};
export const ShownPassword: Story = {
  render: () => <Secret />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};
