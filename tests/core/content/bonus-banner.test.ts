import { describe, expect, it } from 'vitest';
import { awardedPercent, showsBonusBanner } from '../../../core/content/bonus-banner';
import type { Role } from '../../../core/contract';

const on = { award_bonuses: true, award_bonuses_amount: 10, show_bonuses_banner: true, bonuses_banner_code: 'V10' };
const user = (...roles: Role[]) => ({ roles });

describe('the bonus banner (A §2.7)', () => {
  it('shows to guests and customers if it is on', () => {
    expect(showsBonusBanner(on, { user: null })).toBe(true);
    expect(showsBonusBanner(on, { user: user('vip') })).toBe(true);
  });
  it('is hidden if no bonus is given', () => {
    expect(showsBonusBanner({ ...on, award_bonuses_amount: 0 }, { user: null })).toBe(false);
    expect(showsBonusBanner({ ...on, award_bonuses: false }, { user: null })).toBe(false);
    expect(showsBonusBanner({ show_bonuses_banner: true }, { user: null, promoCode: 'V10' })).toBe(false);
  });
  it('is hidden from bloggers, however they arrived', () => {
    expect(showsBonusBanner(on, { user: user('blogger'), promoCode: 'V10' })).toBe(false);
  });
  it('is shown to visitors with its code even if it is off, and to nobody if it has no code', () => {
    const off = { ...on, show_bonuses_banner: false };
    expect(showsBonusBanner(off, { user: null })).toBe(false);
    expect(showsBonusBanner(off, { user: null, promoCode: 'V10' })).toBe(true);
    expect(showsBonusBanner(off, { user: null, promoCode: 'V10~summer-post' })).toBe(true);
    expect(showsBonusBanner(off, { user: null, promoCode: 'v1' })).toBe(false);
    expect(showsBonusBanner({ ...off, bonuses_banner_code: '' }, { user: null, promoCode: '' })).toBe(false);
  });
  it('promises nothing to an account in a store of another currency, whose orders earn nothing', () => {
    const inDollars = { account_currency: 'USD' };
    expect(awardedPercent(on, { user: inDollars, currency: 'USD' })).toBe(10);
    expect(awardedPercent(on, { user: inDollars, currency: 'EUR' })).toBe(0);
    expect(awardedPercent(on, { user: null, currency: 'EUR' })).toBe(10);
  });
  it('shows the percentage that is given', () => {
    expect(awardedPercent(on)).toBe(10);
    expect(awardedPercent({ award_bonuses: true })).toBe(0);
  });
});
