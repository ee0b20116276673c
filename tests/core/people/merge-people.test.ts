import { describe, expect, it } from 'vitest';
import { mergedContacts, mergeFaults, type MergedAccount } from '../../../core/contract/people/merge-people';

const account = (id: number, more: Partial<MergedAccount> = {}): MergedAccount => ({
  ...{ id, loginEmail: `p${String(id)}@shop.test`, loginPhone: undefined, email: `p${String(id)}@shop.test` },
  ...{
    isVerified: true,
    granted: { roles: [], ownRoles: [] },
    currency: 'USD',
    hasBonusRecords: false,
    hasBloggerRecords: false,
  },
  ...more,
});
const roles = (...of: MergedAccount['granted']['roles']) => ({ granted: { roles: of, ownRoles: [] } });

describe('a merge of two records', () => {
  it('is refused with every reason', () => {
    expect(mergeFaults(account(1), account(2))).toEqual([]);
    expect(mergeFaults(account(1), account(1))).toEqual(['same']);
    expect(mergeFaults(account(1, roles('manager')), account(2))).toEqual(['staff', 'roles']);
    expect(mergeFaults(account(1), account(2, { granted: { roles: [], ownRoles: ['packer'] } }))).toEqual(['staff']);
    expect(mergeFaults(account(1, roles('vip')), account(2))).toEqual(['roles']);
    expect(mergeFaults(account(1, roles('vip')), account(2, roles('vip')))).toEqual([]);
    expect(mergeFaults(account(1, { hasBloggerRecords: true }), account(2))).toEqual(['blogger']);
    expect(mergeFaults(account(1), account(2, { isVerified: false }))).toEqual(['unconfirmed']);
    const unconfirmed = { isVerified: false };
    expect(mergeFaults(account(1, unconfirmed), account(2, unconfirmed))).toEqual(['unconfirmed']);
    expect(mergeFaults(account(1, unconfirmed), account(2))).toEqual([]);
    expect(mergeFaults(account(1, { hasBonusRecords: true, currency: 'EUR' }), account(2))).toEqual(['currency']);
    expect(mergeFaults(account(1, { currency: 'EUR' }), account(2))).toEqual([]);
  });

  it('keeps a contact of another kind, but never one that would get a role or is unconfirmed', () => {
    const phone = account(2, { loginEmail: undefined, email: undefined, loginPhone: '+4930123456' });
    expect(mergedContacts(account(1), phone)).toEqual({
      ...{ loginEmail: 'p1@shop.test', loginPhone: '+4930123456', email: 'p1@shop.test' },
    });
    expect(mergedContacts(account(1), account(2)).loginEmail).toBe('p2@shop.test');
    expect(mergedContacts(account(1), { ...phone, ...roles('vip') }).loginEmail).toBeUndefined();
    expect(mergedContacts(account(1, { isVerified: false }), phone).loginEmail).toBeUndefined();
  });
});
