import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_DOWNLOADS } from '../../../../core/contract/catalogue/download-rules';
import {
  boughtDownloads,
  countsAsDownload,
  downloadEnd,
  downloadState,
  maxDownloads,
  RESUME_MS,
  type DownloadFacts,
} from '../../../../core/orders/rules/download-right';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const bought: DownloadFacts = {
  paid: true,
  canceled: false,
  count: 2,
  back: 0,
  has_file: true,
  max: 10,
  used: 0,
  expires_at: NOW + 1,
};
const state = (change: Partial<DownloadFacts>) => downloadState({ ...bought, ...change }, NOW);

describe('a purchased file', () => {
  it('can be downloaded once paid, until it is used up, expired or revoked', () => {
    expect(state({})).toBe('ready');
    expect(state({ paid: false })).toBe('unpaid');
    expect(state({ has_file: false })).toBe('no-file');
    expect(state({ used: 9 })).toBe('ready');
    expect(state({ used: 10 })).toBe('used-up');
    expect(state({ expires_at: NOW })).toBe('expired');
    expect(state({ canceled: true, paid: false })).toBe('taken-back');
    expect(state({ back: 2 })).toBe('taken-back');
  });

  it('has no limit if none was configured', () => {
    expect(state({ max: undefined, expires_at: undefined, used: 1_000_000 })).toBe('ready');
  });

  it('can be downloaded less often if some units were returned', () => {
    expect(maxDownloads({ max: 10, count: 2, back: 1 })).toBe(5);
    expect(state({ back: 1, used: 5 })).toBe('used-up');
  });

  it('is counted from its first byte, and can be resumed for a day', () => {
    const begun = { from: 1, lastAt: NOW, mayResume: true };
    expect(countsAsDownload({ ...begun, from: 0 }, NOW)).toBe(true);
    expect(countsAsDownload({ ...begun, lastAt: undefined }, NOW)).toBe(true);
    expect(countsAsDownload(begun, NOW + RESUME_MS)).toBe(false);
    expect(countsAsDownload(begun, NOW + RESUME_MS + 1)).toBe(true);
    expect(countsAsDownload({ ...begun, mayResume: false }, NOW)).toBe(true);
  });

  it('uses the limit of its product before that of the shop, for each unit; 0 is unlimited', () => {
    expect(boughtDownloads(undefined, 2, STANDARD_DOWNLOADS)).toBe(10);
    expect(boughtDownloads(3, 2, STANDARD_DOWNLOADS)).toBe(6);
    expect(boughtDownloads(0, 2, STANDARD_DOWNLOADS)).toBeUndefined();
    expect(boughtDownloads(undefined, 2, { times: 0, days: 0 })).toBeUndefined();
    expect(downloadEnd(NOW, STANDARD_DOWNLOADS)).toBe(NOW + 30 * 24 * 60 * 60 * 1000);
    expect(downloadEnd(NOW, { times: 5, days: 0 })).toBeUndefined();
  });

  it('is never delivered more often than purchased, whatever was returned', () => {
    const facts = fc.record({
      max: fc.nat(50),
      count: fc.integer({ min: 1, max: 9 }),
      back: fc.nat(9),
      used: fc.nat(60),
    });
    fc.assert(
      fc.property(facts, (change) => {
        const is = state(change);
        if (is === 'ready') expect(change.used).toBeLessThan(change.max);
        if (change.back >= change.count) expect(is).toBe('taken-back');
      }),
    );
  });
});
