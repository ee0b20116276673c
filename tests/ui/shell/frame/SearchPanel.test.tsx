import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '../../../../core/shopper';
import { products } from '../../../../storybook/fixtures/products';
import { SearchPanel } from '../../../../ui/shell/frame/SearchPanel';
import { renderPage } from '../../render-page';

const none = { suggestions: [], items: [], total: 0, categories: [], brands: [], help: [] };
const found = (text: string, word: string): Suggestions => ({
  ...none,
  text,
  suggestions: [{ text: word, count: 3 }],
  items: products.slice(0, 1),
  total: 3,
});

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

const setup = (
  suggest: (text: string, options: { readonly signal: AbortSignal }) => Promise<Suggestions>,
  recent: readonly string[] = [],
  popular: readonly string[] = [],
) => {
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
      popular={popular}
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
  it('sends one request after a pause, with the latest words', async () => {
    const suggest = vi.fn((text: string) => Promise.resolve(found(text, 'jackets')));
    setup(suggest);
    type('j');
    await pause(100);
    type('ja');
    await pause(100);
    expect(suggest).not.toHaveBeenCalled();
    await pause(100);
    expect(suggest.mock.calls.map(([text]) => text)).toEqual(['ja']);
    expect(screen.getByRole('option', { name: 'jackets 3 items' })).toHaveAttribute('href', '/search?q=jackets');
    expect(screen.getByRole('option', { name: 'See all 3 results' })).toHaveAttribute('href', '/search?q=ja');
  });
  it('ignores a response that arrives after a newer query', async () => {
    const answers = new Map<string, (suggestions: Suggestions) => void>();
    setup((text) => new Promise((resolve) => answers.set(text, resolve)));
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
  it('aborts a query that a newer one replaces', async () => {
    const signals: AbortSignal[] = [];
    setup((_text, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    type('old');
    await pause(200);
    type('new');
    await pause(200);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
  it('starts with earlier searches, popular searches, and the departments', async () => {
    const suggest = vi.fn((text: string) => Promise.resolve({ ...none, text }));
    const { onForget } = setup(suggest, ['black dress'], ['rain jacket', 'Black Dress']);
    const entries = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent.trim());
    expect(entries('Recent searches')).toEqual(['black dress']);
    expect(entries('Popular searches')).toEqual(['rain jacket']);
    expect(entries('Departments')).toEqual(['Women']);
    await pause(200);
    expect(suggest).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });
  it('is reset when the field is cleared, which keeps the focus', async () => {
    setup((text) => Promise.resolve(found(text, 'jackets')));
    type('ja');
    await pause(200);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await pause(200);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('option', { name: /jackets/ })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Women' })).toBeInTheDocument();
  });
  it('shows categories, brands, help and products in separate groups', async () => {
    const both = {
      ...found('re', 'red'),
      categories: [
        { name: 'Dresses', path: '/c/dresses', count: 19 },
        { name: 'Jackets', path: '/c/men/jackets', count: 23, above: ['Men'] },
      ],
      brands: [{ name: 'Norrland', path: '/brands/norrland', count: 31 }],
      help: [
        { name: 'Returns', path: '/returns' },
        { topic: 'order', path: '/order' },
      ],
    };
    setup(() => Promise.resolve(both));
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
    expect(screen.getByRole('option', { name: 'Dresses 19 items' })).toHaveAttribute('href', '/c/dresses');
    expect(screen.getByRole('option', { name: 'Men › Jackets 23 items' })).toHaveAttribute('href', '/c/men/jackets');
  });
  it('shows at most four products, a row of a wide screen', async () => {
    const [first] = products;
    if (first === undefined) throw new Error('a product is needed');
    const items = Array.from({ length: 6 }, (_, at) => ({ ...first, sku: `P-${String(at)}` }));
    setup(() => Promise.resolve({ ...found('re', 'red'), items, total: 6 }));
    type('re');
    await pause(200);
    const group = within(screen.getByRole('group', { name: 'Products' }));
    expect(group.getAllByRole('option').filter((option) => option.querySelector('img'))).toHaveLength(4);
  });
  it('links to a type for one gender, and to related products if there are few', async () => {
    const [first, second] = products;
    if (first === undefined || second === undefined) throw new Error('two products are needed');
    setup(() =>
      Promise.resolve({
        ...found('red dress', 'dress'),
        items: [first],
        total: 1,
        others: { kind: 'dress', items: [second] },
        within: [{ code: 'gender', value: 'women', label: 'Women', count: 1 }],
      }),
    );
    type('red dress');
    await pause(200);
    expect(screen.getByRole('option', { name: 'red dress in Women 1 item' })).toHaveAttribute(
      'href',
      '/search?q=red%20dress&gender=women',
    );
    const others = within(screen.getByRole('group', { name: 'More for “dress”' }));
    expect(others.getByRole('option')).toHaveAttribute('href', `/p/${second.sku}`);
  });
  it('ends with bestsellers if it finds nothing', async () => {
    setup((text) => Promise.resolve({ ...none, text, others: { items: products.slice(0, 2) } }));
    type('zzz');
    await pause(200);
    expect(within(screen.getByRole('group', { name: 'Bestsellers' })).getAllByRole('option')).toHaveLength(2);
  });
  it('supports the arrow keys, and opens the marked entry with Enter', async () => {
    const { history, onClose } = setup((text) => Promise.resolve(found(text, 'jackets')));
    type('ja');
    await pause(200);
    press('Home');
    expect(current()).toBeUndefined();
    press('ArrowDown');
    expect(current()).toBe('jackets 3 items');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    press('End');
    expect(current()).toBe('See all 3 results');
    press('ArrowDown');
    expect(current()).toBeUndefined();
    press('ArrowUp');
    expect(current()).toBe('See all 3 results');
    press('Home');
    expect(current()).toBe('jackets 3 items');
    fireEvent.submit(screen.getByRole('search'));
    expect(history.at(-1)).toBe('/search?q=jackets');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('leaves the entry with Escape, and closes with the next', async () => {
    const { onClose } = setup((text) => Promise.resolve(found(text, 'jackets')));
    type('ja');
    await pause(200);
    press('ArrowDown');
    press('Escape');
    expect(current()).toBeUndefined();
    expect(onClose).not.toHaveBeenCalled();
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('reports that search does not respond, and retries with the next words', async () => {
    const suggest = vi
      .fn<(text: string) => Promise<Suggestions>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue(found('jack', 'jackets'));
    setup(suggest);
    type('jac');
    await pause(200);
    expect(screen.getByText(/Search is not responding right now/)).toBeInTheDocument();
    type('jack');
    await pause(200);
    expect(screen.getByRole('option', { name: /jackets/ })).toBeInTheDocument();
  });
  it('names what it did not find, and links to the departments', async () => {
    setup((text) => Promise.resolve({ ...none, text }));
    type('zzz');
    await pause(200);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”');
    expect(screen.getByRole('option', { name: 'Women' })).toBeInTheDocument();
  });
  it('opens the results with Enter and closes; with an empty field it stays', () => {
    const { history, onClose } = setup(() => new Promise(() => undefined));
    fireEvent.submit(screen.getByRole('search'));
    expect(onClose).not.toHaveBeenCalled();
    type(' rain & snow ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(history.at(-1)).toBe('/search?q=rain%20%26%20snow');
  });
});
