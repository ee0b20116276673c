import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickAddButton } from '../../ui/components/products/QuickAddButton';
import { usage } from '../docs/usage';
import { bomber } from '../fixtures/products';

const meta: Meta<typeof QuickAddButton> = {
  title: 'Components/Quick add button',
  component: QuickAddButton,
  tags: ['autodocs', '!test'],
  args: { product: bomber, href: '/p/1' },
  parameters: usage({
    when: 'Below a tile on the wishlist or recently viewed. It opens the size and colour picker and renders nothing for sold-out products.',
    not: 'In a category or search, where the tile links to the product, or on a product page, which has a form.',
    states: ['components-tiles--with-a-way-into-the-bag', 'components-tiles--added-from-a-tile'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof QuickAddButton> = {};
