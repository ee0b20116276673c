import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Product, ProductView } from '../../core';
import { ProductPage } from '../../ui/pages/ProductPage';
import { BuyBox } from '../../ui/pages/product/BuyBox';
import { CustomOptions } from '../../ui/pages/product/CustomOptions';
import { Gallery } from '../../ui/pages/product/Gallery';
import { Parts } from '../../ui/pages/product/Parts';
import { bomber, bomberView, bundle, engraved, grouped, longNamed, viewOf } from '../fixtures/products';

const meta: Meta = {
  title: 'Shop/Product',
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const padded = (element: React.ReactNode) => <div style={{ padding: 24, maxWidth: 480 }}>{element}</div>;
const box = (view: ProductView, phase: 'idle' | 'adding' | 'added' = 'idle') =>
  padded(<BuyBox view={view} taxIncluded phase={phase} onChoose={nothing} onConfigure={nothing} onAdd={nothing} />);
const parts = (product: Product, bundleChoice: ProductView['configuration']['bundle'] = {}) =>
  padded(
    <>
      <h1>{product.name}</h1>
      <Parts
        product={product}
        configuration={{ selection: {}, customOptions: {}, bundle: bundleChoice, qty: 1 }}
        onConfigure={nothing}
      />
    </>,
  );
const page = (view: ProductView) => (
  <ProductPage
    view={view}
    similar={[]}
    taxIncluded={false}
    linkOf={() => '/p/1'}
    onChoose={nothing}
    onConfigure={nothing}
    onAdd={() => Promise.resolve(true)}
  />
);

export const Buying: Story = { render: () => box(bomberView) };
export const Adding: Story = { render: () => box(bomberView, 'adding') };
export const Added: Story = { render: () => box(bomberView, 'added') };
export const FewLeft: Story = { render: () => box({ ...bomberView, stock: { status: 'ok', max: 2 } }) };
export const SoldOut: Story = { render: () => box({ ...bomberView, stock: { status: 'out_of_stock', max: 0 } }) };
export const NoSuchVariant: Story = {
  render: () => box({ ...bomberView, errors: { variants: 'No available product variants' } }),
};
/** Tab goes into the colours, the arrows choose among them. */
export const KeyboardOnTheColours: Story = {
  ...Buying,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const LongName: Story = { render: () => page(viewOf(longNamed)) };
export const Engraving: Story = { render: () => page(viewOf(engraved)) };
export const CustomChoices: Story = {
  render: () =>
    padded(
      <>
        <h1>Leather Belt</h1>
        <CustomOptions options={engraved.custom_options ?? []} values={{ 1: 'ADA' }} onChange={nothing} />
      </>,
    ),
};
export const BundleOfParts: Story = { render: () => parts(bundle, { 1: { qty: 1, selections: [12] } }) };
export const GroupOfProducts: Story = { render: () => parts(grouped) };
export const OnePicture: Story = { render: () => page({ ...bomberView, gallery: bomberView.gallery.slice(0, 1) }) };
export const NoPicture: Story = { render: () => page({ ...bomberView, gallery: [] }) };
export const Pictures: Story = { render: () => <Gallery images={bomberView.gallery} name={bomber.name} /> };
