import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '../../../core';
import { products } from '../../../storybook/fixtures/products';
import { SearchPanel } from '../../../ui/shell/SearchPanel';
import { renderPage } from '../render-page';

const none = { suggestions: [], items: [], total: 0, categories: [], brands: [], help: [] };
const found = (text: string, word: string): Suggestions => ({
  ...none,
  text,
  suggestions: [{ text: word, count: 3 }],
  items: products.slice(0, 1),
  total: 3,
});
/** Before anything is typed nothing is popular here. */
const whileTyped = (suggest: (text: string) => Promise<Suggestions>) => (text: string) =>
  text === '' ? Promise.resolve({ ...none, text }) : suggest(text);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

const setup = (suggest: (text: string) => Promise<Suggestions>, recent: readonly string[] = []) => {
  const onClose = vi.fn<() => void>();
  const onForget = vi.fn<() => void>();
  const rendered = renderPage(
    <SearchPanel
      open
      onClose={onClose}
      searchPath="/search"
      suggest={suggest}
      linkOf={({ sku }) => `/p/${sku}`}
      departments={[{ name: 'Women', path: '/c/women' }]}
      recent={recent}
      onForget={onForget}
    />,
  );
  return { onClose, onForget, ...rendered };
};
const field = () => screen.getByRole('combobox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const current = () => screen.queryByRole('option', { selected: true })?.textContent.trim();

describe('SearchPanel', () => {
  it('asks once the shopper rests, with the last words', async () => {
    const suggest = vi.fn((text: string) => Promise.resolve(found(text, 'jackets')));
    setup(whileTyped(suggest));
    type('j');
    await pause(100);
    type('ja');
    await pause(100);
    expect(suggest).not.toHaveBeenCalled();
    await pause(100);
    expect(suggest.mock.calls).toEqual([['ja']]);
    expect(screen.getByRole('option', { name: 'jackets 3 pieces' })).toHaveAttribute('href', '/search?q=jackets');
    expect(screen.getByRole('option', { name: 'See all 3 results' })).toHaveAttribute('href', '/search?q=ja');
  });
  it('ignores an answer that comes after a newer question', async () => {
    const answers = new Map<string, (suggestions: Suggestions) => void>();
    setup(whileTyped((text) => new Promise((resolve) => answers.set(text, resolve))));
    type('old');
    await pause(200);
    type('new');
    await pause(200);
    await act(async () => {
      answers.get('new')?.(found('new', 'new word'));
      answers.get('old')?.(found('old', 'old word'));
      await Promise.resolve();
    });
    expect(screen.getByRole('option', { name: /new word/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /old word/ })).not.toBeInTheDocument();
  });
  it('begins with what was searched for, what many search for, and the departments', async () => {
    const popular = [
      { text: 'rain jacket', count: 0 },
      { text: 'Black Dress', count: 0 },
    ];
    const { onForget } = setup((text) => Promise.resolve({ ...none, text, suggestions: popular }), ['black dress']);
    await pause(10);
    const entries = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent.trim());
    expect(entries('Recent searches')).toEqual(['black dress']);
    expect(entries('Popular searches')).toEqual(['rain jacket']);
    expect(entries('Departments')).toEqual(['Women']);
    fireEvent.click(screen.getByRole('button', { name: 'Forget recent searches' }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });
  it('is back at its beginning when the field is cleared, which leaves the focus there', async () => {
    setup(whileTyped((text) => Promise.resolve(found(text, 'jackets'))));
    type('ja');
    await pause(200);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await pause(200);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('option', { name: /jackets/ })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Women' })).toBeInTheDocument();
  });
  it('shows categories, brands, help and products in groups of their own', async () => {
    const both = {
      ...found('re', 'red'),
      categories: [{ name: 'Dresses', path: '/c/dresses', count: 19 }],
      brands: [{ name: 'Norrland', path: '/brands/norrland', count: 31 }],
      help: [
        { name: 'Returns', path: '/returns' },
        { topic: 'order', path: '/order' },
      ],
    };
    setup(whileTyped(() => Promise.resolve(both)));
    type('re');
    await pause(200);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Suggestions',
      'Categories',
      'Brands',
      'Help',
      'Products',
    ]);
    expect(screen.getByRole('option', { name: 'Returns' })).toHaveAttribute('href', '/returns');
    expect(screen.getByRole('option', { name: 'Find your order' })).toHaveAttribute('href', '/order');
    expect(screen.getByRole('option', { name: 'Dresses 19 pieces' })).toHaveAttribute('href', '/c/dresses');
  });
  it('goes through its entries by the arrow keys, and to the one that is marked with Enter', async () => {
    const { history, onClose } = setup(whileTyped((text) => Promise.resolve(found(text, 'jackets'))));
    type('ja');
    await pause(200);
    press('Home');
    expect(current()).toBeUndefined();
    press('ArrowDown');
    expect(current()).toBe('jackets 3 pieces');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    press('End');
    expect(current()).toBe('See all 3 results');
    press('ArrowDown');
    expect(current()).toBeUndefined();
    press('ArrowUp');
    expect(current()).toBe('See all 3 results');
    press('Home');
    expect(current()).toBe('jackets 3 pieces');
    fireEvent.submit(screen.getByRole('search'));
    expect(history.at(-1)).toBe('/search?q=jackets');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('leaves the entry with Escape, and itself with the next', async () => {
    const { onClose } = setup(whileTyped((text) => Promise.resolve(found(text, 'jackets'))));
    type('ja');
    await pause(200);
    press('ArrowDown');
    press('Escape');
    expect(current()).toBeUndefined();
    expect(onClose).not.toHaveBeenCalled();
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('says that search does not answer, and tries again with the next words', async () => {
    const suggest = vi
      .fn<(text: string) => Promise<Suggestions>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue(found('jack', 'jackets'));
    setup(whileTyped(suggest));
    type('jac');
    await pause(200);
    expect(screen.getByText(/Search does not answer right now/)).toBeInTheDocument();
    type('jack');
    await pause(200);
    expect(screen.getByRole('option', { name: /jackets/ })).toBeInTheDocument();
  });
  it('says what it did not find, and leads on to the departments', async () => {
    setup((text) => Promise.resolve({ ...none, text }));
    type('zzz');
    await pause(200);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”');
    expect(screen.getByRole('option', { name: 'Women' })).toBeInTheDocument();
  });
  it('goes to the results with Enter and closes; with nothing typed it stays', () => {
    const { history, onClose } = setup(() => new Promise(() => undefined));
    fireEvent.submit(screen.getByRole('search'));
    expect(onClose).not.toHaveBeenCalled();
    type(' rain & snow ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(history.at(-1)).toBe('/search?q=rain%20%26%20snow');
  });
});
