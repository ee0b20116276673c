import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, openStorefront } from '../open-storefront';

describe('the home page of a shop', () => {
  it('names the shop and links to every department', async () => {
    await openStorefront('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Vitrine' })).toBeInTheDocument();
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(within(main).getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/c/women-3');
  });
});

describe('a category of a shop', () => {
  it('lists its products with links to their pages', async () => {
    await openStorefront('/c/men-5');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Men');
    const tile = screen.getByRole('link', { name: 'Linen Shirt' });
    expect(tile.getAttribute('href')).toMatch(/^\/p\/SHIRT/);
  });
  it('navigates by a filter to a new listing at a new URL', async () => {
    const { user } = await openStorefront('/c/men-5');
    const before = screen.getAllByTestId('product-tile').length;
    const filter = within(screen.getByTestId('facets')).getByRole('link', { name: /Socks/ });
    const there = filter.getAttribute('href');
    await user.click(filter);
    await waitFor(() => expect(screen.getAllByTestId('product-tile').length).toBeLessThan(before));
    expect(address()).toBe(there);
    expect(screen.getByRole('link', { name: 'Remove filter Socks' })).toBeInTheDocument();
    expect(screen.getByTestId('listing-count')).toHaveTextContent('1 item');
  });
  it('sorts by price on request', async () => {
    const { user } = await openStorefront('/c/men-5');
    await user.click(screen.getByRole('link', { name: 'Price: low to high' }));
    await waitFor(() => expect(address()).toContain('price-low'));
    await waitFor(() => expect(screen.getAllByTestId('product-tile')[0]).toHaveTextContent('Sport Socks'));
    expect(screen.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
  });
  it('moves focus to the new page, announces its name and sets the document title', async () => {
    const { user } = await openStorefront('/c/men-5');
    await user.click(screen.getByRole('link', { name: 'Linen Shirt' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Linen Shirt'));
    await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
    expect(await screen.findByText('Linen Shirt - Vitrine, page loaded')).toBeInTheDocument();
    expect(document.title).toBe('Linen Shirt - Vitrine');
  });
});

describe('the search of a shop', () => {
  it('searches from the panel and shows the results as a page', async () => {
    const { user } = await openStorefront('/');
    await user.click(screen.getByRole('link', { name: 'Search' }));
    const field = await screen.findByRole('combobox');
    await user.type(field, 'shirt{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=shirt'));
    expect(await screen.findByRole('heading', { name: /^Results for “shirt”/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Linen Shirt' })).toBeInTheDocument();
  });
});

describe('an unknown URL', () => {
  it('shows a not-found message and a link to the home page', async () => {
    await openStorefront('/c/no-such-thing-999');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
  });
});

describe('a content page', () => {
  it('shows the text of the merchant', async () => {
    await openStorefront('/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByText('We sell clothes.')).toBeInTheDocument();
  });
});
