import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { links, listing } from '../../../storybook/fixtures/listing';
import { products } from '../../../storybook/fixtures/products';
import { BrandsPage } from '../../../ui/pages/BrandsPage';
import { CollectionPage } from '../../../ui/pages/CollectionPage';
import { renderPage } from '../render-page';

const brand = { value: 'norrland', name: 'Norrland', path: '/brands/norrland', count: 48 };
const show = (props: Pick<ComponentProps<typeof CollectionPage>, 'page' | 'story'>) =>
  renderPage(
    <CollectionPage
      brandsPath="/brands"
      linkOf={() => '/p/1'}
      links={links}
      onMore={() => undefined}
      loadingMore={false}
      {...props}
    />,
  );

describe('the page of a brand', () => {
  it('starts with the text and image set by the merchant', () => {
    const story = { title: 'Norrland', html: '<p>For the north.</p>', images: ['/label.svg'] };
    show({ page: { kind: 'brand', brand, listing }, story });
    const head = screen.getByTestId('brand-story');
    expect(head).toHaveTextContent('For the north.');
    expect(head.querySelector('img')?.getAttribute('src')).toContain('label.svg');
  });
  it('starts with a picture of its first product if the merchant has set none', () => {
    show({ page: { kind: 'brand', brand, listing } });
    expect(screen.getByTestId('brand-story').querySelector('img')).not.toBeNull();
  });
});

describe('the list of brands', () => {
  it('shows the picture of each that has one', () => {
    renderPage(
      <BrandsPage
        brands={[
          { ...brand, image: '/label.svg' },
          { ...brand, value: 'ostra', name: 'Ostra' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: /Norrland/ }).querySelector('img')).not.toBeNull();
    expect(screen.getByRole('link', { name: /Ostra/ }).querySelector('img')).toBeNull();
  });
});

describe('the list of new products', () => {
  const [first] = products;
  if (first === undefined) throw new Error('a product is needed');
  const { configurable_options: _colours, original_price: _before, old_price: _old, ...plain } = first;
  const items = [{ ...plain, new: true, stock: { qty: 3, is_in_stock: true } }];
  it('has no badges for new products', () => {
    show({ page: { kind: 'new', listing: { ...listing, items } } });
    expect(screen.queryByText('New', { selector: 'article p' })).not.toBeInTheDocument();
  });
  it('keeps the badge in other lists', () => {
    show({ page: { kind: 'sale', listing: { ...listing, items } } });
    expect(screen.getByText('New', { selector: 'article p' })).toBeInTheDocument();
  });
});
