import { describe, expect, it } from 'vitest';
import { OPEN_LOCK, planRefresh, type RefusedToken, type TokenLock } from '../../../core/accounts/token-lock';

const FACTS: RefusedToken = {
  refused: 'old',
  current: 'old',
  kept: 'old',
  autoRefresh: true,
  maxAttempts: 3,
  isLoggingOut: false,
};
const plan = (facts: Partial<RefusedToken> = {}, lock: Partial<TokenLock> = {}) =>
  planRefresh({ ...OPEN_LOCK, ...lock }, { ...FACTS, ...facts });

describe('a rejected token (S §4, token refresh)', () => {
  it('is refreshed', () => {
    expect(plan()).toEqual({ kind: 'refresh' });
  });

  it('needs no refresh when there is already a newer one', () => {
    expect(plan({ current: 'new' })).toEqual({ kind: 'retry' });
  });

  it('is replaced by the one that another tab has stored', () => {
    expect(plan({ kept: 'new' })).toEqual({ kind: 'adopt' });
  });

  it('ends the session when refreshing is off', () => {
    expect(plan({ autoRefresh: false })).toEqual({ kind: 'sign-out', isExhausted: false });
  });

  it('ends the session after the maximum attempts, and says so', () => {
    expect(plan({}, { attempts: 2 })).toEqual({ kind: 'refresh' });
    expect(plan({}, { attempts: 3 })).toEqual({ kind: 'sign-out', isExhausted: true });
  });

  it('fails the task while the lock is in error', () => {
    expect(plan({}, { counter: -1 })).toEqual({ kind: 'fail' });
    expect(plan({ current: '', kept: '' }, { counter: -1 })).toEqual({ kind: 'fail' });
  });

  it('is not refreshed while signing out, and when nobody is signed in', () => {
    expect(plan({ isLoggingOut: true })).toEqual({ kind: 'give-up' });
    expect(plan({ current: '', kept: '' })).toEqual({ kind: 'give-up' });
  });
});
