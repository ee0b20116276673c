import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Facet, Listing } from '../../../core/shopper';
import { links, listing } from '../../../storybook/fixtures/listing';
import { SearchPage } from '../../../ui/pages/SearchPage';
import { renderPage } from '../render-page';

const departments = [{ name: 'Women', path: '/c/women' }];
const show = (found: Partial<Listing>) =>
  renderPage(
    <SearchPage
      listing={{ ...listing, ...found }}
      searchPath="/search"
      departments={departments}
      linkOf={() => '/p/1'}
      links={links}
      onMore={() => undefined}
      loadingMore={false}
    />,
  );
const nothing = { items: [], total: 0, facets: [] };

describe('SearchPage', () => {
  it('shows words that became filters, lets the shopper remove them, and links to a plain text search', async () => {
    const sale: Facet = {
      code: 'on_sale',
      only: 'sale',
      label: 'Sale',
      values: [{ value: '1', label: 'Sale', count: 3, selected: true }],
    };
    show({
      query: { text: 'dress', filters: { on_sale: ['1'] } },
      understood: { typed: 'dress sale', phrases: ['sale'] },
      facets: [sale],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “dress sale”');
    expect(screen.getByRole('searchbox')).toHaveValue('dress sale');
    expect(await screen.findByTestId('understood')).toHaveTextContent('Filtered by: sale.');
    expect(screen.getByRole('link', { name: 'Search for “dress sale” instead' })).toHaveAttribute(
      'href',
      '/search?q=dress%20sale&as-typed=1',
    );
    expect(screen.getByRole('link', { name: 'Remove filter Sale' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Sale' })).not.toBeInTheDocument();
  });
  it('shows a start page without a query', () => {
    show({ query: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search$/);
    expect(screen.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/c/women');
  });
  it('answers words about help with the page on that topic', async () => {
    const help = [
      { name: 'Returns', topic: 'returns', path: '/returns' },
      { topic: 'order', path: '/order' },
    ];
    show({ ...nothing, query: { text: 'returns' }, help });
    const answers = within(await screen.findByRole('navigation', { name: 'Help' }));
    expect(answers.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/returns');
    expect(answers.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/order');
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  });
  it('shows related products under their own heading if few are found, and bestsellers if none is', async () => {
    show({ query: { text: 'dress' }, others: { kind: 'dress', items: listing.items.slice(0, 2) } });
    const more = within(await screen.findByRole('region', { name: 'More for “dress”' }));
    expect(more.getAllByRole('article')).toHaveLength(2);
    show({ ...nothing, query: { text: 'zzz' }, others: { items: listing.items.slice(0, 1) } });
    expect(await screen.findByRole('region', { name: 'Bestsellers' })).toBeInTheDocument();
  });
  it('says if no product matches all words', async () => {
    show({ query: { text: 'backpack for school' }, exact: 0 });
    expect(await screen.findByText('Nothing matches all your words. These are similar.')).toBeInTheDocument();
  });
  it('links onward if nothing is found', async () => {
    show({ ...nothing, query: { text: 'zzz' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing found for “zzz”');
    expect(await screen.findByText(/Try a shorter word/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Women' })).toBeInTheDocument();
  });
  it('ends in one row of bestsellers if nothing was found', async () => {
    show({ ...nothing, query: { text: 'qwxyz' }, others: { items: listing.items } });
    const goods = within(await screen.findByTestId('best-goods'));
    expect(goods.getAllByTestId('product-tile').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { name: 'Bestsellers' })).toHaveLength(1);
    expect(screen.queryByTestId('other-goods')).not.toBeInTheDocument();
  });
});
