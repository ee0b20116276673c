import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
  withSearch,
} from '../../../../ui/state/drafts/recent-searches';

afterEach(() => localStorage.clear());

describe('recent searches of this device', () => {
  it('are the latest first, each once, at most six', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'B ', 'g']) rememberSearch(words);
    expect(recentSearches()).toEqual(['g', 'B', 'f', 'e', 'd', 'c']);
  });
  it('exclude blank ones, and are cut to one line', () => {
    expect(withSearch(['a'], '  ')).toEqual(['a']);
    expect(withSearch([], 'x'.repeat(500))[0]).toHaveLength(60);
  });
  it('can be cleared', () => {
    rememberSearch('dress');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
  it('are empty if the stored data is corrupt', () => {
    localStorage.setItem('vitrine-searches', '{"a":');
    expect(recentSearches()).toEqual([]);
    localStorage.setItem('vitrine-searches', '[1,"dress"]');
    expect(recentSearches()).toEqual(['dress']);
  });
});
