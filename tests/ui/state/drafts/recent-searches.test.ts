import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
  withSearch,
} from '../../../../ui/state/drafts/recent-searches';

afterEach(() => localStorage.clear());

describe('searches of this device', () => {
  it('are the latest first, each once, six at most', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'B ', 'g']) rememberSearch(words);
    expect(recentSearches()).toEqual(['g', 'B', 'f', 'e', 'd', 'c']);
  });
  it('are not made of blanks, and none is longer than a line', () => {
    expect(withSearch(['a'], '  ')).toEqual(['a']);
    expect(withSearch([], 'x'.repeat(500))[0]).toHaveLength(60);
  });
  it('can be forgotten', () => {
    rememberSearch('dress');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
  it('are empty if the stored data is damaged', () => {
    localStorage.setItem('vitrine-searches', '{"a":');
    expect(recentSearches()).toEqual([]);
    localStorage.setItem('vitrine-searches', '[1,"dress"]');
    expect(recentSearches()).toEqual(['dress']);
  });
});
