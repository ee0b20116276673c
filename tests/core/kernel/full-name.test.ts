import { describe, expect, it } from 'vitest';
import { fullName, inNameOrder } from '../../../core/kernel/full-name';

describe('a name', () => {
  it.each([
    ['Ada', 'Byron', 'Ada Byron'],
    ['小明', '王', '王小明'],
    ['Xiaoming', 'Wang', 'Xiaoming Wang'],
    ['小明', 'Wang', '小明 Wang'],
    ['小明', '', '小明'],
    ['', '王', '王'],
    [' Ада ', ' Байрон ', 'Ада Байрон'],
    ['', '', ''],
  ])('of %j and %j is written %j', (given, family, expected) => {
    expect(fullName(given, family)).toBe(expected);
  });

  it('is requested in the order of the language', () => {
    expect(inNameOrder('zh-CN', 'given', 'family')).toEqual(['family', 'given']);
    expect(inNameOrder('en-US', 'given', 'family')).toEqual(['given', 'family']);
    expect(inNameOrder('zh', 1, 2)).toEqual([2, 1]);
  });
});
