import { DISMISS } from '../../../core/notices/notices';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { parseConfig } from '../../../core/config';
import type { Notification } from '../../../core/notices/notices';
import { NoticesService } from '../../../core/notices/notices-service';

function open() {
  const clock = createVirtualClock();
  const notices = new NoticesService(clock, createSeededIds(1), parseConfig({}));
  let shown: readonly Notification[] = [];
  notices.notifications$.subscribe((all) => (shown = all));
  return { clock, notices, shown: () => shown };
}

describe('notices', () => {
  it('disappear after 2 seconds, or after their own duration', async () => {
    const { clock, notices, shown } = open();
    notices.spawn({ type: 'success', code: 'a' });
    notices.spawn({ type: 'warning', code: 'b', timeToLive: 5000 });
    await clock.advance(1999);
    expect(shown()).toHaveLength(2);
    await clock.advance(1);
    expect(shown().map(({ code }) => code)).toEqual(['b']);
    await clock.advance(3000);
    expect([shown(), clock.pending]).toEqual([[], 0]);
  });

  it('stay long enough to be read if they are errors without a duration', async () => {
    const { clock, notices, shown } = open();
    const message = 'The coupon WELCOME10 is for a first order, and you have ordered here before.';
    notices.spawn({ type: 'error', code: 'long', message });
    notices.spawn({ type: 'error', code: 'short', message: 'No' });
    notices.spawn({ type: 'error', code: 'given', message, timeToLive: 5000 });
    await clock.advance(4000);
    expect(shown()).toHaveLength(3);
    await clock.advance(1000);
    expect(shown().map(({ code }) => code)).toEqual(['long']);
    await clock.advance(5000);
    expect(shown()).toHaveLength(1);
    await clock.advance(1000);
    expect([shown(), clock.pending]).toEqual([[], 0]);
  });

  it('stay without a time-out until they are removed', async () => {
    const { clock, notices, shown } = open();
    notices.spawn({ type: 'error', code: 'a', hasNoTimeout: true });
    await clock.advance(1_000_000);
    const [notice] = shown();
    notices.remove(notice?.id ?? '');
    expect(shown()).toEqual([]);
  });

  it('are ignored if they equal the last one, and only then', () => {
    const { notices, shown } = open();
    notices.spawn({ type: 'error', code: 'a' });
    notices.spawn({ type: 'error', code: 'a', timeToLive: 9 });
    notices.spawn({ type: 'error', code: 'b' });
    notices.spawn({ type: 'error', code: 'a' });
    notices.spawn({ type: 'error', code: 'a', action1: DISMISS });
    expect(shown().map(({ code }) => code)).toEqual(['a', 'b', 'a', 'a']);
  });

  it('are equal in any language if they are of one error of the catalogue, with the same parameters', () => {
    const { notices, shown } = open();
    const failed = { type: 'error', code: 'request-failed' } as const;
    notices.spawn({ ...failed, params: { reason: 'ETIMEOUT' } });
    notices.spawn({ ...failed, params: { reason: 'ETIMEOUT' }, message: 'Der Shop ist nicht erreichbar' });
    notices.spawn({ ...failed, params: { reason: 'ECONNRESET' } });
    notices.spawn({ type: 'error', code: 'area', message: 'This part could not be loaded' });
    notices.spawn({ type: 'error', code: 'area', message: 'That part could not be loaded' });
    expect(shown().map(({ message }) => message)).toEqual([
      'The shop could not be reached (ETIMEOUT)',
      'The shop could not be reached (ECONNRESET)',
      'This part could not be loaded',
      'That part could not be loaded',
    ]);
  });

  it('may reappear when the last equal one has disappeared', async () => {
    const { clock, notices, shown } = open();
    notices.spawn({ type: 'info', code: 'a' });
    await clock.advance(2000);
    notices.spawn({ type: 'info', code: 'a' });
    expect(shown()).toHaveLength(1);
  });

  it('use the words of the specification if it has some', () => {
    const { notices, shown } = open();
    notices.spawn({ type: 'error', code: 'product-query-empty-status', params: { status: 2 } });
    notices.spawn({ type: 'info', code: 'own', message: 'My own words' });
    expect(shown().map(({ message }) => message)).toEqual([
      'Product query returned empty result product status = 2',
      'My own words',
    ]);
  });

  it('leave no timer behind when the shop is closed', () => {
    const { clock, notices } = open();
    notices.spawn({ type: 'info', code: 'a' });
    notices.dispose();
    expect(clock.pending).toBe(0);
  });
});
