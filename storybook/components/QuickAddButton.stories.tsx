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
    when: 'Below a tile of a list that the shopper keeps: wishlist or recently viewed. It opens the choice of size and colour, and shows nothing where the product is sold out.',
    not: 'In a category or a search, where the tile leads to the product, or on the page of a product, which has a form.',
    states: ['components-tiles--with-a-way-into-the-bag', 'components-tiles--added-from-a-tile'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof QuickAddButton> = {};
