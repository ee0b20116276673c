import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTags, tagSet } from '../../../core/contract/people/person-tags';
import { confirmedContacts, planContacts, type ContactFacts } from '../../../core/contract/people/sign-in-contacts';

const ADA: ContactFacts = {
  ...{ loginEmail: 'ada@shop.test', loginPhone: undefined, email: 'ada@shop.test' },
  ...{ isVerified: true, newLogin: undefined, granted: { roles: [] } },
};

describe('a change of the contacts of a person', () => {
  it('keeps omitted contacts, and an equal contact in another spelling', () => {
    expect(planContacts(ADA, {})).toEqual({ kind: 'same' });
    expect(planContacts(ADA, { email: ' ADA@shop.test ' })).toEqual({ kind: 'same' });
  });

  it('makes the account unconfirmed and names the contacts to notify', () => {
    expect(planContacts(ADA, { email: 'new@shop.test' })).toMatchObject({
      contacts: { loginEmail: 'new@shop.test', email: 'new@shop.test' },
      ...{ isVerified: false, newLogin: undefined, added: ['new@shop.test'], notified: ['ada@shop.test'] },
    });
  });

  it('keeps a confirmed contact beside a new one, which must be confirmed by itself', () => {
    const plan = planContacts(ADA, { phone: '+49 30 1234567' });
    expect(plan).toMatchObject({ isVerified: false, newLogin: '+49301234567', notified: ['ada@shop.test'] });
    const both = { loginEmail: 'ada@shop.test', loginPhone: '+49301234567', isVerified: false };
    const pending = { ...both, newLogin: '+49301234567' };
    expect(confirmedContacts(pending, '+49301234567')).toEqual({
      loginEmail: 'ada@shop.test',
      loginPhone: '+49301234567',
    });
    expect(confirmedContacts(pending, 'ada@shop.test')).toEqual({
      loginEmail: 'ada@shop.test',
      loginPhone: undefined,
    });
  });

  it('refuses to remove the last contact, and contacts of staff, confirmed or not', () => {
    expect(planContacts(ADA, { email: '' })).toMatchObject({ kind: 'refused', field: 'email' });
    const granted = { roles: ['manager'] as const };
    expect(planContacts({ ...ADA, granted }, { phone: '+49301234567' })).toMatchObject({ field: 'phone' });
    const own = { roles: [], ownRoles: ['packer'] };
    expect(planContacts({ ...ADA, granted: own }, { email: 'x@shop.test' })).toMatchObject({ field: 'email' });
  });

  it('never keeps an unconfirmed contact as a login once the other one is confirmed', () => {
    const email = fc.constantFrom(undefined, '', 'a@shop.test', 'b@shop.test');
    const phone = fc.constantFrom(undefined, '', '+4930111111', '+4930222222');
    const steps = fc.array(fc.record({ email, phone, confirms: fc.constantFrom('email', 'phone', 'none') }));
    fc.assert(
      fc.property(steps, (wanted) => {
        let now = ADA;
        const proven = new Set(['ada@shop.test']);
        for (const { confirms, ...change } of wanted) {
          const plan = planContacts(now, change);
          if (plan.kind === 'changed')
            now = { ...now, ...plan.contacts, isVerified: plan.isVerified, newLogin: plan.newLogin };
          for (const gone of proven) if (gone !== now.loginEmail && gone !== now.loginPhone) proven.delete(gone);
          const by = confirms === 'none' ? undefined : confirms === 'email' ? now.loginEmail : now.loginPhone;
          if (by === undefined) continue;
          proven.add(by);
          if (!now.isVerified) now = { ...now, ...confirmedContacts(now, by), isVerified: true, newLogin: undefined };
          for (const login of [now.loginEmail, now.loginPhone])
            expect(login === undefined || proven.has(login)).toBe(true);
        }
      }),
    );
  });
});

describe('tags', () => {
  it('are normalised and stored once each', () => {
    expect(readTags(' Wholesale, club;club  vip-2 ')).toEqual(['club', 'vip-2', 'wholesale']);
    expect(tagSet(['b', 'a', 'b'])).toEqual(['a', 'b']);
  });
});
