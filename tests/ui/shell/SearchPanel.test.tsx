import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '../../../core';
import { products } from '../../../storybook/fixtures/products';
import { SearchPanel } from '../../../ui/shell/SearchPanel';
import { renderPage } from '../render-page';

const found = (text: string, word: string): Suggestions => ({
  text,
  suggestions: [{ text: word, count: 3 }],
  items: products.slice(0, 1),
  total: 3,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setup = (suggest: (text: string) => Promise<Suggestions>) => {
  const onClose = vi.fn<() => void>();
  const rendered = renderPage(
    <SearchPanel open onClose={onClose} searchPath="/search" suggest={suggest} linkOf={() => '/p/1'} />,
  );
  return { onClose, ...rendered };
};
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('SearchPanel', () => {
  it('asks once the shopper rests, with the last words', async () => {
    const suggest = vi.fn((text: string) => Promise.resolve(found(text, 'jackets')));
    setup(suggest);
    type('j');
    await pause(100);
    type('ja');
    await pause(100);
    expect(suggest).not.toHaveBeenCalled();
    await pause(100);
    expect(suggest.mock.calls).toEqual([['ja']]);
    expect(screen.getByRole('link', { name: 'jackets' })).toHaveAttribute('href', '/search?q=jackets');
    expect(screen.getByRole('link', { name: 'See all 3 results' })).toHaveAttribute('href', '/search?q=ja');
  });
  it('ignores an answer that comes after a newer question', async () => {
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
    expect(screen.getByRole('link', { name: 'new word' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'old word' })).not.toBeInTheDocument();
  });
  it('asks nothing for nothing, and takes away what it showed', async () => {
    const suggest = vi.fn((text: string) => Promise.resolve(found(text, 'jackets')));
    setup(suggest);
    type('ja');
    await pause(200);
    type('  ');
    await pause(200);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link', { name: 'jackets' })).not.toBeInTheDocument();
  });
  it('says that search does not answer, and tries again with the next words', async () => {
    const suggest = vi
      .fn<(text: string) => Promise<Suggestions>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue(found('jack', 'jackets'));
    setup(suggest);
    type('jac');
    await pause(200);
    expect(screen.getByText(/Search does not answer right now/)).toBeInTheDocument();
    type('jack');
    await pause(200);
    expect(screen.getByRole('link', { name: 'jackets' })).toBeInTheDocument();
  });
  it('says what it did not find', async () => {
    setup((text) => Promise.resolve({ text, suggestions: [], items: [], total: 0 }));
    type('zzz');
    await pause(200);
    expect(screen.getByText('Nothing found for “zzz”')).toBeInTheDocument();
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
