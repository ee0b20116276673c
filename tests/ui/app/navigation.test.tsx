import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, openStorefront } from '../open-storefront';

describe('navigation in the browser', () => {
  it('replaces a moved URL: going back does not return to it', async () => {
    await openStorefront('/c/men-5');
    const entries = window.history.length;
    act(() => window.history.pushState(null, '', '/women/jackets'));
    await waitFor(() => expect(address()).toBe('/c/jackets-4'));
    expect(window.history.length).toBe(entries + 1);
    expect(await screen.findByRole('heading', { level: 1, name: /^Jackets/ })).toBeInTheDocument();
  });
  it('adds a history entry for a changed filter, so that Back removes the filter (S §2)', async () => {
    const { user } = await openStorefront('/c/men-5');
    const entries = window.history.length;
    const [filter] = within(screen.getByTestId('facets')).getAllByRole('link');
    const href = filter?.getAttribute('href') ?? '';
    if (filter !== undefined) await user.click(filter);
    await waitFor(() => expect(address()).toBe(href));
    expect(href).toMatch(/^\/c\/men-5\?/);
    expect(window.history.length).toBe(entries + 1);
  });
  it('updates title, URL and robots of the new page in the head', async () => {
    const { user } = await openStorefront('/c/men-5');
    await user.click(screen.getByRole('link', { name: 'Linen Shirt' }));
    await screen.findByTestId('buy-form');
    await waitFor(() => expect(document.title).toBe('Linen Shirt - Vitrine'));
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    expect(new URL(canonical?.href ?? '').pathname).toBe('/p/SHIRT/linen-shirt-2');
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('index, follow');
  });
  it('announces nothing on the first page, which the document brought', async () => {
    await openStorefront('/c/men-5');
    expect(screen.queryByText(/page loaded/)).not.toBeInTheDocument();
    expect(document.getElementById('content')).not.toHaveFocus();
  });
  it('returns to the previous page with the shop', async () => {
    const { user } = await openStorefront('/c/men-5');
    await user.click(screen.getByRole('link', { name: 'Linen Shirt' }));
    await screen.findByTestId('buy-form');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: /^Men/ })).toBeInTheDocument();
    expect(address()).toBe('/c/men-5');
  });
  it('has a skip link to the content as the first tab stop', async () => {
    const { user } = await openStorefront('/');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  });
  it('shows notices of the shop until they are dismissed', async () => {
    const { shop, user } = await openStorefront('/');
    act(() => {
      shop.notices.spawn({ type: 'error', code: 'x', message: 'The shop could not be reached', hasNoTimeout: true });
    });
    expect(screen.getByTestId('notice')).toHaveTextContent('The shop could not be reached');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('The shop could not be reached')).not.toBeInTheDocument();
  });
  it('shows that it is offline', async () => {
    const { network } = await openStorefront('/');
    act(() => {
      network.set(false);
    });
    expect(await screen.findByTestId('offline-badge')).toBeInTheDocument();
  });
});
