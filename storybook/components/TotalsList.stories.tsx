import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsList } from '../../ui/components/bag/TotalsList';
import { usage } from '../docs/usage';
import { segments } from '../fixtures/cart';

const meta: Meta<typeof TotalsList> = {
  title: 'Components/Totals list',
  component: TotalsList,
  tags: ['autodocs', '!test'],
  args: { segments, taxIncluded: false },
  argTypes: {
    pending: {
      control: 'select',
      options: [undefined, 'estimated', 'before-tax-and-shipping', 'before-tax', 'before-shipping'],
    },
    money: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{<Story />}</div>],
  parameters: usage({
    when: 'For the totals of a bag or order. Amounts that are not known yet have a row too, so that nobody takes a partial sum for the total.',
    not: 'For a unit price: use Price.',
    states: [
      'shop-cart--totals',
      'shop-cart--totals-with-tax-inside',
      'shop-cart--free-shipping',
      'shop-cart--no-totals-yet',
    ],
  }),
};
export default meta;

export const Playground: StoryObj<typeof TotalsList> = {};
