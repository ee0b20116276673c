import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagCodes } from '../../ui/components/bag/BagCodes';
import { CouponForm } from '../../ui/components/bag/CouponForm';
import { FoldedCode } from '../../ui/components/fields/FoldedCode';
import { GiftCardForm } from '../../ui/components/bag/GiftCardForm';
import { usage } from '../docs/usage';

const meta: Meta<typeof CouponForm> = {
  title: 'Components/Coupon form',
  component: CouponForm,
  subcomponents: { BagCodes, GiftCardForm, FoldedCode },
  tags: ['autodocs', '!test'],
  args: {
    coupon: null,
    onApply: (code) => Promise.resolve(code === 'WELCOME10'),
    onRemove: () => Promise.resolve(),
  },
  argTypes: { onApply: { control: false }, onRemove: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  parameters: usage({
    when: 'In the bag and checkout, for discount codes. Here WELCOME10 is accepted and any other code refused. GiftCardForm is for gift cards; BagCodes combines both in one field.',
    not: 'For a required code: use Field. This one is collapsed, so that shoppers without a code do not go looking for one.',
    states: [
      'components-forms--coupon',
      'components-forms--active-coupon',
      'components-forms--rejected-coupon',
      'components-forms--coupon-being-checked',
      'components-forms--gift-cards-on-the-bag',
    ],
  }),
};
export default meta;

export const Playground: StoryObj<typeof CouponForm> = {};

/** A blogger's code that credits only. */
export const CreditOnly: StoryObj<typeof CouponForm> = {
  args: { coupon: { code: 'LOTTE', active: true }, reach: 'credit' },
};
