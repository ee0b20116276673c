import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartState } from '../../../core/shopper';
import { bagOf, noNotes } from '../../../storybook/fixtures/bag';
import { emptyCart, fullCart, line } from '../../../storybook/fixtures/cart';
import { benefits, brands, emptyHome, listPath } from '../../../storybook/fixtures/home';
import { listing, links } from '../../../storybook/fixtures/listing';
import { products } from '../../../storybook/fixtures/products';
import { BrandsPage } from '../../../ui/pages/BrandsPage';
import { CartPage } from '../../../ui/pages/CartPage';
import { CmsPage } from '../../../ui/pages/CmsPage';
import { CollectionPage } from '../../../ui/pages/CollectionPage';
import { HomePage } from '../../../ui/pages/HomePage';
import { SharedCartPage } from '../../../ui/pages/SharedCartPage';
import { renderPage } from '../render-page';

describe('HomePage', () => {
  const department = { id: 1, name: 'Women', path: '/c/women', products };
  const slides = [
    { title: 'First', link: '/a', button_text: 'See it' },
    { title: 'Second', link: '/b', button_text: 'See that' },
  ];
  const home = { ...emptyHome, slides, bestsellers: products, mainCategories: [department] };
  it('shows existing content and omits missing sections', () => {
    renderPage(<HomePage listPath={listPath} home={home} name="Vitrine" linkOf={() => '/p'} />);
    expect(screen.getByRole('region', { name: 'Bestsellers' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'New collection' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all: Women' })).toHaveAttribute('href', '/c/women');
  });
  it("shows the shop's promises, and links to new and reduced products and each brand", () => {
    const whole = { ...home, benefits, brands, sale: products, newCollection: products };
    renderPage(<HomePage listPath={listPath} home={whole} name="Vitrine" linkOf={() => '/p'} />);
    expect(screen.getByText('Free returns')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all: New collection' })).toHaveAttribute('href', '/collections/new');
    expect(screen.getByRole('link', { name: 'See all: Sale' })).toHaveAttribute('href', '/collections/sale');
    expect(screen.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands');
    expect(screen.getByRole('link', { name: 'Norrland' })).toHaveAttribute('href', '/brands/norrland');
  });
  it('rotates its slides on request, in a loop', async () => {
    const { user } = renderPage(<HomePage listPath={listPath} home={home} name="Vitrine" linkOf={() => '/p'} />);
    const hero = within(screen.getByRole('region', { name: 'Highlights' }));
    expect(hero.getByRole('heading')).toHaveTextContent('First');
    await user.click(hero.getByRole('button', { name: 'Previous' }));
    expect(hero.getByRole('heading')).toHaveTextContent('Second');
    await user.click(hero.getByRole('button', { name: 'Next' }));
    expect(hero.getByRole('heading')).toHaveTextContent('First');
    expect(hero.getByRole('link')).toHaveAttribute('href', '/a');
  });
  it('has a row for each slider', () => {
    const sliders = [{ code: 'top_collection' as const, products }];
    renderPage(<HomePage listPath={listPath} home={{ ...home, sliders }} name="Vitrine" linkOf={() => '/p'} />);
    expect(screen.getByRole('region', { name: 'Featured collections' })).toBeInTheDocument();
  });
  it('loads the rest of a row when a shopper scrolls to it', async () => {
    const many = Array.from({ length: 18 }, (_, index) => ({ ...products[0]!, sku: `P-${String(index)}` }));
    const { user } = renderPage(
      <HomePage
        listPath={listPath}
        home={{ ...home, bestsellers: many, mainCategories: [] }}
        name="Vitrine"
        linkOf={() => '/p'}
      />,
    );
    const row = within(screen.getByRole('region', { name: 'Bestsellers' }));
    expect(row.getAllByTestId('product-tile')).toHaveLength(6);
    await user.hover(row.getAllByTestId('product-tile')[0]!);
    expect(row.getAllByTestId('product-tile')).toHaveLength(18);
  });
});

describe('a collection with its own URL', () => {
  const list = { links, linkOf: () => '/p', onMore: () => undefined, loadingMore: false, brandsPath: '/brands' };
  it('of a brand has its name as the heading, below all brands', () => {
    const brand = { value: 'n', name: 'Norrland', path: '/brands/norrland', count: 2 };
    renderPage(<CollectionPage page={{ kind: 'brand', brand, listing }} {...list} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Norrland');
    expect(screen.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands');
  });
  it('of the sale has that name', () => {
    renderPage(<CollectionPage page={{ kind: 'sale', listing }} {...list} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sale');
  });
  it('of all brands shows each with its products', () => {
    renderPage(<BrandsPage brands={brands} />);
    expect(screen.getByRole('link', { name: 'Kestrel 12 items' })).toHaveAttribute('href', '/brands/kestrel');
    expect(screen.getAllByRole('listitem')).toHaveLength(brands.length);
  });
});

describe('CartPage', () => {
  const setup = (cart: CartState) => {
    const onRemove = vi.fn<(sku: string) => void>();
    const rendered = renderPage(
      <CartPage
        cart={cart}
        segments={cart.segments}
        bag={bagOf({
          items: cart.cartItems,
          isAnswering: cart.isSyncing,
          taxIncluded: true,
          confirmRemoval: false,
          onRemove: (item) => onRemove(item.sku),
        })}
        notes={noNotes}
        homePath="/"
        checkoutPath="/checkout"
        onCoupon={() => Promise.resolve(true)}
        onCouponRemove={() => Promise.resolve()}
        giftCards={{ onApply: () => Promise.resolve(), onRemove: () => Promise.resolve() }}
        onShare={() => Promise.resolve(null)}
      />,
    );
    return { onRemove, ...rendered };
  };
  it('removes the line whose delete button was pressed', async () => {
    const { user, onRemove } = setup(fullCart);
    await user.click(screen.getByRole('button', { name: 'Remove Selvedge Straight Jean' }));
    expect(onRemove.mock.calls).toEqual([['ART-3']]);
  });
  it('links to checkout, and shows that totals are being calculated', () => {
    const { container } = setup({ ...fullCart, isSyncing: true });
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
    expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  });
  it('does not claim to be empty before the bag was read', () => {
    setup({ ...emptyCart, isLoaded: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your bag');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('empty');
  });
  it('calls the tax a part of the total if prices include it', () => {
    setup(fullCart);
    expect(screen.getByTestId('total-tax')).toHaveTextContent('Including tax');
  });
});

describe('CmsPage', () => {
  it('prefers the heading of the content over the title', () => {
    const page = { id: 1, identifier: 'a', title: 'About', content: '<p>Words</p>' };
    const { rerender } = renderPage(<CmsPage page={page} />);
    expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    rerender(<CmsPage page={{ ...page, content_heading: 'Who we are' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Who we are' })).toBeInTheDocument();
  });
});

describe('SharedCartPage', () => {
  it('keeps the focus on the button that adds the bag, and ignores further presses while it does', async () => {
    const onAdd = vi.fn();
    const shared = { kind: 'here', cart: { code: 'code', items: [line], lost: 0 } } as const;
    const { user } = renderPage(
      <SharedCartPage
        shared={shared}
        adding="running"
        homePath="/"
        linkOf={() => '/p'}
        onAdd={onAdd}
        onRetry={() => undefined}
      />,
    );
    const add = screen.getByRole('button', { name: 'Add all to my bag' });
    await user.click(add);
    expect(add).toHaveFocus();
    expect(add).toHaveAttribute('aria-busy', 'true');
    expect(onAdd).not.toHaveBeenCalled();
  });
});
