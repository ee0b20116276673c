import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openStorefront } from '../open-storefront';

afterEach(() => {
  document.cookie = 'interface-language=; Path=/; Max-Age=0';
  document.documentElement.lang = 'en-US';
});

async function shopThatSpeaks(...interfaceLangs: readonly string[]): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform();
  const json = { name: 'Vitrine', interfaceLangs, domains: { en: 'vitrine.example' } };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  return fixture;
}

describe('the interface language', () => {
  it('is a dropdown in the footer that changes every text at once, and stays selected', async () => {
    const { user, requests } = await openStorefront('/c/men-5', { fixture: await shopThatSpeaks('en', 'de', 'uk') });
    const before = requests.length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Українська');
    expect(await screen.findByRole('link', { name: 'До вмісту' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Мова' })).toHaveValue('uk');
    expect(document.documentElement).toHaveAttribute('lang', 'uk');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.cookie).toContain('interface-language=uk');
    expect(screen.getByRole('heading', { level: 1, name: /^Men/ })).toBeInTheDocument();
    expect(requests.slice(before).filter((request) => !request.includes('last_updated'))).toEqual([]);
  });

  it('is not offered if there is only one', async () => {
    await openStorefront('/', { fixture: await shopThatSpeaks('en') });
    expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('offers only languages of the configuration (A §2.5)', async () => {
    const fixture = await shopThatSpeaks('en', 'de', 'xx', 'ru');
    await openStorefront('/', { fixture, config: { stores: { interfaceLocales: ['en', 'ru'] } } });
    const choice = screen.getByRole('combobox', { name: 'Language' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'Русский']);
  });

  it('applies to notices, by their code', async () => {
    const { shop, user } = await openStorefront('/', { fixture: await shopThatSpeaks('en', 'de') });
    act(() => {
      shop.storeViews.changeInterface('de');
    });
    await user.hover(await screen.findByRole('link', { name: 'Zum Inhalt springen' }));
    await vi.dynamicImportSettled();
    act(() => {
      shop.notices.spawn({ type: 'success', code: 'product-added', params: { name: 'Bomber', qty: 1 } });
      shop.notices.spawn({ type: 'error', code: 'request-rejected', params: { reason: 'cart_closed' }, message: 'x' });
      shop.notices.spawn({ type: 'error', code: 'something-new', message: 'Only in English so far' });
    });
    await waitFor(() => expect(screen.getAllByTestId('notice')).toHaveLength(3));
    expect(screen.getAllByTestId('notice').map((notice) => notice.querySelector('p')?.textContent)).toEqual([
      'Bomber liegt jetzt im Warenkorb.',
      'Dieser Warenkorb wurde schon bestellt.',
      'Only in English so far',
    ]);
  });
});

describe('another store', () => {
  it('is one link away: the same page there, on the domain in the settings', async () => {
    const { user } = await openStorefront('/c/men-5?sort=price-low', { fixture: await shopThatSpeaks('en') });
    const stores = within(screen.getByRole('navigation', { name: 'Country and currency' }));
    expect(stores.getByRole('link', { name: /International/ })).toHaveAttribute(
      'href',
      '//vitrine.example/en/c/men-5?sort=price-low',
    );
    const here = stores.getByRole('link', { name: /United States/ });
    expect(here).toHaveAttribute('aria-current', 'true');
    await user.click(here);
    expect(window.location.pathname).toBe('/c/men-5');
  });

  it('shows prices, texts and the document language of that store after switching', async () => {
    const { shop } = await openStorefront('/', { config: { stores: { available: ['us', 'de'] } } });
    await act(() => shop.storeViews.change('de'));
    expect(await screen.findByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'de-DE');
    expect(shop.storeViews.price(1234.5)).toBe('1.234,50\u00A0€');
  });
});
