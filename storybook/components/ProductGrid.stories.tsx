import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGrid } from '../../ui/components/products/ProductGrid';
import { usage } from '../docs/usage';
import { products } from '../fixtures/products';

const meta: Meta<typeof ProductGrid> = {
  title: 'Components/Product grid',
  component: ProductGrid,
  tags: ['autodocs', '!test'],
  args: { products, linkOf: () => '/p/1', eager: 4, heading: 'h3' },
  parameters: usage({
    when: 'For a list that is read from the top: a category, search results, a brand.',
    not: 'For one row among others on a page: use ProductRail.',
    states: ['components-tiles--grid', 'components-tiles--empty-grid'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ProductGrid> = {};
