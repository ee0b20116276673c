import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../ui/components/base/Price';
import { usage } from '../docs/usage';

const meta: Meta<typeof Price> = {
  title: 'Components/Price',
  component: Price,
  tags: ['autodocs', '!test'],
  args: { final: 149, regular: 189, from: false, large: false },
  parameters: usage({
    when: 'For every product price: tiles, product page, bag lines. It formats the amount for the store and announces which price is the old one.',
    not: 'For totals of a bag or order: use TotalsList.',
    states: ['components-basics--prices', 'components-tiles--from-price', 'components-basics--right-to-left'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Price> = {};
