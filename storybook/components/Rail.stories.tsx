import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductTile } from '../../ui/components/products/ProductTile';
import { ProductRail } from '../../ui/components/products/ProductRail';
import { Rail } from '../../ui/components/products/Rail';
import { usage } from '../docs/usage';
import { products } from '../fixtures/products';

const meta: Meta<typeof Rail> = {
  title: 'Components/Rail',
  component: Rail,
  subcomponents: { ProductRail },
  tags: ['autodocs', '!test'],
  args: {
    title: 'New collection',
    more: { href: '/c/new', label: 'See all' },
    children: products.map((product) => (
      <li key={product.sku}>
        <ProductTile product={product} href="/p/1" />
      </li>
    )),
  },
  argTypes: {
    children: { control: false },
    look: { control: 'inline-radio', options: [undefined, 'ranked', 'night', 'aside'] },
  },
  parameters: usage({
    when: 'For one row among others. ProductRail is the one for products and renders the rest of the row on demand.',
    not: 'For the main list of a page: use ProductGrid. Few people see what is beyond the edge of a row.',
    states: ['components-tiles--a-rail', 'shop-pages--home'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Rail> = {};
