import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../../ui/text/text-context';
import { en } from '../all-words';

describe('createTranslate', () => {
  const t = createTranslate(en, 'en-US');
  it('selects the plural form of the count', () => {
    expect(t('listing.count', { count: 1 })).toBe('1 item');
    expect(t('listing.count', { count: 0 })).toBe('0 items');
  });
  it('formats numbers in the locale', () => {
    expect(t('listing.count', { count: 12345 })).toBe('12,345 items');
    expect(createTranslate(en, 'de-DE')('listing.count', { count: 12345 })).toBe('12.345 items');
  });
  it('leaves a missing parameter visible, so that it is noticed', () => {
    // @ts-expect-error: the text has a placeholder
    expect(t('nav.all-of')).toBe('All {name}');
    // @ts-expect-error: one of its two is missing
    expect(t('listing.seen', { seen: 24 })).toBe('You have seen 24 of {total}');
  });
  it('supports the three plural forms of Slavic languages (S §9)', () => {
    const forms = { one: '{count} вещь', few: '{count} вещи', many: '{count} вещей', other: '{count} вещи' };
    const ru = createTranslate({ ...en, 'listing.count': forms }, 'ru-RU');
    expect([1, 2, 5, 11, 21, 22].map((count) => ru('listing.count', { count }))).toEqual([
      '1 вещь',
      '2 вещи',
      '5 вещей',
      '11 вещей',
      '21 вещь',
      '22 вещи',
    ]);
  });
});
