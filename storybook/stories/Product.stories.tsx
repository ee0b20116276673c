import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Product, ProductView } from '../../core/shopper';
import { soldOutChoices } from '../../core/internal';
import { lookUp } from '../../core/shopper';
import { ProductPage } from '../../ui/pages/ProductPage';
import type { Attempt } from '../../ui/state/use-attempt';
import { BackInStock } from '../../ui/pages/product/BackInStock';
import { BackInStockForm } from '../../ui/pages/product/BackInStockForm';
import { ShareProduct } from '../../ui/pages/product/ShareProduct';
import { BuyBox } from '../../ui/pages/product/BuyBox';
import { Gallery } from '../../ui/pages/product/gallery/Gallery';
import { Parts } from '../../ui/pages/product/options/Parts';
import { StickyBar } from '../../ui/pages/product/StickyBar';
import { pageProps } from '../fixtures/product-page';
import {
  bomber,
  bomberView,
  bundle,
  byTheBox,
  fixedBundle,
  engraved,
  giftCard,
  grouped,
  longNamed,
  plan,
  styling,
  tailored,
  viewOf,
} from '../fixtures/products';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Product',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const padded = (element: React.ReactNode) => <div style={{ padding: 24, maxWidth: 480 }}>{element}</div>;
const box = (view: ProductView, attempt: Attempt = 'idle') =>
  padded(<BuyBox view={view} taxIncluded attempt={attempt} onChoose={nothing} onConfigure={nothing} onAdd={nothing} />);
const parts = (product: Product, bundleChoice: ProductView['configuration']['bundle'] = {}) =>
  padded(
    <>
      <h1>{product.name}</h1>
      <Parts
        product={product}
        configuration={{ selection: {}, customOptions: {}, bundle: bundleChoice, qty: 1 }}
        max={viewOf(product).quantity.max}
        onConfigure={nothing}
      />
    </>,
  );
const GONE = { status: 'out_of_stock' } as const;
const page = (view: ProductView) => <ProductPage {...pageProps} view={view} />;
function Filled({ product }: { readonly product: Product }) {
  const [configuration, configure] = useState(viewOf(product).configuration);
  const errors = Object.fromEntries(
    (product.custom_options ?? []).flatMap((option) =>
      option.is_require === true && !lookUp(configuration.customOptions, String(option.option_id))
        ? [[`option-${String(option.option_id)}`, '']]
        : [],
    ),
  );
  return (
    <BuyBox
      view={{ ...viewOf(product), configuration, errors }}
      taxIncluded
      attempt="idle"
      onChoose={nothing}
      onConfigure={(change) => configure((before) => ({ ...before, ...change }))}
      onAdd={nothing}
    />
  );
}
const film: ProductView = {
  ...bomberView,
  gallery: bomberView.gallery.map((image, index) => (index === 1 ? { ...image, video: '/film/rain.webm' } : image)),
};

export const Buying: Story = { render: () => box(bomberView) };
export const Adding: Story = { render: () => box(bomberView, 'running') };
export const Added: Story = { render: () => box(bomberView, 'done') };
export const FewLeft: Story = { render: () => box({ ...bomberView, stock: { status: 'ok', max: 2 } }) };
export const PerhapsGone: Story = { render: () => box({ ...bomberView, stock: { status: 'volatile' } }) };
export const SoldOut: Story = { render: () => box({ ...bomberView, stock: { status: 'out_of_stock', max: 0 } }) };
export const NoSuchVariant: Story = {
  render: () => box({ ...bomberView, errors: { variants: 'No available product variants' } }),
};
export const KeyboardOnTheColours: Story = {
  ...Buying,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
};

export const Simple: Story = { render: () => page(viewOf(longNamed)) };
export const LongName: Story = { render: () => box(viewOf(longNamed)) };
export const Virtual: Story = { render: () => page(viewOf(giftCard)) };
export const Booked: Story = { render: () => page(viewOf(styling)) };
export const ByTheBox: Story = { render: () => page(viewOf(byTheBox)) };
export const Downloadable: Story = { render: () => page(viewOf(plan)) };
export const Configurable: Story = { render: () => page(bomberView) };
export const Grouped: Story = { render: () => page(viewOf(grouped)) };
export const Bundle: Story = { render: () => page(viewOf(bundle)) };
export const Engraving: Story = { render: () => page(viewOf(engraved)) };
export const EveryCustomOption: Story = { render: () => padded(<Filled product={tailored} />) };
export const MissingOptions: Story = {
  ...EveryCustomOption,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('add-to-cart'));
  },
};
export const BundleOfParts: Story = { render: () => parts(bundle, { 1: { qty: 1, selections: [12] } }) };
export const BundleOfFixedPrice: Story = { render: () => parts(fixedBundle) };
export const BundleWithoutAnOptionalPart: Story = { render: () => parts(bundle, { 2: { qty: 0, selections: [] } }) };
export const GroupOfProducts: Story = { render: () => parts(grouped) };
export const BarOnAPhone: Story = {
  render: () => <StickyBar view={bomberView} form="buy" busy={false} disabled={false} word="Add to bag" />,
};

export const Pictures: Story = { render: () => <Gallery images={bomberView.gallery} name={bomber.name} /> };
export const PicturesAndAFilm: Story = { render: () => <Gallery images={film.gallery} name={bomber.name} /> };
export const OnePicture: Story = { render: () => page({ ...bomberView, gallery: bomberView.gallery.slice(0, 1) }) };
export const NoPicture: Story = { render: () => page({ ...bomberView, gallery: [] }) };
export const KeyboardOnThePictures: Story = {
  ...Pictures,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const ToBeSentOn: Story = {
  render: () =>
    padded(
      <div style={{ paddingBlockStart: '6rem' }}>
        <ShareProduct view={bomberView} />
      </div>,
    ),
};
export const ASizeIsSoldOut: Story = { render: () => padded(<BackInStock view={bomberView} />) };
export const AllSoldOut: Story = {
  render: () => page({ ...bomberView, stock: GONE, parent: { ...bomber, stock: { qty: 0, is_in_stock: false } } }),
};
export const TellMeWhenItIsBack: Story = {
  render: () => (
    <BackInStockForm open onClose={nothing} name={bomber.name} choices={soldOutChoices(bomber, { color: 'pine' })} />
  ),
};
