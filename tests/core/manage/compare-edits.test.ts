import { describe, expect, it } from 'vitest';
import { compareEdits, mergeEdits } from '../../../core/manage/compare-edits';
import { jsonChanges } from '../../../core/kernel/json-changes';

describe('the differences between two documents', () => {
  it('are listed by member, with the old and the new value', () => {
    const before = { name: 'Tee', title: { en: 'Tee', de: 'Shirt' }, tags: ['new'], old: 1 };
    const after = { name: 'Tee', title: { en: 'Tee', de: 'T-Shirt' }, tags: ['new', 'sale'], price: 10 };
    expect(jsonChanges(before, after)).toEqual([
      { path: 'title.de', from: 'Shirt', to: 'T-Shirt' },
      { path: 'tags', from: ['new'], to: ['new', 'sale'] },
      { path: 'old', from: 1, to: null },
      { path: 'price', from: null, to: 10 },
    ]);
    expect(jsonChanges(before, { ...before })).toEqual([]);
  });
});

describe('two edits of one document', () => {
  const base = { name: 'Tee', price: 10, title: { en: 'Tee', de: 'Shirt' } };

  it('that change different members do not conflict', () => {
    const compared = compareEdits(base, { ...base, price: 12 }, { ...base, title: { en: 'Tee', de: 'T-Shirt' } });
    expect(compared.both).toEqual([]);
    expect(compared.theirs).toEqual([{ path: 'price', from: 10, to: 12 }]);
    expect(compared.yours).toEqual([{ path: 'title.de', from: 'Shirt', to: 'T-Shirt' }]);
  });

  it('that set one member to different values need a decision for it', () => {
    const compared = compareEdits(base, { ...base, price: 12, name: 'Top' }, { ...base, price: 9 });
    expect(compared.both).toEqual([{ path: 'price', theirs: 12, yours: 9 }]);
    expect(compared.theirs).toEqual([{ path: 'name', from: 'Tee', to: 'Top' }]);
    expect(compared.yours).toEqual([]);
  });

  it('with equal changes need no decision', () => {
    expect(compareEdits(base, { ...base, price: 12 }, { ...base, price: 12 }).both).toEqual([]);
  });

  it('conflict if one removes what the other edits', () => {
    const { both } = compareEdits(base, { name: 'Tee', price: 10 }, { ...base, title: { en: 'Tee', de: 'T-Shirt' } });
    expect(both.map(({ path }) => path)).toEqual(['title.de']);
  });
});

describe('two merged edits', () => {
  const base = { name: 'Tee', price: 10, title: { en: 'Tee', de: 'Shirt' }, note: 'old' };
  const theirs = { ...base, price: 12, name: 'Top' };
  const yours = { name: 'Tee', price: 9, title: { en: 'Tee', de: 'T-Shirt' } };
  const merged = (decisions: Readonly<Record<string, 'theirs' | 'yours'>>) =>
    mergeEdits({ theirs, yours }, compareEdits(base, theirs, yours), decisions);

  it('contain the changes of each, and the selected version of conflicting ones', () => {
    const both = { name: 'Top', title: { en: 'Tee', de: 'T-Shirt' } };
    expect(merged({})).toEqual({ ...both, price: 9 });
    expect(merged({ price: 'theirs' })).toEqual({ ...both, price: 12 });
  });
});
