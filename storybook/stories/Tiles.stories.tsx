import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, SyntheticEvent } from 'react';
import { ProductGrid } from '../../ui/components/products/ProductGrid';
import { ProductTile } from '../../ui/components/products/ProductTile';
import { QuickAddButton } from '../../ui/components/products/QuickAddButton';
import { QuickAddDialog } from '../../ui/pages/product/QuickAddDialog';
import { OptionPicker } from '../../ui/pages/product/options/OptionPicker';
import { TouchedTile } from '../../ui/components/products/TouchedTile';
import { tileOf } from '../../ui/components/products/tile-of';
import { Rail } from '../../ui/components/products/Rail';
import { BOMBER_NAVY } from '../fixtures/pictures';
import { bomber, bomberView, longNamed, products } from '../fixtures/products';

const meta: Meta = { title: 'Components/Tiles', parameters: { layout: 'padded' } };
export default meta;
type Story = StoryObj;
const one = (element: React.ReactNode) => <div style={{ width: 280 }}>{element}</div>;

export const OnSale: Story = { render: () => one(<ProductTile product={bomber} href="/p/1" heading="h2" />) };
export const SoldOut: Story = {
  render: () =>
    one(<ProductTile product={{ ...bomber, stock: { qty: 0, is_in_stock: false } }} href="/p/1" heading="h2" />),
};
export const LongName: Story = { render: () => one(<ProductTile product={longNamed} href="/p/1" heading="h2" />) };
export const WithoutPicture: Story = {
  render: () =>
    one(
      <ProductTile
        product={{ id: 9, sku: 'X', name: 'A product without a picture', type_id: 'simple', price: 10 }}
        href="/p/1"
        heading="h2"
      />,
    ),
};
export const Grid: Story = { render: () => <ProductGrid products={products} linkOf={() => '/p/1'} heading="h2" /> };
export const EmptyGrid: Story = { render: () => <ProductGrid products={[]} linkOf={() => '/p/1'} /> };
export const ARail: Story = {
  render: () => (
    <Rail title="New collection" more={{ href: '/c/new', label: 'See all' }}>
      {products.map((product) => (
        <li key={product.sku}>
          <ProductTile product={product} href="/p/1" />
        </li>
      ))}
    </Rail>
  ),
};
export const RightToLeft: Story = {
  render: () => <div dir="rtl">{one(<ProductTile product={bomber} href="/p/1" heading="h2" />)}</div>,
};
export const FromPrice: Story = {
  render: () =>
    one(
      <ProductTile
        product={{
          ...bomber,
          original_price: 149,
          highest_price: 249,
        }}
        href="/p/1"
        heading="h2"
      />,
    ),
};
export const ManyColours: Story = {
  render: () =>
    one(
      <ProductTile
        product={{
          ...bomber,
          configurable_options: [
            {
              attribute_code: 'color',
              label: 'Color',
              values: ['#2e4a3a', '#1f2a44', '#b23a2e', '#e7c34b', '#17140f', '#f4f1ea', '#5b2333', '#8a8170'].map(
                (swatch) => ({ value_index: swatch, label: swatch, swatch }),
              ),
            },
          ],
        }}
        href="/p/1"
        heading="h2"
      />,
    ),
};
export const MatchedVariant: Story = {
  render: () => one(<ProductTile product={{ ...bomber, matched_image: BOMBER_NAVY }} href="/p/1" heading="h2" />),
};
export const WithAWayIntoTheBag: Story = {
  render: () =>
    one(
      <ProductTile product={bomber} href="/p/1" heading="h2" extra={<QuickAddButton product={bomber} href="/p/1" />} />,
    ),
};
export const WithFocus: Story = {
  ...OnSale,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

const nothing = () => undefined;
const reached = { type: 'pointerenter', target: null } as unknown as SyntheticEvent;
export const Reached: Story = {
  render: () =>
    one(<TouchedTile product={bomber} tile={tileOf(bomber)} sizes="280px" touch={reached} onShow={nothing} />),
};
const quickAdd = (more: Partial<ComponentProps<typeof QuickAddDialog>> = {}) => (
  <QuickAddDialog
    name={bomber.name}
    brand={bomber.brand_name}
    image={BOMBER_NAVY}
    href="/p/1"
    view={{ ...bomberView, unchosen: ['size'] }}
    isBusy={false}
    tries={0}
    Picker={OptionPicker}
    onChoose={nothing}
    onAdd={nothing}
    onClose={nothing}
    {...more}
  />
);
export const AddedFromATile: Story = { render: () => quickAdd() };
export const AddedWithoutASize: Story = { render: () => quickAdd({ tries: 1 }) };
export const AddedFromATileSoon: Story = { render: () => quickAdd({ view: undefined }) };
export const NotAddedFromATile: Story = {
  render: () => quickAdd({ view: bomberView, problem: 'Kestrel Flight Bomber is sold out.' }),
};
