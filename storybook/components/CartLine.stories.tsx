import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { CartLine } from '../../ui/components/bag/CartLine';
import { CartLines } from '../../ui/components/bag/CartLines';
import { RemovedRow } from '../../ui/components/products/RemovedRow';
import { usage } from '../docs/usage';
import { line } from '../fixtures/cart';

type Props = ComponentProps<typeof CartLine>;

const meta: Meta<typeof CartLine> = {
  title: 'Components/Cart line',
  component: CartLine,
  subcomponents: { CartLines, RemovedRow },
  tags: ['autodocs', '!test'],
  args: {
    item: line,
    href: '/p/1',
    min: 1,
    max: 10,
    taxIncluded: false,
    confirmRemoval: true,
    isAnswering: false,
    onRemove: fn(),
    onSave: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <CartLine {...args} onQuantity={(qty) => update({ item: { ...args.item, qty } })} />;
  },
  parameters: usage({
    when: 'For an item in the bag; CartLines shows all of them, with undo for removed ones.',
    not: 'For ordered items, which cannot be changed: orders have their own rows.',
    states: [
      'shop-cart--line',
      'shop-cart--line-out-of-stock',
      'shop-cart--line-asking-to-remove',
      'shop-cart--line-settling',
      'shop-cart--line-with-higher-price',
      'shop-cart--line-with-refused-quantity',
      'shop-cart--line-taken-out',
    ],
  }),
};
export default meta;

export const Playground: StoryObj<typeof CartLine> = {};
