import { describe, expect, it } from 'vitest';
import { signUpDelay, signUpOffer } from '../../../core/ui-state';

describe('the sign-in modal by itself (A §2.8, §9)', () => {
  it('comes after the time of the settings, 3000 ms where they name none, and never where they do not want it', () => {
    expect(signUpDelay({ show_bonuses_modal: true, show_bonuses_modal_after: 0 })).toBe(0);
    expect(signUpDelay({ show_bonuses_modal: true })).toBe(3000);
    expect(signUpDelay({ show_bonuses_modal: false, show_bonuses_modal_after: 10 })).toBeUndefined();
    expect([signUpDelay({}), signUpDelay(null)]).toEqual([undefined, undefined]);
  });

  it('is for guests, once, and waits while somebody checks out', () => {
    const guest = { isSignedIn: false, wasShown: false, pageName: 'home' };
    expect(signUpOffer(guest)).toBe('now');
    expect(signUpOffer({ ...guest, pageName: 'checkout' })).toBe('later');
    expect(signUpOffer({ ...guest, wasShown: true })).toBe('never');
    expect(signUpOffer({ ...guest, isSignedIn: true, pageName: 'checkout' })).toBe('never');
  });
});
