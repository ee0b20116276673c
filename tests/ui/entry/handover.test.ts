import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/shopper';
import { readHandover, writeHandover } from '../../../ui/entry/handover';

const handover = {
  storeCode: 'us',
  config: parseConfig(),
  state: { name: '</script><script>alert(1)</script>\u2028' },
  year: 2026,
};

describe('the handover from server to browser', () => {
  it('is unchanged by a round trip', () => {
    expect(readHandover(writeHandover(handover))).toEqual(handover);
  });
  it('has the report URL of pages, the release, and what needs consent', () => {
    const services = {
      telemetry: 'https://reports.example/in',
      release: '1.2.3',
      consent: 'services' as const,
      tags: ['https://tags.example/gtm.js?id=1'],
    };
    expect(readHandover(writeHandover({ ...handover, ...services }))).toEqual({ ...handover, ...services });
  });
  it('cannot end its script element early', () => {
    expect(writeHandover(handover)).not.toMatch(/[<\u2028]/);
  });
  it('is not read from a foreign page', () => {
    expect(readHandover('')).toBeUndefined();
    expect(readHandover('{"storeCode":7}')).toBeUndefined();
    for (const wrong of [{ consent: 'all' }, { tags: 'https://tags.example/gtm.js' }, { tags: [5] }, { release: 5 }])
      expect(readHandover(JSON.stringify({ ...handover, state: {}, ...wrong }))).toBeUndefined();
  });
});
