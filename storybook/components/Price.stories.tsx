import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../ui/components/base/Price';
import { usage } from '../docs/usage';

const meta: Meta<typeof Price> = {
  title: 'Components/Price',
  component: Price,
  tags: ['autodocs', '!test'],
  args: { final: 149, regular: 189, from: false, large: false },
  parameters: usage({
    when: 'Wherever goods have a price: tiles, product page, lines of a bag. It writes the sum as the store does and says aloud which of two is the old one.',
    not: 'TotalsList for the sums of a bag or an order.',
    states: ['components-basics--prices', 'components-tiles--from-price', 'components-basics--right-to-left'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Price> = {};
