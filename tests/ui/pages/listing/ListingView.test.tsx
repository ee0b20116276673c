import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Listing } from '../../../../core/shopper';
import { emptyListing, facets, listing, menu } from '../../../../storybook/fixtures/listing';
import { Facets } from '../../../../ui/pages/listing/Facets';
import { FACET_GROUPS } from '../../../../ui/pages/listing/listing-parts';
import type { ListingLinks } from '../../../../ui/pages/listing/listing-links';
import { ListingView } from '../../../../ui/pages/ListingView';
import { SearchPage } from '../../../../ui/pages/SearchPage';
import { openStorefront } from '../../open-storefront';
import { renderPage } from '../../render-page';

const links: ListingLinks = {
  toggle: (code, value) => `/c?${code}=${value}`,
  price: (range = 'any') => `/c?price=${range}`,
  sort: (key) => `/c?sort=${key}`,
  clear: () => '/c',
  from: (start) => `/c?start=${String(start)}`,
};
const setup = (shown: Listing, loadingMore = false) => {
  const onMore = vi.fn<() => void>();
  const rendered = renderPage(
    <ListingView
      listing={shown}
      links={links}
      linkOf={(product) => `/p/${product.sku}`}
      onMore={onMore}
      loadingMore={loadingMore}
    />,
  );
  return { onMore, ...rendered };
};

beforeAll(() => FACET_GROUPS.load());

describe('Facets', () => {
  it('are links with the count that their list will have', () => {
    renderPage(<Facets facets={facets} links={links} total={48} />);
    const navy = screen.getByRole('link', { name: /Navy/ });
    expect(navy).toHaveAttribute('href', '/c?color=navy');
    expect(navy).toHaveTextContent('9');
  });
  it('load their code once other ones are shown, as in promo mode, without an interaction', () => {
    const load = vi.spyOn(FACET_GROUPS, 'load');
    const first = <Facets facets={facets} links={links} total={48} />;
    const { rerender } = renderPage(first);
    rerender(first);
    expect(load).not.toHaveBeenCalled();
    rerender(<Facets facets={[...facets]} links={links} total={12} />);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockRestore();
  });
  it('mark only the selected ones', () => {
    renderPage(<Facets facets={facets} links={links} total={48} />);
    const chosen = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(chosen.map((link) => link.textContent)).toEqual([expect.stringMatching(/^M/), 'Pine 12']);
  });
  it('collapse sizes beyond twenty-four, which one press shows', () => {
    const values = Array.from({ length: 30 }, (_, index) => {
      const value = `w${String(index)}`;
      return { value, label: value.toUpperCase(), count: 1, selected: false };
    });
    const { container } = renderPage(
      <Facets facets={[{ code: 'size', label: 'Size', values }]} links={links} total={12} />,
    );
    const folded = [...container.querySelectorAll('details details details a')].map((link) => link.textContent);
    expect(folded).toHaveLength(6);
    expect(folded[0]).toBe('W24 1');
    expect(screen.getByText('Show all')).toBeInTheDocument();
  });
  it('collapse values beyond eight, except selected ones', () => {
    const values = Array.from({ length: 12 }, (_, index) => ({
      value: String(index),
      label: `Brand ${String(index)}`,
      count: 1,
      selected: index === 11,
    }));
    const { container } = renderPage(
      <Facets facets={[{ code: 'brand', label: 'Brand', values }]} links={links} total={12} />,
    );
    const folded = [...container.querySelectorAll('details details details a')].map((link) => link.textContent);
    expect(folded).toEqual(['Brand 8 1', 'Brand 9 1', 'Brand 10 1']);
  });
  it('are hidden for a single product, but selected ones can be removed', () => {
    const free = facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, selected: false })),
    }));
    const { unmount } = renderPage(<Facets facets={free} links={links} total={1} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    renderPage(<Facets facets={facets} links={links} total={1} />);
    expect(screen.getByRole('link', { name: /Pine/ })).toHaveAttribute('aria-current', 'true');
  });
  it('start with filters of a single press, each with its count', () => {
    const [sale, inStock] = facets;
    const on = { ...sale!, values: sale!.values.map((value) => ({ ...value, selected: true })) };
    renderPage(<Facets facets={[on, inStock!]} links={links} total={48} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Sale 7');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(second).toHaveAccessibleName('In stock 45');
    expect(second).toHaveAttribute('href', '/c?in_stock=1');
    expect(second).not.toHaveAttribute('aria-current');
  });
  it('show prices in words and in the currency of the store', () => {
    renderPage(<Facets facets={facets} links={links} total={48} />);
    const prices = ['Under $50 20', '$50 – $100 19', '$100 – $150 18', '$150 and up 17'];
    for (const name of prices) expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });
  it('accept a custom price range, which is kept in the fields', async () => {
    const own = facets.map((facet) =>
      facet.code === 'price'
        ? { ...facet, values: [{ value: '20-80.01', label: '', count: 3, selected: true }, ...facet.values] }
        : facet,
    );
    const { user, history } = renderPage(<Facets facets={own} links={links} total={48} />);
    expect(screen.getByRole('link', { name: '$20 – $80 3' })).toHaveAttribute('aria-current', 'true');
    const from = screen.getByRole('textbox', { name: 'From $' });
    const to = screen.getByRole('textbox', { name: 'To $' });
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['20', '80']);
    await user.clear(from);
    await user.clear(to);
    await user.type(from, '120');
    await user.type(to, '90,5{Enter}');
    expect(history.at(-1)).toBe('/c?price=90.5-120.01');
  });
  it('are hidden when they would not narrow anything', () => {
    const one = [{ code: 'brand', label: 'Brand', values: [{ value: 'a', label: 'A', count: 3, selected: false }] }];
    renderPage(<Facets facets={one} links={links} total={3} />);
    expect(screen.queryByTestId('facets')).not.toBeInTheDocument();
  });
});

describe('ListingView', () => {
  it('shows how many there are and how many were seen', () => {
    setup(listing);
    expect(screen.getByTestId('listing-count')).toHaveTextContent('48 items');
    expect(screen.getByTestId('listing-seen')).toHaveTextContent('You have seen 5 of 48');
  });
  it("loads more in place; without script 'more' is a link to the next part", async () => {
    const { user, onMore } = setup(listing);
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/c?start=5');
    await user.click(more);
    expect(onMore).toHaveBeenCalledTimes(1);
  });
  it('moves focus to the first new product, even if it was the last page', async () => {
    function Growing() {
      const [shown, setShown] = useState(2);
      return (
        <ListingView
          listing={{ ...listing, items: listing.items.slice(0, shown), total: listing.items.length, perPage: 2 }}
          links={links}
          linkOf={(product) => `/p/${product.sku}`}
          onMore={() => setShown(listing.items.length)}
          loadingMore={false}
        />
      );
    }
    const { user } = renderPage(<Growing />);
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
    const tiles = screen.getAllByTestId('product-tile');
    expect(within(tiles[2] ?? document.body).getByRole('link')).toHaveFocus();
  });
  it('shows that more is loading', () => {
    setup(listing, true);
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute('aria-busy', 'true');
  });
  it('handles a press while the list is refreshed, and shows that it loads', async () => {
    const { user, onMore } = setup(listing, true);
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
    expect(screen.getByTestId('listing-seen')).toHaveTextContent('Loading');
  });
  it('that starts in the middle links to the previous items', () => {
    setup({ ...listing, start: 10 });
    expect(screen.getByRole('link', { name: 'Show previous' })).toHaveAttribute('href', '/c?start=5');
  });
  it("has no 'more' when all were seen", () => {
    setup({ ...listing, total: 5 });
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  });
  it('hides sorting for an empty list, and the count unless filters are the cause', () => {
    const { unmount } = setup(emptyListing);
    expect(screen.getByTestId('listing-count')).toHaveTextContent('0 items');
    expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument();
    unmount();
    setup({ ...emptyListing, facets: [] });
    expect(screen.queryByTestId('listing-count')).not.toBeInTheDocument();
  });
  it('offers to remove filters that match nothing together', () => {
    setup(emptyListing);
    expect(screen.getByText('No products match these filters.')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Clear all' })) expect(link).toHaveAttribute('href', '/c');
  });
  it('does not mention filters if there are none, or if there is no network (S §4)', () => {
    const unfiltered = { ...emptyListing, facets: [], query: {} };
    const { unmount } = setup(unfiltered);
    expect(screen.getByRole('status')).toHaveTextContent('There are no products here at the moment.');
    unmount();
    setup({ ...unfiltered, offline: true });
    expect(screen.getByRole('status')).toHaveTextContent('You are offline, and this list is not saved on this device');
    expect(screen.queryByText('No products match these filters.')).not.toBeInTheDocument();
  });
  it('shows exclusions, each with a link to remove it', async () => {
    const hood = { value: 'hood', label: 'hood', count: 3, selected: true, isExcluded: true };
    const anybody = { value: '1', label: 'Unisex', count: 3, selected: true };
    setup({
      ...listing,
      facets: [
        { code: 'without', label: 'Without', values: [hood] },
        { code: 'unisex', only: 'unisex', label: 'Unisex', values: [anybody] },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Remove filter Without hood' });
    expect(link).toHaveAttribute('href', '/c?without=hood');
    expect(screen.getByRole('link', { name: 'Remove filter Unisex' })).toBeInTheDocument();
  });
  it('removes a selected filter by its own link', () => {
    setup(listing);
    expect(screen.getByRole('link', { name: 'Remove filter Pine' })).toHaveAttribute('href', '/c?color=pine');
  });
  it('marks the current sort order', () => {
    setup({ ...listing, query: { ...listing.query, sort: 'newest' } });
    const sort = within(screen.getByRole('navigation', { name: 'Sort by' }));
    expect(sort.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
    expect(sort.getByRole('link', { name: 'Recommended' })).not.toHaveAttribute('aria-current');
  });
});

describe('SearchPage', () => {
  const page = (shown: Listing) =>
    renderPage(
      <SearchPage
        listing={shown}
        searchPath="/search"
        departments={menu}
        links={links}
        linkOf={() => '/p'}
        onMore={() => undefined}
        loadingMore={false}
      />,
    );
  it('says when it found only similar words', () => {
    page({ ...listing, fuzzy: true, query: { text: 'jaket' } });
    expect(screen.getByText(/No exact match for “jaket”/)).toBeInTheDocument();
  });
  it('shows how it interpreted the words, and how many results match all of them', () => {
    page({ ...listing, fuzzy: true, suggestion: 'jacket', exact: 2, query: { text: 'jaket' } });
    expect(screen.getByTestId('did-you-mean')).toHaveTextContent('Did you mean jacket?');
    expect(screen.getByRole('link', { name: 'jacket' })).toHaveAttribute('href', '/search?q=jacket');
    expect(screen.getByText(/^2 items match all your words/)).toBeInTheDocument();
  });
  it('says when words were searched as typed because the search engine is down', () => {
    page({ ...listing, isLimited: true, query: { text: 'jacket' } });
    expect(screen.getByText(/^Search is limited right now/)).toBeInTheDocument();
  });
  it('links onward when it found nothing', () => {
    page({ ...emptyListing, query: { text: 'zzz' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing found for “zzz”' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/c/women');
  });
});

describe('comparing in a list', () => {
  it('is off until it is enabled', async () => {
    const shop = await openStorefront('/c/men-5');
    expect(screen.queryByTestId('compare-toggle')).not.toBeInTheDocument();
    await shop.user.click(screen.getByTestId('compare-mode'));
    expect(screen.getByTestId('compare-mode')).toHaveAttribute('aria-pressed', 'true');
    expect((await screen.findAllByTestId('compare-toggle')).length).toBe(screen.getAllByTestId('product-tile').length);
  });
});
