import { describe, expect, it } from 'vitest';
import { MISSED_SEARCH, missedWords } from '../../../core/contract/catalogue/missed-search';

describe('stored searches without results', () => {
  it('are in lower case with single spaces', () => {
    expect(missedWords('  Blue   DRESS ')).toBe('blue dress');
    expect(missedWords('СИНЕЕ платье')).toBe('синее платье');
    expect(missedWords('size 1234')).toBe('size 1234');
  });

  it('never contain e-mail addresses, phone or order numbers, nothing without letters, and no long texts', () => {
    expect(missedWords('ada@shop.test')).toBeUndefined();
    expect(missedWords('+1 202 555 0172')).toBeUndefined();
    expect(missedWords('order 100042')).toBeUndefined();
    expect(missedWords('ada＠shop')).toBeUndefined();
    expect(missedWords('ada at shop.test')).toBeUndefined();
    expect(missedWords('order １０００４２')).toBeUndefined();
    expect(missedWords('رقم ١٠٠٠٤٢')).toBeUndefined();
    expect(missedWords('?!')).toBeUndefined();
    expect(missedWords('  ')).toBeUndefined();
    expect(missedWords('x'.repeat(MISSED_SEARCH.words))).toBe('x'.repeat(60));
    expect(missedWords('x'.repeat(MISSED_SEARCH.words + 1))).toBeUndefined();
  });
});
