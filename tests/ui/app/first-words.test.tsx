import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../core/shopper';
import { App } from '../../../ui/app/App';
import { PageRegistry } from '../../../ui/app/navigation/page-registry';
import { wordsOf } from '../../../ui/app/page-words';
import { TextRegistry, type InterfaceLanguage } from '../../../ui/text/languages';
import type { Words } from '../../../ui/text/message-keys';
import { openShop } from '../../core/open-shop';
import { en } from '../all-words';
import { openStorefront } from '../open-storefront';

const missed: string[] = [];
beforeEach(() => {
  missed.length = 0;
});
afterEach(() => {
  expect(missed).toEqual([]);
});

function isMissing(words: Words, key: string): boolean {
  return Object.hasOwn(en, key) && !Object.hasOwn(words, key);
}

class WatchedTexts extends TextRegistry {
  readonly #watched = new Map<InterfaceLanguage, Words>();

  override get(language: InterfaceLanguage): Words | undefined {
    const words = super.get(language);
    if (words === undefined) return undefined;
    const watched =
      this.#watched.get(language) ??
      new Proxy(words, {
        get(target, key) {
          if (typeof key === 'string' && isMissing(target, key)) missed.push(key);
          return Reflect.get(target, key) as unknown;
        },
        getOwnPropertyDescriptor(target, key) {
          // Totals and stock states are looked up by code and may lack a text.
          if (typeof key === 'string' && isMissing(target, key)) missed.push(key);
          return Reflect.getOwnPropertyDescriptor(target, key);
        },
      });
    this.#watched.set(language, watched);
    return watched;
  }
}

async function firstWords(): Promise<WatchedTexts> {
  const texts = new WatchedTexts();
  await texts.loadFirst('en');
  return texts;
}

const FIRST_PAGES: readonly (readonly [kind: string, url: string, name: Page['name']])[] = [
  ['home', '/', 'home'],
  ['category', '/c/men-5', 'category'],
  ['category, filtered and sorted', '/c/men-5?color=black&sort=price-low', 'category'],
  ['product with variants', '/p/JACKET/jacket', 'product'],
  ['product, plain', '/p/CAP/cap', 'product'],
  ['product, sold out', '/p/SCARF/scarf', 'product'],
  ['product, a bundle', '/p/OUTFIT/outfit', 'product'],
  ['product, a group', '/p/SET/set', 'product'],
  ['product with options', '/p/BELT/belt', 'product'],
  ['product that is not shipped', '/p/CARD/card', 'product'],
  ['search', '/search?q=cap', 'search'],
  ['search without a result', '/search?q=qwzxqwzx', 'search'],
  ['search without a query', '/search', 'search'],
  ['content page', '/i/about', 'cms-page'],
  ['error', '/error', 'error'],
];

describe('a first page', () => {
  it.each(FIRST_PAGES)('of the type "%s" contains no lazily loaded texts', async (_, url, name) => {
    const { shop, fixture } = await openShop();
    await Promise.all([shop.content.loadSettings(), shop.catalogue.loadMenu()]);
    const { page } = await shop.routing.open(url);
    expect(page.name).toBe(name);
    expect(wordsOf(name)).toBe('first');
    const pages = new PageRegistry();
    await pages.load(page.name);
    const texts = await firstWords();
    const [path = '', search = ''] = url.split('?');
    const html = renderToString(<App shop={shop} pages={pages} texts={texts} url={{ path, search }} year={2026} />);
    expect(html).toContain('Skip to content');
    expect(html).toContain('<h1');
    expect(texts.hasAll('en')).toBe(false);
    shop.dispose();
    await fixture.platform.close();
  });
});

describe('lazily loaded texts', () => {
  /** Without pointer movement, which would prefetch the texts. */
  const press = (element: HTMLElement) => fireEvent.click(element);
  const opener = (name: string) => screen.getAllByRole('link', { name: new RegExp(`^${name}`) })[0]!;

  it.each([
    ['menu', 'Menu', 'Recently viewed'],
    ['wishlist', 'Wishlist', 'Nothing saved yet'],
    ['bag', 'Bag', 'Your bag is empty'],
  ])('are loaded when the panel "%s" opens', async (_, name, sentence) => {
    const texts = await firstWords();
    await openStorefront('/', { texts });
    expect(texts.hasAll('en')).toBe(false);
    press(opener(name));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('are loaded when the search opens', async () => {
    await openStorefront('/', { texts: await firstWords() });
    press(opener('Search'));
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'cap' } });
    const panel = within(screen.getByRole('dialog', { name: 'Search' }));
    expect(await panel.findByText(/^See (the result|all \d+ results)$/)).toBeInTheDocument();
  });

  it.each([
    ['/cart', 'Your bag is empty'],
    ['/checkout', 'Your bag is empty'],
    ['/compare', 'Nothing to compare yet'],
    ['/my-account/wishlist', 'Nothing saved yet'],
    ['/recently-viewed', 'Nothing viewed yet'],
  ])('are loaded on navigation to the page %s', async (path, sentence) => {
    const texts = await firstWords();
    await openStorefront('/', { texts });
    expect(texts.hasAll('en')).toBe(false);
    act(() => window.history.pushState(null, '', path));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('are loaded when a review is written', async () => {
    await openStorefront('/p/SHIRT/linen-shirt-2', { texts: await firstWords() });
    fireEvent.pointerOver(document.body);
    press(await screen.findByTestId('write-review'));
    expect(await screen.findByLabelText(/^In a few words/)).toBeInTheDocument();
  });

  it('are loaded when there is something to compare', async () => {
    const { shop } = await openStorefront('/c/men-5', { texts: await firstWords() });
    await act(async () => shop.compare.add(await shop.product.load({ sku: 'SHIRT' })));
    expect(await screen.findByText('Compare 1 item')).toBeInTheDocument();
  });

  it('are loaded in a language selected while they are visible', async () => {
    const { shop } = await openStorefront('/', { texts: await firstWords() });
    press(screen.getByTestId('cart-button'));
    expect(await screen.findByText('Your bag is empty')).toBeInTheDocument();
    act(() => shop.storeViews.changeInterface('de'));
    expect(await screen.findByText('Dein Warenkorb ist leer')).toBeInTheDocument();
  });

  it('are loaded on the first interaction of a shopper', async () => {
    const texts = await firstWords();
    await openStorefront('/', { texts });
    fireEvent.pointerOver(document.body);
    await waitFor(() => expect(texts.hasAll('en')).toBe(true));
  });
});
