import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OrderAgain } from '../../ui/components/orders/OrderAgain';
import { PayLink } from '../../ui/components/orders/PayLink';
import { usage } from '../docs/usage';

const meta: Meta<typeof OrderAgain> = {
  title: 'Components/Order again',
  component: OrderAgain,
  subcomponents: { PayLink },
  tags: ['autodocs', '!test'],
  args: { busy: false, onPress: fn() },
  parameters: usage({
    when: 'With an order of the past. Where nothing of it can be had any more, it says so of each line. PayLink stands there while it is unpaid.',
    not: 'Button for putting one of its pieces into the bag.',
    states: ['shop-account--orders'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof OrderAgain> = {};
