import { describe, expect, it } from 'vitest';
import { signUpDelay, signUpOffer } from '../../../core/ui-state';

describe('the automatic sign-in modal (A §2.8, §9)', () => {
  it('opens after the delay in the settings, 3000 ms by default, and never if the settings disable it', () => {
    expect(signUpDelay({ show_bonuses_modal: true, show_bonuses_modal_after: 0 })).toBe(0);
    expect(signUpDelay({ show_bonuses_modal: true })).toBe(3000);
    expect(signUpDelay({ show_bonuses_modal: false, show_bonuses_modal_after: 10 })).toBeUndefined();
    expect([signUpDelay({}), signUpDelay(null)]).toEqual([undefined, undefined]);
  });

  it('opens for guests, once, and waits during checkout', () => {
    const guest = { isSignedIn: false, wasShown: false, pageName: 'home' };
    expect(signUpOffer(guest)).toBe('now');
    expect(signUpOffer({ ...guest, pageName: 'checkout' })).toBe('later');
    expect(signUpOffer({ ...guest, wasShown: true })).toBe('never');
    expect(signUpOffer({ ...guest, isSignedIn: true, pageName: 'checkout' })).toBe('never');
  });
});
