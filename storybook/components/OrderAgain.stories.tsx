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
    when: 'With a past order. It reports each line that is no longer available. PayLink replaces it while the order is unpaid.',
    not: 'For adding a single item of it: use Button.',
    states: ['shop-account--orders'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof OrderAgain> = {};
