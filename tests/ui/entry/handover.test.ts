import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core';
import { readHandover, writeHandover } from '../../../ui/entry/handover';

const handover = {
  storeCode: 'us',
  config: parseConfig(),
  state: { name: '</script><script>alert(1)</script>\u2028' },
  year: 2026,
};

describe('the handover from server to browser', () => {
  it('comes back as it went', () => {
    expect(readHandover(writeHandover(handover))).toEqual(handover);
  });
  it('cannot end its script element early', () => {
    expect(writeHandover(handover)).not.toMatch(/[<\u2028]/);
  });
  it('is not read from a page that is not ours', () => {
    expect(readHandover('')).toBeUndefined();
    expect(readHandover('{"storeCode":7}')).toBeUndefined();
  });
});
