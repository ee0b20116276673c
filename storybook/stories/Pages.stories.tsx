import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../../ui/components/base/Button';
import { CategoryPage } from '../../ui/pages/CategoryPage';
import { BrandsPage } from '../../ui/pages/BrandsPage';
import { CollectionPage } from '../../ui/pages/CollectionPage';
import { CmsPage } from '../../ui/pages/CmsPage';
import { HomePage } from '../../ui/pages/HomePage';
import { MessagePage } from '../../ui/pages/MessagePage';
import { OfflinePage } from '../../ui/pages/OfflinePage';
import { ProductPage } from '../../ui/pages/ProductPage';
import { SearchPage } from '../../ui/pages/SearchPage';
import { benefits, brands, emptyHome, listPath } from '../fixtures/home';
import { emptyListing, links, listing, menu, trail } from '../fixtures/listing';
import { BOMBER_GREEN, HOODIE, TRAINER } from '../fixtures/pictures';
import { pageProps } from '../fixtures/product-page';
import { bomberView, products } from '../fixtures/products';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Pages',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const list = { links, linkOf: () => '/p/1', onMore: nothing, loadingMore: false } as const;
const category = {
  id: 11,
  parent_id: 3,
  name: 'Jackets',
  slug: 'jackets',
  level: 3,
  is_active: true,
  product_count: 48,
  description: 'From the first cool evening to the last snow.',
};
const product = (view: typeof bomberView) => <ProductPage {...pageProps} view={view} similar={products} taxIncluded />;

export const Home: Story = {
  render: () => (
    <HomePage
      listPath={listPath}
      name="Vitrine"
      linkOf={() => '/p/1'}
      home={{
        ...emptyHome,
        benefits,
        brands,
        sale: products,
        editorial: {
          title: 'A week of rain',
          html: '<p>Seven days in one jacket.</p>',
          images: [BOMBER_GREEN, HOODIE],
          link: '/c/jackets',
          button: 'See the jackets',
        },
        story: {
          title: 'Where the wool comes from',
          html: '<p>Two farms and one mill.</p>',
          images: [HOODIE],
          link: '/about',
          button: 'Read on',
        },
        slides: [
          {
            image: BOMBER_GREEN,
            images: [HOODIE, TRAINER],
            title: 'Made for weather',
            subtitle: 'The autumn shells are here.',
            button_text: 'See them',
            link: '/c/jackets',
            bg: '#b23a2e',
            fg: '#ffffff',
          },
          { image: TRAINER, title: 'Run quiet', bg: '#e7c34b', light_bg: true },
        ],
        bestsellers: products,
        newCollection: products,
        sliders: [{ code: 'top_collection', products }],
        mainCategories: menu.map(({ id, name, path }) => ({ id, name, path, image: BOMBER_GREEN, products })),
      }}
    />
  ),
};
export const EmptyHome: Story = {
  render: () => <HomePage listPath={listPath} name="Vitrine" linkOf={() => '/p/1'} home={emptyHome} />,
};
export const Brands: Story = { render: () => <BrandsPage brands={brands} /> };
export const Brand: Story = {
  render: () => (
    <CollectionPage
      page={{
        kind: 'brand',
        brand: { value: 'norrland', name: 'Norrland', path: '/brands/norrland', count: 48 },
        listing,
      }}
      brandsPath="/brands"
      {...list}
    />
  ),
};
export const Sale: Story = {
  render: () => <CollectionPage page={{ kind: 'sale', listing }} brandsPath="/brands" {...list} />,
};
export const Category: Story = {
  render: () => (
    <CategoryPage
      page={{
        category,
        children: [{ ...category, id: 12, name: 'Bombers', link: '/c/bombers' }],
        kinds: [{ ...category, id: 12, name: 'Bombers', link: '/c/bombers', image: BOMBER_GREEN }],
        breadcrumbs: trail,
        listing,
      }}
      {...list}
    />
  ),
};
export const EmptyCategory: Story = {
  render: () => (
    <CategoryPage page={{ category, children: [], kinds: [], breadcrumbs: trail, listing: emptyListing }} {...list} />
  ),
};
export const SearchResults: Story = {
  render: () => (
    <SearchPage
      listing={{ ...listing, fuzzy: true, query: { text: 'jaket' } }}
      searchPath="/search"
      departments={menu}
      {...list}
    />
  ),
};
export const NothingFound: Story = {
  render: () => <SearchPage listing={emptyListing} searchPath="/search" departments={menu} {...list} />,
};
export const Product: Story = { render: () => product(bomberView) };
export const ProductSoldOut: Story = {
  render: () => product({ ...bomberView, stock: { status: 'out_of_stock', max: 0 } }),
};
export const ProductWithError: Story = {
  render: () => product({ ...bomberView, errors: { variants: 'No available product variants' } }),
};
export const Text: Story = {
  render: () => (
    <CmsPage
      page={{
        id: 1,
        identifier: 'returns',
        title: 'Returns',
        content: '<p>Thirty days to change your mind.</p><h2>How</h2><ol><li>Pack it</li><li>Send it</li></ol>',
      }}
    />
  ),
};
export const NotFound: Story = {
  render: () => <MessagePage title="Page not found" text="There is nothing at this address." />,
};
const waysOffline = [
  { path: '/', title: 'Back to the shop' },
  { path: '/cart', title: 'Your bag' },
  { path: '/my-account/wishlist', title: 'Wishlist' },
];
export const Offline: Story = {
  render: () => (
    <OfflinePage
      ways={waysOffline}
      kept={[
        { path: '/p/KES-1326/martin-road-running-shoe', title: 'Martin Road Running Shoe by Kestrel' },
        { path: '/c/women', title: 'Women' },
        { path: '/i/delivery', title: 'Delivery' },
      ]}
    />
  ),
};
export const OfflineWithNothingKept: Story = { render: () => <OfflinePage ways={waysOffline} kept={[]} /> };
export const CategoryLoadingMore: Story = {
  render: () => (
    <CategoryPage page={{ category, children: [], kinds: [], breadcrumbs: trail, listing }} {...list} loadingMore />
  ),
};
export const LongCategory: Story = {
  render: () => (
    <CategoryPage
      page={{
        category: {
          ...category,
          name: 'Outdoorfunktionsbekleidung',
          description: 'Word after word after word. '.repeat(20),
        },
        children: menu
          .flatMap((item) => [item, ...item.children])
          .map((item) => ({ ...category, id: item.id, name: item.name, link: item.path })),
        kinds: menu
          .flatMap((item) => item.children)
          .map((item) => ({ ...category, id: item.id, name: item.name, link: item.path, image: BOMBER_GREEN })),
        breadcrumbs: trail,
        listing,
      }}
      {...list}
    />
  ),
};
export const Broken: Story = {
  render: () => (
    <MessagePage title="Something broke" text="That was us, not you. Please try again in a moment.">
      <Button>Try again</Button>
    </MessagePage>
  ),
};
export const PaymentFailed: Story = {
  render: () => (
    <MessagePage title="Payment did not go through" text="Nothing was charged and your bag is as you left it.">
      <ButtonLink href="/checkout">Back to checkout</ButtonLink>
    </MessagePage>
  ),
};
