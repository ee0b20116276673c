import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductTile } from '../../ui/components/products/ProductTile';
import { Swatches, TileBody } from '../../ui/components/products/TileBody';
import { TouchedTile } from '../../ui/components/products/TouchedTile';
import { usage } from '../docs/usage';
import { bomber } from '../fixtures/products';

const meta: Meta<typeof ProductTile> = {
  title: 'Components/Product tile',
  component: ProductTile,
  subcomponents: { TileBody, Swatches, TouchedTile },
  tags: ['autodocs', '!test'],
  args: { product: bomber, href: '/p/1', heading: 'h3', priority: false },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
  parameters: usage({
    when: 'For a product in any list. Its features (colours, second picture) load on pointer or focus.',
    not: 'For items in the bag: use CartLine. Put tiles in a ProductGrid or ProductRail, not in a custom list.',
    states: [
      'components-tiles--on-sale',
      'components-tiles--sold-out',
      'components-tiles--long-name',
      'components-tiles--without-picture',
      'components-tiles--many-colours',
      'components-tiles--matched-variant',
      'components-tiles--reached',
      'components-tiles--with-focus',
    ],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ProductTile> = {};
