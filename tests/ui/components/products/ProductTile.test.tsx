import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bomber } from '../../../../storybook/fixtures/products';
import { ProductGrid } from '../../../../ui/components/products/ProductGrid';
import { ProductTile } from '../../../../ui/components/products/ProductTile';
import { renderPage } from '../../render-page';

describe('ProductTile', () => {
  it('is one link, named by the product', () => {
    renderPage(<ProductTile product={bomber} href="/p/1" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Kestrel Flight Bomber' })).toHaveAttribute('href', '/p/1');
  });
  it('shows the current and previous price of a sale, in words too', () => {
    renderPage(<ProductTile product={bomber} href="/p/1" />);
    expect(screen.getByTestId('price')).toHaveTextContent('Now $149.00Was $189.00');
  });
  it('shows sold out instead of new, and no colors', () => {
    renderPage(<ProductTile product={{ ...bomber, stock: { qty: 0, is_in_stock: false } }} href="/p/1" />);
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /colors/ })).not.toBeInTheDocument();
  });
  it("shows 'from' if variants cost more", () => {
    renderPage(<ProductTile product={{ ...bomber, highest_price: 199 }} href="/p/1" />);
    expect(screen.getByTestId('price')).toHaveTextContent('from $149.00');
  });
  it('has at most five elements: picture, heart, name, price, and its colors or one badge', () => {
    const { container } = renderPage(
      <ProductTile
        product={{ ...bomber, new: true, rating: 4.44, reviews_count: 12, brand_name: 'Kestrel' }}
        href="/p/1"
      />,
    );
    expect(screen.getByRole('list', { name: '2 colors' })).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument();
    expect(container.querySelector('article')).toHaveTextContent(/^Kestrel Flight BomberNow \$149.00Was \$189.00$/);
  });
  it('shows new if it has neither colors nor an old price', () => {
    const plain = { id: 9, sku: 'X', name: 'Bare', type_id: 'simple', price: 10, new: true } as const;
    const { unmount } = renderPage(<ProductTile product={plain} href="/p/1" />);
    expect(screen.getByText('New')).toBeInTheDocument();
    unmount();
    renderPage(<ProductTile product={{ ...plain, original_price: 12 }} href="/p/1" />);
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });
  it('requests no picture if there is none', () => {
    const { container } = renderPage(
      <ProductTile product={{ id: 9, sku: 'X', name: 'Bare', type_id: 'simple', price: 10 }} href="/p/1" />,
    );
    expect(container.querySelector('img')).toBeNull();
  });
  it('names the number of colours, and shows six of many', () => {
    const values = Array.from({ length: 9 }, (_, index) => ({
      value_index: String(index),
      label: `Colour ${String(index)}`,
      swatch: '#123456',
    }));
    renderPage(
      <ProductTile
        product={{ ...bomber, configurable_options: [{ attribute_code: 'color', label: 'Color', values }] }}
        href="/p/1"
      />,
    );
    expect(screen.getByRole('list', { name: '9 colors' })).toBeInTheDocument();
    expect(screen.getByText('+3')).toBeInTheDocument();
  });
});

describe('ProductGrid', () => {
  it('loads the first pictures at once and the rest when they come near', () => {
    const { container } = renderPage(
      <ProductGrid
        products={['a', 'b', 'c'].map((sku) => ({
          id: 1,
          sku,
          name: sku,
          type_id: 'simple',
          price: 1,
          image: '/a.svg',
        }))}
        linkOf={(product) => `/p/${product.sku}`}
        eager={2}
      />,
    );
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'lazy']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/p/a', '/p/b', '/p/c']);
  });
});
